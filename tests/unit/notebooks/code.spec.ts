import {expect, test} from 'vitest';

import {notebookOf} from '../../../src/notebooks/notebook';

/** The cells of a page that is nothing but code blocks, as `kind: text`. */
function cells(...blocks: [info: string, code: string][]): string[] {
  const body = blocks.map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\`\n`).join('\n');
  return notebookOf({
    file: 'tutorials/a.mdx',
    source: `---\ntitle: A\n---\n\n${body}`,
    url: 'https://docs.example.org/tutorials/a',
    origin: 'https://docs.example.org',
    product: {package: 'kit', version: '1.2.3', python: '3.12'},
    drawing: () => undefined,
  })
    .cells.slice(1)
    .map(({cell_type: kind, source}) => `${kind}: ${source.join('')}`);
}

test('installation and commands of the SDK run in the notebook', () => {
  expect(
    cells([
      'bash',
      '# first\npip install kit \\\n  more\npython3 -m pip uninstall -y old\nkit_home=1 true',
    ]),
  ).toEqual([expect.stringMatching(/^markdown: ```bash/)]);
  expect(
    cells(['bash', '# first\npip install kit \\\n  more\npython3 -m pip list\nbitfount version']),
  ).toEqual(['code: %pip install kit more\n%pip list\n!bitfount version']);
  expect(cells(['bash', 'X=1 bitfount version "$HOME/pod.yaml"'])).toEqual([
    'code: %%bash\nX=1 bitfount version "$HOME/pod.yaml"',
  ]);
});

test('what belongs in a terminal stays to be read', () => {
  expect(cells(['bash title="Linux"', 'python -m venv .venv\nsource .venv/bin/activate'])).toEqual([
    'markdown: **Linux**\n\n```bash\npython -m venv .venv\nsource .venv/bin/activate\n```',
  ]);
  expect(cells(['bash', 'bitfount run_pod --path_to_config_yaml=pod.yaml'])[0]).toMatch(
    /^markdown/,
  );
  expect(cells(['powershell', 'py -m venv .venv'])).toEqual([
    'markdown: ```powershell\npy -m venv .venv\n```',
  ]);
});

test('a script that cells have run is not run again', () => {
  expect(
    cells(['python title="make.py"', 'x = 1'], ['bash', 'python make.py'], ['python', 'x']),
  ).toEqual([
    'code: x = 1',
    'markdown: In this notebook, the cells above have run `make.py`.',
    'code: x',
  ]);
});

test('what other code needs as a file becomes a file', () => {
  expect(
    cells(
      ['python title="Net.py"', 'class Net: ...'],
      ['python title="Net.py, continued"', 'SIZE = 1'],
      ['python title="train.py"', 'from Net import Net'],
      ['python title="other.py"', 'x = 1'],
      ['yaml title="task.yaml"', 'model: other.py'],
      ['bash', 'python Net.py'],
      ['yaml', 'a: 1'],
    ),
  ).toEqual([
    'code: %%writefile Net.py\nclass Net: ...',
    'code: %%writefile -a Net.py\nSIZE = 1',
    'code: from Net import Net',
    'code: %%writefile other.py\nx = 1',
    'code: %%writefile task.yaml\nmodel: other.py',
    'code: !python Net.py',
    'markdown: ```yaml\na: 1\n```',
  ]);
});

test('the SDK may use the event loop, once', () => {
  const sample = ['python', 'from bitfount import Pod'] as [string, string];
  expect(cells(['python', 'x = 1'], sample, sample)).toEqual([
    'code: x = 1',
    'markdown: A notebook has an event loop of its own. This lets the SDK use it.',
    'code: import nest_asyncio\n\nnest_asyncio.apply()',
    'code: from bitfount import Pod',
    'code: from bitfount import Pod',
  ]);
  const own = ['python', 'import nest_asyncio\nnest_asyncio.apply()'] as [string, string];
  expect(cells(own, sample)).toHaveLength(2);
});
