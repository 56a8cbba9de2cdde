import {symbolPage} from '../page/match/types';
import type {ApiSite} from '../page/site/site';
import type {LineOf} from './diffReport';

/** Returns a function that finds the lines of symbols (`X`) and members (`X.m`) on a site's pages. */
export function lineOfSymbols(site: ApiSite): LineOf {
  return (module, symbol) => {
    const page = site.written(module)?.page;
    const [name = '', member] = symbol.split('.');
    const section = page && symbolPage(page, name);
    const inner = section?.members.find((candidate) => candidate.symbol.name === member);
    return (inner ?? section)?.section.line ?? page?.variables.get(name)?.line;
  };
}
