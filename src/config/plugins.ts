import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {PluginConfig} from '@docusaurus/types';

import entry from '../plugins/entry';
import font from '../plugins/font';
import noInfima from '../plugins/no-infima';
import pageList from '../plugins/page-list';
import redirectsFile from '../plugins/redirects';
import {redirects} from './redirects';

const forwardingPages: RedirectOptions = {
  // Asked for each page that exists, so that a redirect appears together with its target.
  createRedirects: (page) => redirects.filter(({to}) => to === page).map(({from}) => from),
};

/** The site's own plugins and the redirects. */
export const plugins: PluginConfig[] = [
  noInfima,
  font,
  entry,
  pageList,
  (context) => redirectsFile(context, {redirects}),
  ['@docusaurus/plugin-client-redirects', forwardingPages],
];
