import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {TextFile} from '../../exports/textFile';
import {writeWithFolder} from '../../lib/writeWithFolder';
import {siteOf} from '../../reference/page/site/site';
import {fileKinds, schemaPath} from '../../yaml/fileKinds';
import {fileSchema} from '../../reference/schemas/files';
import {referenceKey} from '../referenceKey';
import {resultOf, type Step} from '../work-ahead/step';
import {wordsOfPages} from './words';

/** Publishes the JSON schemas with which editors validate and complete YAML files of the SDK. */
export function configSchemasPlugin({siteDir, siteConfig: {url}}: LoadContext): Plugin {
  return {
    name: 'site-config-schemas',
    async postBuild({outDir}) {
      for (const {path: name, text} of resultOf(schemasStep, {siteDir, url})) {
        await writeWithFolder(path.join(outDir, name), text);
      }
    },
  };
}

export const schemasStep: Step<readonly TextFile[]> = {
  name: 'config-schemas',
  inputs: ({siteDir, url}) => [url, referenceKey(siteDir)],
  make({siteDir, url: siteUrl}) {
    const site = siteOf(siteDir);
    const describe = wordsOfPages(site);
    return fileKinds.map((kind) => {
      const schema = fileSchema(site.model, kind, {siteUrl, describe});
      return {path: schemaPath(kind), text: `${JSON.stringify(schema)}\n`};
    });
  },
};
