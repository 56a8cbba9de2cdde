import type {RecordKind} from '../types';
import {type Limits, limits} from './limits';
import {
  childrenOf,
  type Element,
  findAll,
  first,
  hasAttribute,
  isElement,
  isUnsearched,
  wordsOf,
} from './nodes';
import {kindOf, namesBelow, type Place, type PlaceText} from './places';
import {cut, endsSentence} from './text';

const DEEPEST = 6;

/**
 * The places of a page in document order, the page itself first.
 *
 * @param prose the element that holds the page's text
 */
export function readPlaces(prose: Element, page: Place): Place[] {
  return new Reader(page).read(prose);
}

class Reader {
  private readonly places: Place[];
  /** The page, symbol or member that encloses the element being read. */
  private scope: Place;
  /** The place to which text belongs: the scope, or a heading within it. */
  private current: Place;

  constructor(private readonly page: Place) {
    this.places = [page];
    this.scope = page;
    this.current = page;
  }

  read(prose: Element): Place[] {
    this.readChildren(prose);
    return this.places;
  }

  private readChildren(parent: Element): void {
    for (const child of childrenOf(parent)) {
      this.readElement(child);
    }
  }

  private readElement(element: Element): void {
    const {name} = element;
    const kind = kindOf(element);
    if (isHeading(element)) {
      this.readHeading(element);
    } else if (name === 'ul' && isUnsearched(element)) {
      this.readNameList(element);
    } else if (
      isUnsearched(element) ||
      // A table made from the model says what pages of the reference say, under their addresses; its
      // rows are places only if they have addresses of their own.
      (hasAttribute(element, 'data-model') && !first(element, hasId))
    ) {
      return;
    } else if (name === 'section' && kind) {
      this.readSymbol(element, kind);
    } else if (name === 'dl') {
      this.readRows(element);
    } else if (name === 'tr') {
      this.readTableRow(element);
    } else if (name === 'p' || name === 'li') {
      this.addText(wordsOf(element, isCode));
      // The code of a step is part of the item.
      findAll(element, isCode).forEach((code) => this.readElement(code));
    } else if (isCode(element)) {
      this.addText(cut(wordsOf(element), limits.code), 'code');
    } else if (name === 'thead') {
      // A minified table leaves the end of its head out, so that the parser sees the rows inside.
      const body = first(element, (child) => child.name === 'tbody');
      if (body) {
        this.readChildren(body);
      }
    } else {
      this.readChildren(element);
    }
  }

  private readHeading(heading: Element): void {
    const {id} = heading.attribs;
    if (id === undefined || isUnsearched(heading)) {
      this.current = this.scope;
      return;
    }
    const level = Math.max(Number(heading.name.slice(1)), this.scope.level + 1);
    this.current = this.open({
      anchor: id,
      name: wordsOf(heading),
      level,
      kind: this.scope.kind,
      above: this.namesAbove(level),
      summary: 'summary',
      prose: this.scope.prose,
    });
  }

  /** The nearest earlier heading on each level above, within the scope. */
  private namesAbove(level: number): (string | null)[] {
    return this.current.level < level
      ? namesBelow(this.current, level)
      : this.current.above.slice(0, level);
  }

  private readSymbol(section: Element, kind: RecordKind): void {
    const [head, ...body] = childrenOf(section);
    const heading = head && first(head, isHeading);
    if (!heading) {
      throw new Error(`Search records: a section of ${this.page.name} begins with no heading.`);
    }
    const outer = this.scope;
    const level = Math.min(outer.level + 1, DEEPEST);
    const isMember = outer !== this.page;
    this.scope = this.open({
      anchor: heading.attribs.id as string,
      name: wordsOf(heading),
      level,
      kind,
      above: namesBelow(outer, level),
      summary: 'summary',
      prose: isMember ? 'memberProse' : 'symbolProse',
    });
    this.current = this.scope;
    body.forEach((child) => this.readElement(child));
    this.scope = outer;
    this.current = outer;
  }

  /** A list that repeats what the page or other pages say, but for names that are only there. */
  private readNameList(list: Element): void {
    for (const item of childrenOf(list)) {
      const kind = kindOf(item);
      const link = first(item, hasId);
      if (kind && link) {
        this.addRow(link, kind, this.scope, [wordsOf(childrenOf(item).at(-1) as Element)]);
      }
    }
  }

  /** Rows of names and words: parameters, fields, facts, what a tutorial needs. */
  private readRows(list: Element): void {
    const kind = kindOf(list) ?? this.scope.kind;
    for (const group of childrenOf(list).flatMap(rowOf)) {
      const [term, ...words] = group;
      if (!term) {
        continue;
      }
      const link = first(term, hasId);
      const texts = words.map((dd) => wordsOf(dd));
      if (link) {
        this.addRow(link, kind, this.scope, texts);
        continue;
      }
      const label = wordsOf(first(term, ({name}) => name === 'a' || name === 'b') ?? term);
      this.addText(`${label}: ${texts.join(' ')}`);
    }
  }

  private readTableRow(row: Element): void {
    const cells = childrenOf(row);
    const link = cells[0] && first(cells[0], hasId);
    const words = cells.map((cell) => wordsOf(cell));
    if (cells.every(({name}) => name === 'th')) {
      // The heads of the columns say nothing of the place.
      return;
    }
    if (!link) {
      const [subject = '', ...rest] = words;
      if (this.scope.prose === 'prose') {
        this.addText(subject, 'subject');
        this.addText(rest.join(' – '), 'cells');
      } else {
        this.addText(words.join(' – '), 'cells');
      }
      return;
    }
    // The last cell is the one with sentences; types and defaults stand before it.
    const last = words.at(-1) ?? '';
    const texts = [endsSentence(last) ? last : words.slice(1).reverse().join(' – ')];
    const kind = isInModelTable(row) ? 'attribute' : this.scope.kind;
    this.addPlace(link, this.current.level + 1, this.current, kind, 'row', texts);
  }

  /** A parameter, a field or another name in code. */
  private addRow(link: Element, kind: RecordKind, owner: Place, texts: readonly string[]): void {
    const level = owner === this.page ? 2 : Math.max(owner.level + 1, 4);
    const limit = kind === 'parameter' ? 'parameter' : 'attribute';
    this.addPlace(link, level, owner, kind, limit, texts);
  }

  private addPlace(
    link: Element,
    deep: number,
    owner: Place,
    kind: RecordKind,
    summary: keyof Limits,
    texts: readonly string[],
  ): void {
    const level = Math.min(deep, DEEPEST);
    const place = this.open({
      anchor: link.attribs.id as string,
      name: wordsOf(link),
      level,
      kind,
      above: namesBelow(owner, level),
      summary,
    });
    place.texts.push(...texts.filter(Boolean).map((words) => ({words, form: 'prose' as const})));
  }

  private addText(words: string, form: PlaceText['form'] = 'prose'): void {
    if (words !== '') {
      this.current.texts.push({words, form});
    }
  }

  private open(place: Omit<Place, 'texts'>): Place {
    const opened = {...place, name: cut(place.name, limits.name), texts: []};
    this.places.push(opened);
    return opened;
  }
}

/** Whether a row is of a table of keys, which are attributes of classes. */
function isInModelTable({parent}: Element): boolean {
  const table = parent?.parent;
  return isElement(table) && hasAttribute(table, 'data-model');
}

function isHeading({name}: Element): boolean {
  return /^h[2-6]$/.test(name);
}

function isCode({name}: Element): boolean {
  return name === 'pre' || name === 'figcaption';
}

function hasId(element: Element): boolean {
  return hasAttribute(element, 'id');
}

/** `dt` with the `dd` that follow it, whether or not a `div` holds them. */
function rowOf(element: Element, index: number, all: readonly Element[]): Element[][] {
  if (element.name === 'div') {
    return isUnsearched(element) ? [] : [childrenOf(element)];
  }
  if (element.name !== 'dt') {
    return [];
  }
  const next = all.findIndex(({name}, at) => at > index && name !== 'dd');
  return [all.slice(index, next < 0 ? all.length : next)];
}
