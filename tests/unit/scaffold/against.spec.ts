import {expect, test} from '@playwright/test';

import {loadModel} from '../../../src/api/load';
import {scaffold} from '../../../src/api/scaffold';
import {diffReport} from '../../../src/api/scaffold/diffReport';
import type {ApiClass, ApiFunction, ApiModel, ApiModule} from '../../../src/api/types';
import {changedModel, modelDir, repository} from './support';

const shapes = ({modules}: ApiModel) => modules.get('kit.shapes') as ApiModule;
const named = (model: ApiModel, name: string) =>
  shapes(model).symbols.find((symbol) => symbol.name === name);

/** A later release of the small SDK. */
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

const changes = `Added: 2
  parameter kit.shapes.draw(scale)
  dataclass kit.shapes.Dot
Removed: 4
  module kit.clash
  async method kit.shapes.Circle.grow
  parameter kit.shapes.draw(canvas)
  environment variable KIT_TEST
Changed: 4
  parameter kit.shapes.Circle(centre): type Optional[Point] → tuple
  parameter kit.shapes.Circle(centre): default None → (0, 0)
  async function kit.shapes.draw: kind function → async function
  async function kit.shapes.draw: returns bool → None`;

test('a new release is told by what it adds, removes and changes, parts of new things left out', () => {
  const report = diffReport(laterModel('1.10.0'), loadModel(modelDir));
  expect(report).toBe(`From kit 1.0 to 1.10.0\n${changes}`);
});

test('the older release comes first, whichever is the committed one', () => {
  const older = changedModel(({index}) => {
    index.sdk.version = '1.9.0';
  });
  expect(diffReport(older, laterModel('1.10.0'))).toBe(`From kit 1.9.0 to 1.10.0\n${changes}`);
});

test('a model differs in nothing from itself', () => {
  expect(scaffold({root: repository(), modelDir, against: modelDir})).toBe(
    'From kit 1.0 to 1.0\nAdded: 0\nRemoved: 0\nChanged: 0',
  );
});

test('a folder without a model is refused with how to make one', () => {
  expect(() => scaffold({root: repository(), modelDir, against: 'no/such'})).toThrow(
    /^no\/such holds no API model \(no index\.json\)\. Extract one with "npm run api:model/,
  );
});
