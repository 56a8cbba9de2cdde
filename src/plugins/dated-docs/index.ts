import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

import {siteDates} from './siteDates';
import {sourcesOf} from './sources';

async function docsWithDates(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = await docsPlugin(context, options as PluginOptions);
  const dated: Plugin<LoadedContent> = {
    ...plugin,
    async loadContent() {
      const content = (await plugin.loadContent?.()) as LoadedContent;
      const dates = siteDates(context.siteDir);
      for (const doc of content.loadedVersions.flatMap(({docs}) => docs)) {
        doc.lastUpdatedAt = dates.latest(sourcesOf(aliasedSitePathToRelativePath(doc.source)));
      }
      return content;
    },
  };
  return dated as Plugin;
}

/**
 * Wraps the docs plugin: its pages know when they were last changed, from one call of git for all of
 * them. The plugin's own option, `showLastUpdateTime`, calls git for each page, complains where there is
 * none, and knows nothing of the facts that the reference is made from.
 */
export const datedDocsPlugin: PluginModule = Object.assign(docsWithDates, {
  // Docusaurus validates the options of a plugin by a function beside it:
  // https://docusaurus.io/docs/api/plugin-methods/static-methods
  validateOptions: validateOptions as PluginModule['validateOptions'],
});
