import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {TextFile} from '../../exports/textFile';
import {rememberedFrom} from '../../lib/buildMemory';
import {writeWithFolder} from '../../lib/writeWithFolder';
import {siteOf} from '../../reference/page/site/site';
import {fileKinds, schemaPath} from '../../yaml/fileKinds';
import {fileSchema} from '../../reference/schemas/files';
import {referenceKey} from '../referenceKey';
import {wordsOfPages} from './words';

/** Publishes the JSON schemas with which editors validate and complete YAML files of the SDK. */
export function configSchemasPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-config-schemas',
    async postBuild({outDir}) {
      const {url} = siteConfig;
      const step = {step: 'config-schemas', root: siteDir};
      const files = rememberedFrom([url, referenceKey(siteDir)], step, () =>
        schemaFiles(siteDir, url),
      );
      for (const {path: name, text} of files) {
        await writeWithFolder(path.join(outDir, name), text);
      }
    },
  };
}

function schemaFiles(siteDir: string, siteUrl: string): TextFile[] {
  const site = siteOf(siteDir);
  const describe = wordsOfPages(site);
  return fileKinds.map((kind) => {
    const schema = fileSchema(site.model, kind, {siteUrl, describe});
    return {path: schemaPath(kind), text: `${JSON.stringify(schema)}\n`};
  });
}
