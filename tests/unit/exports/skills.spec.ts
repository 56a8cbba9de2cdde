import {createHash} from 'node:crypto';

import {expect, test} from 'vitest';

import {skillFiles, SKILLS_INDEX, type SkillSources} from '../../../src/exports/skills/skillFiles';
import {type Skill, skills} from '../../../src/exports/skills/skills';

const site = {root: 'https://docs.example.org', release: '1.2.3'};

const html = `<body><main><h1>Feed a cat</h1><div class="prose">
<p>Before all sections.</p>
<div class="steps"><section class="step"><h2 id="buy"><span class="vh">1. </span>Buy food</h2>
<p>See <a href="#feed">how</a>.</p></section>
<section class="step"><h2 id="feed">Feed it<a class="anchor" href="#feed">#</a></h2>
<p>Twice a day.</p><h3 id="dry">Dry food</h3><p>Add water.</p><h3 id="wet">Wet food</h3></section></div>
<h2 id="next">Next</h2><p>Sleep.</p></div></main></body>`;

const sources: SkillSources = {
  addresses: ['/cats/feed', '/cats'],
  page: (address) => (address === '/cats/feed' ? {address, html} : undefined),
  fileOf: (address) => `docs${address}.mdx`,
};

const skillOf = (sections: string[], page = '/cats/feed'): Skill => ({
  name: 'feed-cat',
  description: 'Feeds: a cat.',
  pages: [{page, sections}],
});

const textOf = (skill: Skill): string => skillFiles([skill], sources, site)[0]?.text ?? '';

test('a skill has front matter, and the sections of its table in that order, each with its source', () => {
  const text = textOf(skillOf(['dry', 'buy']));
  expect(text).toMatch(
    /^---\nname: feed-cat\ndescription: "Feeds: a cat."\nlicense: Apache-2.0\nmetadata:\n {2}release: "1.2.3"\n---\n/,
  );
  expect(text).toMatch(
    /\n### Dry food\n\nFrom \[Feed a cat\]\(https:\/\/docs.example.org\/cats\/feed#dry\).\n\nAdd water.\n\n## 1. Buy food\n/,
  );
  expect(text).toContain('[how](https://docs.example.org/cats/feed#feed)');
  expect(text).not.toMatch(/Before all|Wet|Sleep/);
});

test('a section goes on up to the next heading of its level, with smaller ones in it', () => {
  const text = textOf(skillOf(['feed']));
  expect(text).toContain('Twice a day.\n\n### Dry food\n\nAdd water.\n\n### Wet food\n');
  expect(text).not.toContain('Sleep');
});

test('of links to the same address only the first stays', () => {
  const twice = html.replace(
    'Add water.',
    'See <a href="#feed">the feeding of <code>Cat[0]</code></a>.',
  );
  const text = skillFiles(
    [skillOf(['buy', 'dry'])],
    {...sources, page: (address) => ({address, html: twice})},
    site,
  )[0]?.text;
  expect(text).toContain('See [how](https://docs.example.org/cats/feed#feed).');
  expect(text).toContain('See the feeding of `Cat[0]`.');
});

test('the index has the digest of each file, and addresses that work for a copy of the site', () => {
  const [file, index] = skillFiles([skillOf(['buy'])], sources, {
    ...site,
    root: 'https://docs.example.org/manual',
  });
  expect(index?.path).toBe(SKILLS_INDEX);
  expect(JSON.parse(index?.text ?? '')).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'feed-cat',
        type: 'skill-md',
        description: 'Feeds: a cat.',
        url: '/manual/.well-known/agent-skills/feed-cat/SKILL.md',
        digest: `sha256:${createHash('sha256')
          .update(file?.text ?? '')
          .digest('hex')}`,
      },
    ],
  });
});

test('sections and pages that are gone stop the build, all at once, with file and nearest name', () => {
  const run = () =>
    skillFiles([skillOf(['fed', 'next']), skillOf(['buy'], '/cats/fed')], sources, site);
  expect(run).toThrow(
    [
      'Skills for agents (src/exports/skills/skills.ts):',
      'docs/cats/feed.mdx: skill feed-cat needs the section #fed, which the page does not have. Did you mean "feed"?',
      'skill feed-cat: no page has the address /cats/fed. Did you mean "/cats/feed"?',
    ].join('\n'),
  );
});

test('names and descriptions of the skills have the form that agents expect', () => {
  for (const {name, description} of skills) {
    expect(name).toMatch(/^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(description.length).toBeLessThanOrEqual(1024);
  }
  expect(new Set(skills.map(({name}) => name)).size).toBe(skills.length);
});
