import type {PluginConfig} from '@docusaurus/types';

import {type Skill, skills} from '../exports/skills/skills';
import {agentFilesPlugin} from '../plugins/agent-files';
import {apiPagesPlugin} from '../plugins/api-pages';
import {configSchemasPlugin} from '../plugins/config-schemas';
import {egressFilesPlugin} from '../plugins/egress-files';
import {entryPlugin} from '../framework/entry';
import {fontPlugin} from '../plugins/font';
import {hostFilesPlugin} from '../plugins/host-files';
import {landingExamplesPlugin} from '../plugins/landing-examples';
import {lazyPagesPlugin} from '../framework/lazy-pages';
import {linkCardsPlugin} from '../plugins/link-cards';
import {mathsPlugin} from '../plugins/maths';
import {messageDataPlugin} from '../plugins/message-data';
import {noPresetEnvPlugin} from '../framework/no-preset-env';
import {stableRuntimePlugin} from '../framework/stable-runtime';
import {noStockStylesPlugin} from '../framework/stock-styles';
import {notebooksPlugin} from '../plugins/notebooks';
import {objectsInvPlugin} from '../plugins/objects-inv';
import {offlineCopyPlugin} from '../plugins/offline-copy';
import {pageListPlugin} from '../plugins/page-list';
import {pageSheetsPlugin} from '../plugins/page-sheets';
import {pageToolsPlugin} from '../plugins/page-tools';
import {redirectsPlugin} from '../plugins/redirects';
import {releaseRecordPlugin} from '../plugins/release-record';
import {searchDevPlugin} from '../plugins/search-dev';
import {searchPreconnectPlugin} from '../plugins/search-preconnect';
import {searchRecordsPlugin} from '../plugins/search-records';
import {inlineScriptPlugin} from '../plugins/inline-script';
import {shippedPackagesPlugin} from '../plugins/shipped-packages';
import {lazyScriptsPlugin} from '../plugins/lazy-scripts';
import {symbolCardsPlugin} from '../plugins/symbol-cards';
import {staticPagesPlugin} from '../framework/static-pages';
import {isOfflineCopy, publishesOfflineCopy, staticPagesAreOn, writesMarkup} from './performance';
import {redirects} from '../site/redirects';

/**
 * The site's own plugins.
 *
 * @param skillsOfSite skills for agents; a site with other pages has others
 */
export const pluginsWith = (skillsOfSite: readonly Skill[]): PluginConfig[] => [
  noStockStylesPlugin,
  noPresetEnvPlugin,
  stableRuntimePlugin,
  lazyPagesPlugin,
  fontPlugin,
  landingExamplesPlugin,
  (context) => entryPlugin(context, {htmlPages: staticPagesAreOn, isOfflineCopy}),
  apiPagesPlugin,
  ...(staticPagesAreOn ? [staticPagesPlugin, shippedPackagesPlugin] : []),
  (context) => inlineScriptPlugin(context, {isOfflineCopy}),
  // Early, as its thread works while the plugins after it do.
  (context) => agentFilesPlugin(context, {skills: skillsOfSite}),
  lazyScriptsPlugin,
  symbolCardsPlugin,
  mathsPlugin,
  pageListPlugin,
  (context) => pageSheetsPlugin(context, {areLinked: writesMarkup}),
  pageToolsPlugin,
  messageDataPlugin,
  releaseRecordPlugin,
  objectsInvPlugin,
  configSchemasPlugin,
  egressFilesPlugin,
  notebooksPlugin,
  linkCardsPlugin,
  hostFilesPlugin,
  ...(publishesOfflineCopy ? [offlineCopyPlugin] : []),
  searchDevPlugin,
  searchPreconnectPlugin,
  searchRecordsPlugin,
  (context) => redirectsPlugin(context, {redirects}),
];

export const plugins = pluginsWith(skills);
