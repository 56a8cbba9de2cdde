/* Pages as the build writes them: minified, with tags left out where HTML allows it. */

const head = (tag: string, description: string) =>
  '<!doctype html><html lang=en><meta charset=UTF-8><title>x</title>' +
  `<meta name=description content="${description}"><meta name=docsearch:language content=en>` +
  `<meta name=docsearch:version content=current><meta name=docsearch:docusaurus_tag content=${tag}>` +
  '<body><nav><a href=/ id=home>Menu</a></nav><main><article>';

const anchor = (id: string) => `<a class=anchor href=#${id} aria-label="Link">#</a>`;

export const apiPage = `${head('docs-api-current', 'Pods and their settings.')}
<nav class=crumbs>API</nav><header><h1 class=modname data-kind=module><span>sdk.<wbr></span><b>pod</b></h1></header>
<div class="prose theme-doc-markdown" data-prose>
<p><a href=/x><code>Pods</code></a> serve <em>data</em>.</p>
<dl class=facts><div data-nosearch><dt>Source<dd><code>sdk/pod.py</code></div><div><dt>In YAML<dd><code>pod: x</code></div></dl>
<h2 id=symbols data-nosearch>Symbols${anchor('symbols')}</h2>
<ul class=symbols data-nosearch><li><span class=kind>class</span><a href=#pod>Pod</a><span>Serves.</span><li><span class=kind>class</span><a href=/api/other#o id=o>Other</a><span></span><li data-kind=attribute><span class="kind data">variable</span><a href=#logger id=logger>logger</a><span>The logger.</span></ul>
<h2 id=failures>Failures${anchor('failures')}</h2><p>It may fail. Then it says why.</p>
<h2 id=variables data-nosearch>Variables${anchor('variables')}</h2>
<dl class=params data-kind=attribute><div><dt><a href=#limit id=limit>LIMIT</a><span class=def>= 1</span><dd><span class=type data-nosearch>int</span><p>How many.</div></dl>
<section class=sym data-kind=class><div class=sym-head><span class=kind>abstract class</span><h2 id=pod>Pod${anchor('pod')}</h2><span class=end>line 3</span></div><div class=sig data-nosearch><code>class Pod(name)</code></div>
<p>Serves a datasource.<h3 id=pod-parameters data-nosearch>Parameters${anchor('pod-parameters')}</h3><dl class=params data-kind=parameter><div><dt><a href=#pod--name id=pod--name>na<wbr>me</a><dd><p>Its name.</div></dl>
<dl class=facts><div><dt>Raises<dd><div><p><code>ValueError</code>: No name.</div></div></dl>
<h3 id=pod-fields data-nosearch>Fields</h3><dl class=params data-kind=attribute><div><dt><a href=#pod.port id=pod.port>port</a><dd><p>The port.</div></dl>
<h3 id=pod-members data-nosearch>Members</h3><section class=member data-kind=method><div class=sym-head><span class="kind call">method</span><h3 id=pod.start>start${anchor('pod.start')}</h3></div><p>Starts it.<dl class=params data-kind=parameter><div><dt><a href=#pod.start--wait id=pod.start--wait>wait</a><dd><p>Whether.</div></dl></section>
<h3 id=pod-inherited data-nosearch>Inherited</h3><details class=more data-nosearch><summary>From Base</summary><p class=names>stop</details></section>
<section class=sym data-kind=function><div class=sym-head><span class="kind call">function</span><h2 id=make_pod>make_pod</h2></div></section>
</div></article><footer>Foot</footer></main>`;

export const guidePage = `${head('docs-default-current', 'All settings.')}
<header><h1>Settings</h1></header><div class=prose data-prose>
<h2 id=paths>Paths${anchor('paths')}</h2>
<figure class=code><figcaption><b>.env.local</b><button>Copy</button></figcaption><pre><code>LOG_LEVEL=<span>DEBUG</span></code></pre></figure>
<p>Where things are kept.</p><ul><li>First point.<li>Second point.</ul>
<table><thead><tr><th scope=col>Name<th scope=col>Effect<tbody><tr><th><a href=#log_dir id=log_dir><code>LOG_<wbr>DIR</code></a><td>text<td>The folder of logs.</table>
<table><tr><td>Name<td>Effect</table>
<h3 id=details>Details &amp; more${anchor('details')}</h3>
</div></article></main>`;
