import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {anchorsOf} from '../../../src/reference/model/anchors';
import {loadModel} from '../../../src/reference/model/load';
import {moduleOfRoute} from '../../../src/reference/model/routes';
import {modelTables} from '../../../src/markdown/modelTables';
import {faults, fixtures, plain, render} from './support';

const file = (name: string) => path.join(fixtures, 'model-tables', `${name}.mdx`);

let html: string;
beforeAll(async () => {
  html = await render(file('good'), [modelTables, {}] as [typeof modelTables, object]);
});

/** The body rows of a table, their cells as text; `block` is one that opens. */
function rows(of: string, block?: string): string[][] {
  const tag = `<table data-model="${of}">`;
  const starts = [...html.matchAll(new RegExp(tag, 'g'))].map(({index}) => index);
  const heading = (start: number) =>
    /<summary>(.*)<\/summary>$/.exec(html.slice(html.lastIndexOf('<summary>', start), start))?.[1];
  const start = starts.find(
    (one) => plain(heading(one) ?? '') === (block === undefined ? '' : `Keys of ${block}`),
  );
  expect(start, `${of} ${block ?? ''}`).toBeDefined();
  if (start === undefined) {
    return [];
  }
  const body = html.slice(html.indexOf('<tbody>', start), html.indexOf('</table>', start));
  return body
    .split('<tr>')
    .slice(1)
    .map((row) =>
      // Since when a key is there stands behind its name.
      row
        .replaceAll(/<span class="since"[^]*?<\/span>/g, '')
        .split('</td>')
        .slice(0, -1)
        .map(plain),
    );
}

function row(of: string, name: string, block?: string): string[] {
  const found = rows(of, block).find(([first]) => first === name);
  expect(found, `${name} in the table ${of} ${block ?? ''}`).toBeDefined();
  return found ?? [];
}

test('keys of one class: type, required, and the words of its page', () => {
  expect(rows('config')).toEqual([
    ['path', 'required', expect.stringMatching(/^Path ?A folder, created when the pod starts\./)],
  ]);
  expect(html).toContain(
    '<a href="/api/bitfount/runners/config_schemas/pod_schemas#poddbconfig.path" id="poddbconfig.path"><code>path</code></a>',
  );
});

test('arguments of a class, those of its bases included', () => {
  expect(row('parameters', 'path')).toEqual([
    'path',
    'required',
    expect.stringMatching(/^Union\[os\.PathLike\[str\], AnyUrl, str\]/),
  ]);
  expect(row('parameters', 'seed').slice(1)).toEqual([
    'None',
    expect.stringMatching(/^Optional\[int\]/),
  ]);
  expect(html).toContain(
    '<a href="/api/bitfount/data/datasources/base_source#basesource--seed"><code>seed</code></a>',
  );
});

test('members of an enum with their values', () => {
  expect(rows('enum').map(([name, value]) => [name, value])).toContainEqual(['IMAGE', "'image'"]);
  expect(html).toContain("<code>DEFAULT</code></a></td><td><code>'oidc-device-code'</code>");
});

test('keys of files stand with the keys around them; large blocks open, and lists are marked', () => {
  expect(row('pod-file', 'pod_db.path')[1]).toBe('required');
  const data = 'datasources[].data_config';
  expect(row('pod-file', 'auto_tidy', data)[1]).toBe('false');
  expect(row('pod-file', 'min_file_size', `${data}.file_system_filters`)[1]).toBe('none');
  expect(row('pod-file', 'args.seed', `${data}.data_split`)[1]).toBe('42');
  expect(row('task-file', 'select.include', 'task.data_structure')[2]).toMatch(
    /^Optional\[list\[str\]\]/,
  );
  expect(row('task-file', 'filter[].value.year', 'task.data_structure')[1]).toBe('required');
});

test('no table of a file is too long to read, or too short to open', () => {
  for (const of of ['pod-file', 'task-file']) {
    const tables = html.split(`<table data-model="${of}">`).slice(1);
    const lengths = tables.map((one) => (one.split('</table>')[0] ?? '').split('<tr>').length - 2);
    expect(Math.max(...lengths), of).toBeLessThan(30);
    expect(Math.min(...lengths), of).toBeGreaterThan(5);
  }
});

test('a part that several keys share is linked, not repeated', () => {
  const names = rows('pod-file', 'datasources[].data_config.file_system_filters').map(
    ([name]) => name,
  );
  expect(names).toContain('file_creation_max_date');
  expect(html).not.toContain('_date.<wbr>year');
});

test('a default shows what a constant or setting holds', () => {
  const structure = 'task.data_structure';
  expect(row('task-file', 'modeller.identity_verification_method')[1]).toBe('oidc-device-code');
  expect(html).toContain('#default_identity_verification_method"><code>oidc-device-code</code>');
  expect(row('task-file', 'compatible_datasources', structure)[1]).toMatch(
    /^CSVSource, (?!.*OMOPSource).*TopconSource$/,
  );
  expect(row('parameters', 'partition_size')[1]).toBe('16, or what BITFOUNT_TASK_BATCH_SIZE says');
  expect(html).toContain('href="/guides/SDK/environment-variables#bitfount_task_batch_size"');
});

test('a choice among the subclasses of a class shows as that class', () => {
  expect(row('task-file', 'algorithm', 'task')[2]).toMatch(
    /^Union\[AlgorithmConfig, list\[AlgorithmConfig\]\]/,
  );
});

test('each kind of template variable is followed by its own keys', () => {
  const names = rows('template-variables').map(([name]) => name);
  expect(names.slice(0, 4)).toEqual(['label', 'tooltip', 'type: string', 'pattern']);
  expect(row('template-variables', 'type.model_slug.provider')[1]).toBe('required');
});

test('commands with their options', () => {
  const names = rows('commands').map(([name]) => name);
  const start = names.indexOf('bitfount run_pod');
  expect(names.slice(start, start + 2)).toEqual(['bitfount run_pod', '--path_to_config_yaml']);
  expect(row('commands', 'bitfount version')[2]).toBe('Prints the release of the SDK.');
});

test('datasources, protocols and algorithms by their names in files', () => {
  expect(row('datasources', 'CSVSource')[2]).toBe('CSVSourceArgs');
  expect(row('datasources', 'NIFTISource')[2]).toBe('NIFTISource');
  expect(row('protocols', 'bitfount.ResultsOnly')[1]).toMatch(/\.$/);
  expect(row('protocols', 'bitfount.GAScreeningProtocolJade')[1]).toContain(
    'Also taken: bitfount.GAScreeningProtocol,',
  );
  expect(row('algorithms', 'bitfount.SqlQuery')[2]).toBe('arguments');
  expect(row('algorithms', 'bitfount.ModelInference')[2]).toBe('arguments, model, pretrained_file');
});

test('a protocol takes the algorithms that its check names, or those that fit it', () => {
  const taken = (protocol: string) => row('combinations', protocol)[1]?.split(', ').sort();
  expect(taken('EHRNERProtocol')).toEqual([
    'CSVReportAlgorithm',
    'EHRPatientQueryAlgorithm',
    'HuggingFaceNERInference',
  ]);
  expect(taken('FederatedAveraging')).toEqual(['FederatedModelTraining', 'TIMMFederatedTraining']);
  expect(taken('ResultsOnly')).toContain('SqlQuery');
  expect(taken('ResultsOnly')).not.toContain('CSVReportAlgorithm');
});

test('every link of every table leads to a symbol of the reference', () => {
  const model = loadModel();
  const links = [...html.matchAll(/href="(\/api\/[^"#]+)#([^"]+)"/g)];
  expect(links.length).toBeGreaterThan(300);
  const dead = links.filter(([, route = '', anchor = '']) => {
    const module = model.modules.get(moduleOfRoute(route) ?? '');
    const known = module ? [...anchorsOf(module).values()] : [];
    const [owner = ''] = anchor.split('--');
    return module && !known.includes(owner);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

test('what cannot be shown stops the build with file, line and what to write', async () => {
  const name = path.relative(process.cwd(), file('bad'));
  expect(await faults(file('bad'), [modelTables, {}] as [typeof modelTables, object])).toEqual([
    `${name}:6: unknown table of="datasorces". Did you mean "datasources"? (site:unknown-table)`,
    `${name}:8: the SDK has no class "PodDbConfg". Did you mean "PodDbConfig"? (site:unknown-symbol)`,
    `${name}:10: of="config" is about one class: add class="…". (site:malformed-table)`,
    `${name}:12: of="protocols" is about no single class: leave class="…" out. (site:malformed-table)`,
    `${name}:14: "PodDbConfig" is no enum. (site:unsuitable-class)`,
    `${name}:16: "CSVSource" has no fields. For its arguments write of="parameters". (site:unsuitable-class)`,
    `${name}:18: ModelTable takes of="…" and class="…" as plain text, not "sort". (site:malformed-table)`,
    `${name}:20: put <ModelTable … /> on a line of its own, with an empty line before and after. (site:misplaced-table)`,
    `${name}:22: "bitfount.hub.api" is no class: this table needs one. (site:unsuitable-class)`,
  ]);
});
