import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {siteOf} from '../../reference/page/site/site';
import {fileKinds, schemaPath} from '../../yaml/fileKinds';
import {fileSchema} from '../../reference/schemas/files';
import {wordsOfPages} from './words';

/** Publishes the JSON schemas with which editors validate and complete YAML files of the SDK. */
export function configSchemasPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-config-schemas',
    async postBuild({outDir}) {
      const site = siteOf(siteDir);
      const describe = wordsOfPages(site);
      for (const kind of fileKinds) {
        const schema = fileSchema(site.model, kind, {siteUrl: siteConfig.url, describe});
        const file = path.join(outDir, schemaPath(kind));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, `${JSON.stringify(schema)}\n`);
      }
    },
  };
}
