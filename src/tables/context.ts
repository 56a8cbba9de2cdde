import {type Sdk, sdkOf} from '../samples/sdk';
import {symbolNames, type SymbolNames} from '../reference/names/symbolNames';
import type {ApiSite} from '../reference/page/site/site';

/** What the tables are made from. */
export interface TableContext {
  site: ApiSite;
  sdk: Sdk;
  names: SymbolNames;
}

export function tableContext(site: ApiSite): TableContext {
  return {site, sdk: sdkOf(site.model), names: symbolNames(site.model)};
}

/** A guide is no page of the reference: seen from it, every address is a full one. */
export const OUTSIDE = {path: ''};

/** What a writer asked for cannot be shown; the message says what to write instead. */
export class TableFault extends Error {}
