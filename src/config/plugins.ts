import type {PluginConfig} from '@docusaurus/types';

import apiPages from '../plugins/api-pages';
import configSchemas from '../plugins/config-schemas';
import entry from '../framework/entry';
import font from '../plugins/font';
import landingExamples from '../plugins/landing-examples';
import maths from '../plugins/maths';
import noInfima from '../framework/stock-styles';
import noPresetEnv from '../framework/no-preset-env';
import notebooks from '../plugins/notebooks';
import objectsInv from '../plugins/objects-inv';
import pageList from '../plugins/page-list';
import redirectsPlugin from '../plugins/redirects';
import searchDev from '../plugins/search-dev';
import searchPreconnect from '../plugins/search-preconnect';
import searchRecords from '../plugins/search-records';
import sheets from '../plugins/sheets';
import shell from '../plugins/inline-script';
import staticPages from '../framework/static-pages';
import {staticPagesAreOn} from './performance';
import {redirects} from '../site/redirects';

/** The site's own plugins. */
export const plugins: PluginConfig[] = [
  noInfima,
  noPresetEnv,
  font,
  sheets,
  landingExamples,
  entry,
  apiPages,
  ...(staticPagesAreOn ? [staticPages] : []),
  shell,
  maths,
  pageList,
  objectsInv,
  configSchemas,
  notebooks,
  searchDev,
  searchPreconnect,
  searchRecords,
  (context) => redirectsPlugin(context, {redirects}),
];
