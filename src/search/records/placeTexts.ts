import {limits} from './limits';
import type {Place, PlaceText} from './places';
import {restWords} from './restWords';
import {cut, endsSentence, ROWS, splitFirst} from './text';

/** What the records of a place hold of its text. */
interface RecordTexts {
  /** What explains the place in a list of hits. */
  readonly summary: string;
  /** Further text that can be shown: whole sentences, then what rows of tables are about. */
  readonly content: string;
  /** What the place is only found by. */
  readonly rest: string;
}

/**
 * Tells what can be shown of a place from what it is only found by. Readers take for a sentence whatever
 * stands below a hit, so nothing is shown that is none: no code, no cells of tables, no beginning of
 * a sentence, and not the words of a long page without the others.
 *
 * @param description of the page
 */
export function textsOf(place: Place, description: string | null): RecordTexts {
  const {anchor, prose, texts} = place;
  const explanations = texts.filter(({form}) => form !== 'subject');
  if (anchor !== null && !prose) {
    return {summary: explanations.map(({words}) => words).join(' '), content: '', rest: ''};
  }
  const [summary, further] =
    anchor === null ? [description ?? '', explanations] : withoutOpening(explanations);
  return {summary, ...furtherTexts(place, further)};
}

/**
 * The first sentence, and all that is not it. A remark behind a table, or the first point of a list of
 * links, does not explain the place.
 */
function withoutOpening(texts: readonly PlaceText[]): [sentence: string, further: PlaceText[]] {
  const at = texts.findIndex(({form}) => form !== 'code');
  const opening = texts[at];
  if (opening?.form !== 'prose' || !endsSentence(opening.words)) {
    return ['', [...texts]];
  }
  const [sentence, after] = splitFirst(opening.words);
  const further = texts.with(at, {...opening, words: after});
  return [sentence, further.filter(({words}) => words)];
}

function furtherTexts(place: Place, texts: readonly PlaceText[]): Omit<RecordTexts, 'summary'> {
  const {prose} = place;
  if (!prose) {
    return {content: '', rest: ''};
  }
  const further = texts.map(({words}) => words).join(' ');
  const beginning = cut(further, limits[prose]);
  const {shown, found} = parted(texts, beginning.length);
  const subjects = subjectsOf(place);
  // Guides say things in words, the reference in names; what symbols have besides is too much.
  const words =
    prose === 'prose' || prose === 'moduleProse'
      ? restWords(
          further.slice(beginning.length),
          [beginning, subjects].join(' '),
          prose !== 'prose',
        )
      : [];
  return {
    content: [...shown, subjects].filter(Boolean).join(ROWS),
    rest: [...found, cut(words.join(' '), limits.rest)].filter(Boolean).join(' '),
  };
}

/** Parts the beginning of texts, so many characters long, into whole sentences and the others. */
function parted(
  texts: readonly PlaceText[],
  length: number,
): {shown: readonly string[]; found: readonly string[]} {
  const shown: string[] = [];
  const found: string[] = [];
  let left = length;
  for (const {words, form} of texts) {
    const part = words.slice(0, Math.max(0, left));
    left -= words.length + 1;
    if (form !== 'prose') {
      found.push(part);
      continue;
    }
    const sentences = part === words ? part : (/^.*[.!?][)"'”’]*(?=\s|$)/s.exec(part)?.[0] ?? '');
    const last = shown.at(-1);
    if (last !== undefined && endsSentence(last) && sentences) {
      shown[shown.length - 1] = `${last} ${sentences}`;
    } else {
      shown.push(sentences);
    }
    found.push(part.slice(sentences.length).trim());
  }
  return {shown: shown.filter(Boolean), found: found.filter(Boolean)};
}

function subjectsOf({texts}: Place): string {
  const subjects = texts.filter(({form}) => form === 'subject').map(({words}) => words);
  return cut(subjects.join(ROWS), limits.subjects);
}
