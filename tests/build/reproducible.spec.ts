import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {SUMS_FILE} from '../../src/hosting/checksums';
import {type CopyOfSite, copyOfSite, linesOf} from '../support/copyOfSite';
import {readBuilt} from '../support/site';
import {NIGHTLY, PUBLISHED} from '../support/tags';

const own = () => linesOf(readBuilt(SUMS_FILE));

/** The lines that only one of two builds has: each a file of its own, or one with other content. */
const differing = (one: readonly string[], other: readonly string[]) => ({
  first: one.filter((line) => !other.includes(line)),
  second: other.filter((line) => !one.includes(line)),
});
const NOTHING = {first: [], second: []};

let copy: CopyOfSite;
test.beforeEach(() => {
  test.setTimeout(20 * 60_000);
  copy = copyOfSite();
});
test.afterEach(() => {
  copy.remove();
});

test(
  'another folder, time zone, locale and number of threads give the same files',
  {tag: [NIGHTLY.tag, PUBLISHED.tag]},
  () => {
    const built = copy.build({
      TZ: 'Pacific/Kiritimati',
      LANG: 'tr_TR.UTF-8',
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
    });
    expect(differing(built, own())).toEqual(NOTHING);
  },
);

/** A change in each kind of source: guide, page of the reference, answer, entry of the model, template. */
const CHANGES: readonly {readonly file: string; readonly from: string; readonly to: string}[] = [
  {
    file: 'docs/SDK/pod-file.mdx',
    from: '## Next steps {#next-steps}',
    to: 'One more sentence.\n\n## Next steps {#next-steps}',
  },
  {
    file: 'api/bitfount/models/base_models.mdx',
    from: 'Marks a model as a classifier',
    to: 'Marks any model as a classifier',
  },
  {
    file: 'docs/_messages/configuration.yaml',
    from: 'The import of the SDK stops.',
    to: 'The import stops.',
  },
  {
    file: 'src/reference/data/modules/bitfount.models.base_models.json',
    from: '"default": [["dict","builtins.dict"],"()"]',
    to: '"default": [["list","builtins.list"],"()"]',
  },
  {file: 'src/components/Wordmark.tsx', from: '<svg width', to: '<svg data-changed="" width'},
];

test(
  'a build with a filled cache gives the files of a clean one, before and after a change',
  {tag: [NIGHTLY.tag, PUBLISHED.tag]},
  () => {
    const sources = CHANGES.map(({file, from}) => {
      const source = readFileSync(path.join(copy.folder, file), 'utf8');
      expect(source, `${file} has what is changed`).toContain(from);
      return source;
    });
    const write = (isChanged: boolean) => {
      for (const [index, {file, from, to}] of CHANGES.entries()) {
        const source = sources[index] ?? '';
        writeFileSync(path.join(copy.folder, file), isChanged ? source.replace(from, to) : source);
      }
    };
    copy.build();
    write(true);
    const changed = copy.build();
    expect(differing(changed, own()).first.length).toBeGreaterThan(1);
    write(false);
    expect(differing(copy.build(), own()), 'changed back').toEqual(NOTHING);
    write(true);
    copy.clear();
    expect(differing(copy.build(), changed), 'changed').toEqual(NOTHING);
  },
);
