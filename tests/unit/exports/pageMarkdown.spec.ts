import {describe, expect, it} from 'vitest';

import {type PageMarkdown, pageMarkdown} from '../../../src/exports/markdown/pageMarkdown';

const site = {root: 'https://docs.example.org', release: '1.2.3'};

function read(prose: string, {head = '', crumbs = ''} = {}): PageMarkdown {
  const html = `<html><head>${head}</head><body><nav>Menu</nav><main><article>${crumbs}<header><h1>Pods</h1></header><div class="prose">${prose}</div></article><nav class="pager">Next</nav></main></body></html>`;
  return pageMarkdown({address: '/guides/pods', html}, site);
}

function markdown(prose: string): string {
  return read(prose)
    .segments.map((segment) => segment.markdown)
    .join('\n\n');
}

describe('the content of a page', () => {
  it('has title, description and what stands above it, and nothing of the frame', () => {
    const page = read('<p>Run one.</p>', {
      head: '<meta data-rh="true" name="description" content="About &quot;pods&quot;."/>',
      crumbs:
        '<nav class="crumbs"><ol><li><a href="/guides">Guides</a></li><li><span>Pods</span></li></ol></nav>',
    });
    expect(page).toEqual({
      address: '/guides/pods',
      title: 'Pods',
      description: 'About "pods".',
      crumbs: ['Guides'],
      segments: [{markdown: 'Run one.', part: undefined}],
    });
  });

  it('is refused without a heading, by the address of the page', () => {
    const html = '<html><body><main><p>No heading.</p></main></body></html>';
    expect(() => pageMarkdown({address: '/x', html}, site)).toThrow(/^Markdown of pages: \/x /);
  });
});

describe('parts that plain HTML says too little about', () => {
  it.each([
    [
      'links get absolute addresses',
      '<p><a href="/api/kit#pod">A</a> <a href=#here>B</a> <a href="https://x.example/">C</a></p>',
      '[A](https://docs.example.org/api/kit#pod) [B](https://docs.example.org/guides/pods#here) [C](https://x.example/)',
    ],
    [
      'places where a name may break, links to headings and copy buttons are left out',
      '<h2 id="a">data_<wbr>source<a class="anchor" href="#a">#</a></h2><p><code>a.<wbr>b</code><button data-copy>Copy</button></p>',
      '## data_source\n\n`a.b`',
    ],
    [
      'spaces that keep words together are usual ones',
      '<p>switch\u00a0· default\u00a0<code>true</code></p>',
      'switch · default `true`',
    ],
    [
      'code has its language and the name of its file',
      '<figure class="code" data-language="yaml"><figcaption><b>pod.yaml</b><button>Copy</button></figcaption><pre><code><span class="f">name</span>: x\n</code></pre></figure>',
      '```yaml title="pod.yaml"\nname: x\n```',
    ],
    [
      'a signature is code, a parameter a line',
      '<div class="sig"><code><b>run</b>(</code><span><code>pod: str,</code></span><code>)</code></div>',
      '```python\nrun(\n    pod: str,\n)\n```',
    ],
    [
      'a symbol has its kind before its name',
      '<div class="sym-head"><span class="kind">class</span><h3 id="x">Pod</h3></div>',
      '### class Pod',
    ],
    [
      'a symbol has what its releases did to it below its name',
      '<div class="sym-head"><span class="kind">class</span><h3 id="x">Pod</h3><span class="since">since 11.1</span><span class="since">gone in 12.0, then <code>kit.Pod</code></span></div>',
      '### class Pod\n\nsince 11.1; gone in 12.0, then `kit.Pod`',
    ],
    [
      'parameters have type, default and words',
      '<dl class="params"><div><dt><a href="#p">path</a><span class=req>required</span></dt><dd><span class=type>str</span><p>Where it is.</p></dd></div><div><dt><a href="#s">seed</a><span class=def>= 1</span></dt><dd><p>A number.</p></dd></div></dl>',
      '- `path` (`str`, required): Where it is.\n- `seed` (`= 1`): A number.',
    ],
    [
      'facts are a list',
      '<dl class="facts"><div><dt>Import</dt><dd><code>from kit import Pod</code></dd></div></dl>',
      '- **Import**: `from kit import Pod`',
    ],
    [
      'so are terms without a box around each',
      '<dl class="need"><dt>You need</dt><dd>a browser</dd><dt>Time</dt><dd>little</dd></dl>',
      '- **You need**: a browser\n- **Time**: little',
    ],
    [
      'a note is a quote with its title',
      '<div class="note tip"><p class="note-title">Tip</p><p>Use two.</p></div>',
      '> **Tip**\n>\n> Use two.',
    ],
    [
      'lines of a cell are apart',
      '<table><thead><tr><th>Key</th><th>Meaning</th></tr></thead><tbody><tr><th><a href="#n">name</a><span>since 11.1</span></th><td><div><code>str</code></div>Name of the pod.<div>Also taken: <code>id</code></div></td></tr></tbody></table>',
      '| Key | Meaning |\n| - | - |\n| [name](https://docs.example.org/guides/pods#n) since 11.1 | `str` Name of the pod. Also taken: `id` |',
    ],
    [
      'lines of a caption are apart',
      '<figure><figcaption>Two pods.<small>From a run.</small></figcaption></figure>',
      'Two pods. From a run.',
    ],
    [
      'a drawing is what its text says',
      '<figure class="diagram"><svg><title>Two pods</title><desc>One asks.</desc><text>x</text></svg><figcaption>They talk.</figcaption></figure>',
      '> **Drawing: Two pods** One asks.\n>\n> They talk.',
    ],
    [
      'a formula is TeX',
      '<p>Let <span class="katex"><span class="katex-mathml"><math><semantics><mi>n</mi><annotation>n_i</annotation></semantics></math></span><span class="katex-html">ni</span></span> be.</p>',
      'Let $n_i$ be.',
    ],
    [
      'tabs are the code of all of them',
      '<fieldset class="tabs"><legend>System</legend><input type=radio><label>Linux</label><figure class="code" data-language="bash"><pre><code>ls</code></pre></figure></fieldset>',
      '```bash\nls\n```',
    ],
    [
      'a table keeps its header, and pipes in cells',
      '<table><thead><tr><th>Key</th><th>Value</th></tr></thead><tbody><tr><th scope=row>a|b</th><td>1</td></tr></tbody></table>',
      '| Key | Value |\n| - | - |\n| a\\|b | 1 |',
    ],
    [
      'what the stylesheet sets apart gets a space',
      '<ul class="symbols"><li><span class=kind>class</span><a href="#pod">Pod</a><span>Runs.</span></li></ul>',
      '- class [Pod](https://docs.example.org/guides/pods#pod) Runs.',
    ],
    [
      'a name without a page is no link',
      '<ul class="symbols"><li><span class=kind>name</span><a>nn</a><span>from torch</span></li></ul>',
      '- name nn from torch',
    ],
    [
      'a fold has its summary in bold',
      '<details><summary>More</summary><p>Words.</p></details>',
      '**More**\n\nWords.',
    ],
  ])('%s', (_name, prose, expected) => {
    expect(markdown(prose)).toBe(expected);
  });
});

describe('division of a page', () => {
  const names = (prose: string) => read(prose).segments.map(({part}) => part?.id);

  it('a module is divided at its symbols', () => {
    const symbol = (id: string) =>
      `<section class="sym"><div class="sym-head"><h2 id="${id}">${id}<a class="anchor" href="#${id}">#</a></h2></div><div class="sig"><code>x</code></div><p>It is ${id}. And more.</p></section>`;
    const prose = `<h2 id="symbols">Symbols</h2><p>List.</p>${symbol('pod')}\n${symbol('hub')}<h2 id="used">Used in</h2><p>Places.</p>`;
    expect(names(prose)).toEqual([undefined, 'pod', 'hub', undefined]);
    expect(read(prose).segments[1]?.part).toEqual({id: 'pod', name: 'pod', summary: 'It is pod.'});
  });

  it('a guide is divided at its headings', () => {
    const prose =
      '<p>Lead.</p><h2 id="a">One</h2><p>First. Second.</p><div class="steps"><section><h2 id="b">Two</h2></section></div>';
    expect(names(prose)).toEqual([undefined, 'a', 'b']);
    expect(read(prose).segments[1]?.part).toEqual({id: 'a', name: 'One', summary: 'First.'});
  });
});
