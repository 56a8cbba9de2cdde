import type {ApiFunction, ApiMember, TypeText} from '../../../api/types';
import type {Problems} from '../problems';
import type {Section} from '../source/types';
import {parametersOf} from './matchWords';
import {type ApiPage, isSymbolPage, type SymbolPage} from './types';
import {needsNoWords} from './needsNoWords';

/** Reports everything that the module has and the page does not describe. */
export function checkContract(page: ApiPage, problems: Problems): void {
  const documented = page.sections.filter(isSymbolPage);
  for (const symbol of page.module.symbols) {
    const own = documented.find((candidate) => candidate.symbol === symbol);
    if (own) {
      checkSymbol(own, symbol.name, problems);
    } else if (symbol.kind === 'attribute') {
      if (!page.variables.has(symbol.name) && !needsNoWords(symbol)) {
        problems.add(
          1,
          `variable "${symbol.name}" is not described. Add "## ${symbol.name}", or an item ` +
            `\`${symbol.name}\` under "## Variables {#variables}".`,
        );
      }
    } else if (!needsNoWords(symbol)) {
      problems.add(1, `${symbol.kind} "${symbol.name}" has no section. Add "## ${symbol.name}".`);
    }
  }
}

function checkSymbol(page: SymbolPage, name: string, problems: Problems, isMember = false): void {
  const {symbol, section, words} = page;
  if (!hasSentence(section)) {
    problems.add(section.line, `"${name}" has no sentence below its heading.`);
  }
  if (symbol.kind === 'attribute') {
    return;
  }
  const missing = missingWords(page, isMember);
  if (symbol.kind === 'function' && returnsSomething(symbol) && !words.returns && !words.yields) {
    missing.push(symbol.labels.includes('generator') ? 'yields' : 'returns');
  }
  if (missing.length > 0) {
    const items = missing.map((item) => `\`${item}\``).join(', ');
    problems.add(section.line, `"${name}" does not describe ${items}. Add an item for each.`);
  }
  if (!isMember) {
    checkMembers(page, problems);
  }
}

function checkMembers({symbol, section, members}: SymbolPage, problems: Problems): void {
  if (symbol.kind !== 'class') {
    return;
  }
  for (const member of symbol.members) {
    const own = members.find((candidate) => candidate.symbol === member);
    if (own) {
      checkSymbol(own, `${symbol.name}.${member.name}`, problems, true);
    } else if (member.kind !== 'attribute') {
      const title = `${symbol.name}.${member.name}`;
      problems.add(section.line, `"${title}" has no section. Add "### ${member.name}".`);
    }
  }
}

/** Parameters and fields without words, as an item would name them. */
function missingWords({symbol, words, members}: SymbolPage, isMember: boolean): string[] {
  const described = (name: string) => words.parameters.has(name) || words.attributes.has(name);
  const sectioned = new Set(members.map(({symbol: {name}}) => name));
  const fields = isMember ? membersOf(symbol) : fieldsOf(symbol);
  const isOwn = symbol.kind !== 'class' || (!symbol.init?.from && !symbol.init?.synthesised);
  const parameters = isOwn && !isProperty(symbol) ? parametersOf(symbol) : [];
  return [
    ...parameters
      .filter(({name}) => !words.parameters.has(name))
      .map(
        ({name, kind}) =>
          (kind === 'var-keyword' ? '**' : kind === 'var-positional' ? '*' : '') + name,
      ),
    ...fields.filter((name) => !described(name) && !sectioned.has(name)),
  ];
}

/** What a class inside a class must describe by items: it has no headings for its methods. */
function membersOf(symbol: ApiMember): string[] {
  const methods =
    symbol.kind === 'class' ? symbol.members.filter(({kind}) => kind === 'function') : [];
  return [...fieldsOf(symbol), ...methods.map(({name}) => name)];
}

function fieldsOf(symbol: ApiMember): string[] {
  return symbol.kind === 'class'
    ? symbol.members
        .filter(
          (member) =>
            member.kind === 'attribute' &&
            member.labels.includes('field') &&
            !member.name.startsWith('_'),
        )
        .map(({name}) => name)
    : [];
}

export function isProperty(symbol: ApiMember): boolean {
  return symbol.kind === 'function' && symbol.labels.includes('property');
}

function returnsSomething(symbol: ApiFunction): boolean {
  const type = symbol.returns ?? symbol.overloads?.[0]?.returns;
  return !isProperty(symbol) && type !== undefined && !/^(None|NoReturn|Never)$/.test(plain(type));
}

function plain(type: TypeText): string {
  return type.map((token) => (typeof token === 'string' ? token : token[0])).join('');
}

function hasSentence(section: Section): boolean {
  return section.blocks.some((block) => block.type === 'paragraph');
}
