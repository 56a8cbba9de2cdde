import {VARIABLES_ID} from '../page/match/matchVariables';
import {gapsOf} from '../page/match/gaps';
import type {ApiPage} from '../page/match/types';
import type {Block, DescriptionList, Section} from '../page/source/types';
import {type Insertion, insertLines} from './insertions';
import {MARKER} from './marker';
import {missingSymbols} from './stubPage';
import {stubItems, stubSection, stubVariables} from './stubSections';

/**
 * Returns the source of a page with a stub for everything that it lacks: symbols at the end, members at
 * the end of their class, items after the last one in the list. Existing text stays unchanged.
 *
 * @param text the whole file
 * @param page the same file, matched with its module
 */
export function fillPage(text: string, page: ApiPage): string {
  return insertLines(text, [
    ...gapsOf(page).flatMap((gap): Insertion[] => {
      switch (gap.kind) {
        case 'sentence':
          return [below(headingEnd(gap.page.section), [MARKER])];
        case 'items':
          return [itemsIn(gap.page.section, gap.items, text)];
        case 'member':
          return [below(endOf(gap.owner.section), stubSection(gap.member, gap.owner.symbol))];
        case 'symbol':
          return [];
      }
    }),
    ...symbolsIn(page, text),
  ]);
}

/** Inserts missing variables in their list at the top, other symbols at the end. */
function symbolsIn({source, ...page}: ApiPage, text: string): Insertion[] {
  const {variables, symbols} = missingSymbols({source, ...page});
  const top = lastLine(source.intro.blocks) ?? frontMatterEnd(text);
  const list = source.sections.find(({id}) => id === VARIABLES_ID);
  const last = source.sections.at(-1);
  const bottom = last ? endOf(last) : top;
  return [
    ...(variables.length === 0
      ? []
      : [list ? itemsIn(list, variables, text) : below(top, stubVariables(variables))]),
    ...symbols.map((symbol) => below(bottom, stubSection(symbol))),
  ];
}

/** Inserts items at the end of the section's last description list, or as a new list. */
function itemsIn(section: Section, names: readonly string[], text: string): Insertion {
  const list = section.blocks.filter(isDescriptions).at(-1)?.list;
  const start = list?.position?.start;
  if (!list || !start) {
    return below(ownEnd(section), stubItems(names));
  }
  // A different bullet would start a new list.
  const bullet = text.split(/\r?\n/)[start.line - 1]?.charAt(start.column - 1);
  const isBullet = bullet === '*' || bullet === '+';
  return {
    after: list.position?.end.line ?? start.line,
    lines: stubItems(names, isBullet ? bullet : '-'),
  };
}

function isDescriptions(block: Block): block is DescriptionList {
  return block.type === 'descriptions';
}

function below(after: number, lines: readonly string[]): Insertion {
  return {after, lines: ['', ...lines]};
}

/** Returns the last line of a section, subsections included. */
function endOf(section: Section): number {
  const inner = section.sections.at(-1);
  return inner ? endOf(inner) : ownEnd(section);
}

/** Returns the last line of a section before its subsections. */
function ownEnd(section: Section): number {
  return lastLine(section.blocks) ?? headingEnd(section);
}

function headingEnd({heading, line}: Section): number {
  return heading?.position?.end.line ?? line;
}

function lastLine(blocks: readonly Block[]): number | undefined {
  const block = blocks.at(-1);
  const node = block && isDescriptions(block) ? block.list : block;
  return node?.position?.end.line;
}

function frontMatterEnd(text: string): number {
  const lines = text.split(/\r?\n/);
  return lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
}
