import {didYouMean} from '../../../writing/nearest';
import type {ApiMember, ApiModule} from '../../model/types';
import type {Problems} from '../../../writing/problems';
import type {PageSource, Section} from '../source/types';
import type {ExceptionNames} from './exceptionNames';
import {matchVariables} from './matchVariables';
import {matchWords} from './matchWords';
import type {ApiPage, SymbolPage} from './types';

interface Context {
  problems: Problems;
  exceptions: ExceptionNames;
}

/** Finds for every heading and described name of a page what it means in the model. */
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
    const symbol = find(section, module.symbols, `symbol of ${module.path}`, context);
    reportDouble(section, seen, context);
    return symbol ? matchSymbol(section, symbol, context) : section;
  });
  const variables = matchVariables(source, module, context.problems);
  const isInternal = frontMatter.internal === true;
  return {module, source, isInternal, sections, variables};
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
    const member = find(inner, members, `member of ${symbol.name}`, context, inheritedBy(symbol));
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
  kind: string,
  {problems}: Context,
  inherited?: ReadonlyMap<string, string>,
): ApiMember | undefined {
  const {title, line} = section;
  const found = candidates.find(({name}) => name === title);
  if (found) {
    return found;
  }
  const base = inherited?.get(title);
  if (base) {
    problems.add(line, `"${title}" is inherited: describe it on the page of ${base}.`);
    return undefined;
  }
  const names = candidates.map(({name}) => name);
  problems.add(
    line,
    `unknown ${kind} "${title}".${didYouMean(title, names)} Prose needs an explicit id: {#id}.`,
  );
  return undefined;
}

function inheritedBy(symbol: ApiMember): ReadonlyMap<string, string> {
  const inherited = symbol.kind === 'class' ? symbol.inherited : [];
  return new Map(inherited.flatMap(({from, members}) => members.map((name) => [name, from])));
}

function reportDouble(section: Section, seen: Map<string, number>, {problems}: Context): void {
  const first = seen.get(section.title);
  if (first !== undefined) {
    problems.add(section.line, `"${section.title}" has a section already, in line ${first}.`);
  }
  seen.set(section.title, section.line);
}
