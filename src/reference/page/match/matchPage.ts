import type {VFile} from 'vfile';

import {didYouMean} from '../../../writing/nearest';
import type {ApiMember, ApiModule} from '../../model/types';
import {type FaultRule, reportFault} from '../../../writing/faults';
import type {PageSource, Section} from '../source/types';
import type {ExceptionNames} from './exceptionNames';
import {matchVariables} from './matchVariables';
import {matchWords} from './matchWords';
import type {ApiPage, SymbolPage} from './types';

interface Context {
  /** The page that faults are reported of. */
  readonly file: VFile;
  readonly exceptions: ExceptionNames;
}

/** Matches every heading and described name of a page with the model, and reports those it lacks. */
export function matchPage(
  source: PageSource,
  module: ApiModule,
  frontMatter: Readonly<Record<string, unknown>>,
  context: Context,
): ApiPage {
  const seen = new Map<string, number>();
  const sections = source.sections.map((section) => {
    if (section.id !== undefined) {
      return section;
    }
    const symbol = find(
      section,
      module.symbols,
      {rule: 'unknown-symbol', kind: `symbol of ${module.path}`},
      context,
    );
    reportDouble(section, seen, context);
    return symbol ? matchSymbol(section, symbol, context) : section;
  });
  const variables = matchVariables(source, module, context.file);
  const isInternal = frontMatter.internal === true;
  const isForImport = frontMatter.import !== false;
  return {module, source, isInternal, isForImport, sections, variables};
}

function matchSymbol(section: Section, symbol: ApiMember, context: Context): SymbolPage {
  const seen = new Map<string, number>();
  const page: SymbolPage = {
    symbol,
    section,
    words: matchWords(section, symbol, context),
    members: [],
    prose: [],
  };
  const members = symbol.kind === 'class' ? symbol.members : [];
  for (const inner of section.sections) {
    if (inner.id !== undefined) {
      page.prose.push(inner);
      continue;
    }
    const member = find(
      inner,
      members,
      {rule: 'unknown-member', kind: `member of ${symbol.name}`},
      context,
      inheritedBy(symbol),
    );
    reportDouble(inner, seen, context);
    if (member) {
      page.members.push(matchSymbol(inner, member, context));
    }
  }
  return page;
}

function find(
  section: Section,
  candidates: readonly ApiMember[],
  {rule, kind}: {rule: FaultRule; kind: string},
  {file}: Context,
  inherited?: ReadonlyMap<string, string>,
): ApiMember | undefined {
  const {title, line} = section;
  const found = candidates.find(({name}) => name === title);
  if (found) {
    return found;
  }
  const base = inherited?.get(title);
  if (base) {
    const reason = `"${title}" is inherited: describe it on the page of ${base}.`;
    reportFault(file, line, 'inherited-member', reason);
    return undefined;
  }
  const names = candidates.map(({name}) => name);
  reportFault(
    file,
    line,
    rule,
    `unknown ${kind} "${title}".${didYouMean(title, names)} Prose needs an explicit id: {#id}.`,
  );
  return undefined;
}

function inheritedBy(symbol: ApiMember): ReadonlyMap<string, string> {
  const inherited = symbol.kind === 'class' ? symbol.inherited : [];
  return new Map(inherited.flatMap(({from, members}) => members.map((name) => [name, from])));
}

function reportDouble(section: Section, seen: Map<string, number>, {file}: Context): void {
  const first = seen.get(section.title);
  if (first !== undefined) {
    const reason = `"${section.title}" has a section already, in line ${first}.`;
    reportFault(file, section.line, 'repeated-section', reason);
  }
  seen.set(section.title, section.line);
}
