import {type Sdk, sdkOf} from '../samples/sdk';
import {symbolNames, type SymbolNames} from '../reference/names/symbolNames';
import type {ApiSite} from '../reference/page/site/site';

/** The data from which tables are made. */
export interface TableContext {
  site: ApiSite;
  sdk: Sdk;
  names: SymbolNames;
}

export function tableContext(site: ApiSite): TableContext {
  return {site, sdk: sdkOf(site.model), names: symbolNames(site.model)};
}

/** The viewpoint of guides, which are outside the reference: every address needs its page. */
export const OUTSIDE = {path: ''};
