import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {Parser} from 'htmlparser2';

import {hashOf} from '../../src/hosting/inlineHashes';
import {SUMS_FILE} from '../../src/hosting/checksums';
import {BOM_FILE, billOfMaterials} from '../../src/hosting/supply-chain/billOfMaterials';
import {STATEMENT_FILE} from '../../src/hosting/supply-chain/buildStatement';
import {LICENCES_FILE, licenceTexts} from '../../src/hosting/supply-chain/licenceTexts';
import {readHeaders, rulesFor} from '../support/headersFile';
import {buildFolder, readBuilt} from '../support/site';

const files = readdirSync(buildFolder, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(buildFolder, path.join(entry.parentPath, entry.name)))
  .map((name) => name.replaceAll(path.sep, '/'));
const pages = files.filter((name) => name.endsWith('.html'));

/** What a policy without `unsafe-inline` would stop, or what is not covered by it. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  let policy: string | undefined;
  let inline: 'script-src' | 'style-src' | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (attributes['http-equiv'] === 'Content-Security-Policy') {
        policy = attributes.content;
      }
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on|^style$/.test(attribute) || /^javascript:/i.test(value.trim())) {
          faults.push(`<${name} ${attribute}="${value}">`);
        }
      }
      const isData = name === 'script' && /json|later/.test(attributes.type ?? '');
      if (name === 'style' || (name === 'script' && !attributes.src && !isData)) {
        inline = name === 'style' ? 'style-src' : 'script-src';
      }
    },
    ontext: (code) => {
      const directive = policy?.split('; ').find((each) => each.startsWith(`${inline} `));
      if (inline && !directive?.includes(`'${hashOf(code)}'`)) {
        faults.push(`${inline} does not allow ${code.slice(0, 60)}`);
      }
      inline = undefined;
    },
  });
  parser.end(html);
  return policy ? faults : ['no policy'];
}

test('each page has a policy that allows its inline code, and nothing that a policy forbids', () => {
  expect(pages.length).toBeGreaterThan(400);
  expect(
    pages.flatMap((page) => faultsOf(readBuilt(page)).map((fault) => `${page}: ${fault}`)),
  ).toEqual([]);
});

test('no policy allows code in strings or without a hash', () => {
  const policies = pages.map((page) => /content="(default-src[^"]*)"/.exec(readBuilt(page))?.[1]);
  const [all] = readHeaders(readBuilt('_headers'));
  for (const policy of new Set([...policies, all?.headers['Content-Security-Policy']])) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test('a host that reads _headers sends one Cache-Control for each file', () => {
  const rules = readHeaders(readFileSync(path.join(buildFolder, '_headers'), 'utf8'));
  const wrong = files
    .filter((name) => name !== '_headers')
    .flatMap((name) => {
      const pageAddress = `/${name.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;
      return [...new Set([`/${name}`, pageAddress])].flatMap((address) => {
        const sent = rulesFor(address, rules).flatMap(
          ({headers}) => headers['Cache-Control'] ?? [],
        );
        const isHashed = /^\/(?:assets|link-cards|fonts)\//.test(address);
        return sent.length === 1 && sent[0]?.includes('immutable') === isHashed
          ? []
          : [`${address}: ${sent.join(' and ') || 'none'}`];
      });
    });
  expect(wrong).toEqual([]);
});

test('the files of a build say what it is made of', () => {
  const {subject} = JSON.parse(readBuilt(STATEMENT_FILE)) as {subject: {name: string}[]};
  const others = [STATEMENT_FILE, SUMS_FILE];
  expect(subject.map(({name}) => name).sort()).toEqual(
    files.filter((name) => !others.includes(name)).sort(),
  );
  expect(readBuilt(BOM_FILE)).toBe(billOfMaterials(process.cwd()));
  expect(readBuilt(LICENCES_FILE)).toBe(licenceTexts(process.cwd()));
});
