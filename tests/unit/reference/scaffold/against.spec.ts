import path from 'node:path';

import {expect, test} from 'vitest';

import {writeModel} from '../../../../src/reference/extract/writeModel';

import {loadModel} from '../../../../src/reference/model/load';
import {scaffold} from '../../../../src/reference/scaffold';
import {diffReport} from '../../../../src/reference/scaffold/diffReport';
import type {
  ApiClass,
  ApiFunction,
  ApiModel,
  ApiModule,
} from '../../../../src/reference/model/types';
import {changedModel, goodPage, modelDir, read, repository} from './support';

const shapes = ({modules}: ApiModel) => modules.get('kit.shapes') as ApiModule;
const named = (model: ApiModel, name: string) =>
  shapes(model).symbols.find((symbol) => symbol.name === name);

/** Returns the model of a later release of the small SDK. */
function laterModel(version: string): ApiModel {
  return changedModel((model) => {
    model.index.sdk.version = version;
    const draw = named(model, 'draw') as ApiFunction;
    draw.parameters = draw.parameters.filter(({name}) => name !== 'canvas');
    draw.parameters.push({name: 'scale', kind: 'keyword-only', type: ['int'], default: ['1']});
    draw.returns = ['None'];
    draw.labels.push('async');
    const circle = named(model, 'Circle') as ApiClass;
    const centre = circle.init?.parameters.find(({name}) => name === 'centre');
    Object.assign(centre as object, {default: ['(0, 0)'], type: ['tuple']});
    circle.members = circle.members.filter(({name}) => name !== 'grow');
    const added = {...(named(model, 'Point') as ApiClass), name: 'Dot', path: 'kit.shapes.Dot'};
    shapes(model).symbols.push({
      ...added,
      members: added.members.map((member) => ({...member, path: `kit.shapes.Dot.${member.name}`})),
    });
    (model.modules as Map<string, ApiModule>).delete('kit.clash');
    model.index.environment.pop();
  });
}

const noLine = () => undefined;

const changes = `Pages to write: 0
Pages to take out: 1
  api/kit/clash.mdx
Pages to mend: 2
  api/kit/shapes.mdx: 8 changes
    + parameter kit.shapes.draw(scale)
    + dataclass kit.shapes.Dot
    - async method kit.shapes.Circle.grow
    - parameter kit.shapes.draw(canvas)
    ~ parameter kit.shapes.Circle(centre): type Optional[Point] → tuple
    ~ parameter kit.shapes.Circle(centre): default None → (0, 0)
    ~ async function kit.shapes.draw: kind function → async function
    ~ async function kit.shapes.draw: returns bool → None
  docs/SDK/environment-variables.mdx: 1 change
    - environment variable KIT_TEST`;

test('a new release is told page by page; parts of new things are left out', () => {
  const report = diffReport(laterModel('1.10.0'), loadModel(modelDir), noLine);
  expect(report).toBe(`From kit 1.0 to 1.10.0\n${changes}`);
});

test('the older release comes first, whichever is the committed one', () => {
  const older = changedModel(({index}) => {
    index.sdk.version = '1.9.0';
  });
  expect(diffReport(older, laterModel('1.10.0'), noLine)).toBe(
    `From kit 1.9.0 to 1.10.0\n${changes}`,
  );
});

test('a new module is a page to write', () => {
  const older = changedModel((model) => {
    model.index.sdk.version = '0.9';
    (model.modules as Map<string, ApiModule>).delete('kit.canvas');
  });
  expect(diffReport(loadModel(modelDir), older, noLine)).toContain(
    'Pages to write: 1\n  api/kit/canvas.mdx\n',
  );
});

test('what changed or went is found on its page by line, and the page stays as it is', () => {
  const root = repository({'api/kit/shapes.mdx': goodPage});
  const dir = path.join(root, 'later');
  const {index, modules} = laterModel('1.10.0');
  writeModel(dir, index.sdk, {
    counts: index.counts,
    environment: index.environment,
    messages: {},
    modules: [...modules.values()],
    callSites: [],
  } as Parameters<typeof writeModel>[2]);
  const report = scaffold({root, modelDir, against: dir});
  const lineOf = (heading: string) => goodPage.split('\n').indexOf(heading) + 1;
  expect(lineOf('### grow')).toBeGreaterThan(0);
  expect(report).toContain(`kit.shapes.Circle.grow (line ${lineOf('### grow')})`);
  expect(report).toContain(`kit.shapes.draw(canvas) (line ${lineOf('## draw')})`);
  expect(read(root, 'api/kit/shapes.mdx')).toBe(goodPage);
});

test('a model differs in nothing from itself', () => {
  expect(scaffold({root: repository(), modelDir, against: modelDir})).toBe(
    'From kit 1.0 to 1.0\nPages to write: 0\nPages to take out: 0\nPages to mend: 0',
  );
});

test('a folder without a model is refused with how to make one', () => {
  expect(() => scaffold({root: repository(), modelDir, against: 'no/such'})).toThrow(
    /^no\/such holds no API model \(no index\.json\)\. Extract one with "npm run api:model/,
  );
});
