import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import matter from 'gray-matter';

import {FULL_FILE} from '../../src/exports/llms/llmsFiles';
import {ARCHIVE_FILE} from '../../src/exports/pack/names';
import {SKILLS_INDEX} from '../../src/exports/skills/skillFiles';
import {product} from '../../src/site/product';
import {buildFolder, readBuilt} from '../support/site';

interface Entry {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly url: string;
  readonly digest: string;
}

const {skills} = JSON.parse(readBuilt(SKILLS_INDEX)) as {skills: Entry[]};

test('each skill of the index is a file with its name, description and digest', () => {
  expect(skills).toHaveLength(5);
  for (const {name, type, description, url, digest} of skills) {
    const bytes = readFileSync(path.join(buildFolder, url));
    const {data, content} = matter(bytes.toString('utf8'));
    expect(digest, name).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    expect({type, ...data}).toMatchObject({type: 'skill-md', name, description});
    // What the specification recommends at most, 5,000 tokens of about four characters.
    expect(content.length, name).toBeLessThan(20_000);
  }
});

test('the guide lists the skills, and llms.txt names what agents can take away', () => {
  const guide = readBuilt('guides/general-reference/use-with-agents.md');
  const section = /^## Install skills$[^]*?(?=^## )/m.exec(guide)?.[0] ?? '';
  const listed = [...section.matchAll(/^\| `([\w-]+)` \|/gm)];
  expect(listed.map(([, name]) => name)).toEqual(skills.map(({name}) => name));
  const index = readBuilt('llms.txt');
  for (const file of [SKILLS_INDEX, ARCHIVE_FILE, FULL_FILE]) {
    expect(index).toContain(`${product.siteUrl}/${file}\``);
  }
});
