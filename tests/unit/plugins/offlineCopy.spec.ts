import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';

import {FACTS_FILE, type OfflineCopy, ZIP_FILE} from '../../../src/exports/offline/copy';
import {copyLink} from '../../../src/exports/offline/copyLink';
import {sha256} from '../../../src/lib/sha256';
import {offlineCopyPlugin} from '../../../src/plugins/offline-copy';
import {outputPath} from '../support/outputPath';

const bytes = 'an archive';
const copy: OfflineCopy = {bytes: 15_830_285, sha256: sha256(bytes), date: '2026-11-25'};

/** Builds a site with these files; returns the folder that is published, and what pages are told. */
async function publish(
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<{outDir: string; told: unknown}> {
  const siteDir = outputPath(`${name}/site`);
  const outDir = outputPath(`${name}/build`);
  mkdirSync(outDir, {recursive: true});
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
  const {contentLoaded, postBuild} = offlineCopyPlugin({siteDir} as LoadContext);
  let told: unknown;
  const setGlobalData = (data: unknown) => (told = data);
  await contentLoaded?.({actions: {setGlobalData}} as Parameters<typeof contentLoaded>[0]);
  await postBuild?.({outDir} as Parameters<typeof postBuild>[0]);
  return {outDir, told};
}

test('a build publishes the copy that was made, with a checksum that sha256sum reads', async () => {
  const {outDir, told} = await publish('published', {
    [ZIP_FILE]: bytes,
    [FACTS_FILE]: JSON.stringify(copy),
  });
  expect(told).toEqual({
    file: ZIP_FILE,
    size: '15.8 MB',
    sha256: copy.sha256,
    date: '2026-11-25',
  });
  expect(readFileSync(path.join(outDir, ZIP_FILE), 'utf8')).toBe(bytes);
  expect(readFileSync(path.join(outDir, `${ZIP_FILE}.sha256`), 'utf8')).toBe(
    `${copy.sha256}  ${path.basename(ZIP_FILE)}\n`,
  );
});

test('a build without a copy publishes none', async () => {
  const {outDir, told} = await publish('unpublished', {[FACTS_FILE]: JSON.stringify(copy)});
  expect(told).toBeUndefined();
  expect(() => readFileSync(path.join(outDir, ZIP_FILE))).toThrow('ENOENT');
});

test('the footer says how large the copy is, of which day, and how to check it', () => {
  const link = copyLink(copy);
  expect(link).toContain(`<a href="/${ZIP_FILE}" download>Offline copy</a>`);
  expect(link).toContain('15.8 MB');
  expect(link).toContain('<time datetime="2026-11-25">');
  expect(link).toContain(`href="/${ZIP_FILE}.sha256"`);
  expect(link).toContain(copy.sha256.slice(0, 8));
  expect(copyLink({...copy, date: null})).not.toContain('<time');
});
