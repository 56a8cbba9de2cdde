import type {State, Verdict} from '../../../releases/check/types';
import type {Change} from '../../../releases/diff/types';
import type {Release} from '../../../releases/types';
import {changeWords, shortVersion, type Words} from '../../../releases/words';

interface Places {
  readonly status: HTMLElement;
  readonly result: HTMLElement;
}

/** Longer lists help nobody, and are slow to draw. */
const MOST = 1000;

const STATE_WORDS: Readonly<Record<State, string>> = {
  fine: 'fine',
  default: 'changed default',
  changed: 'changed',
  moved: 'moved',
  gone: 'gone',
  unsure: 'unsure',
};

/** Shows the lines of a checked text that need a look, each with a button that selects it. */
export function showVerdicts(
  checked: {
    readonly language: string;
    readonly verdicts: readonly Verdict[];
    readonly from: Release;
    readonly to: Release;
  },
  {area, status, result}: Places & {readonly area: HTMLTextAreaElement},
): void {
  const {language, verdicts, from, to} = checked;
  const open = verdicts.filter(({state}) => state !== 'fine');
  const fine = verdicts.length - open.length;
  const pair = `from ${shortVersion(from.version)} to ${shortVersion(to.version)}`;
  status.textContent =
    verdicts.length === 0
      ? `Read as ${language}: nothing in it is of the SDK.`
      : `Read as ${language}, ${pair}: ${summary(open)}${fine} ${fine === 1 ? 'place is' : 'places are'} fine.`;
  const list = document.createElement('ol');
  list.className = 'verdicts';
  list.append(...open.slice(0, MOST).map((verdict) => verdictItem(verdict, area)));
  result.replaceChildren(...(open.length > 0 ? [list] : []), ...rest(open.length));
}

function summary(open: readonly Verdict[]): string {
  const counts = new Map<State, number>();
  open.forEach(({state}) => counts.set(state, (counts.get(state) ?? 0) + 1));
  return [...counts].map(([state, count]) => `${count} ${STATE_WORDS[state]}, `).join('');
}

function verdictItem({line, state, name, words}: Verdict, area: HTMLTextAreaElement): HTMLElement {
  const item = document.createElement('li');
  item.dataset.state = state;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Line ${line}`;
  button.addEventListener('click', () => selectLine(area, line));
  const mark = document.createElement('strong');
  mark.textContent = STATE_WORDS[state];
  const text = document.createElement('p');
  text.append(mark, ': ', codeElement(name), ' ', ...wordElements(words));
  item.append(button, ' ', text);
  return item;
}

function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 3);
}

/** Lists what changed between two releases, the breaking changes first. */
export function showChanges(
  changes: readonly Change[],
  {from, to}: {readonly from: Release; readonly to: Release},
  {status, result}: Places,
): void {
  const breaking = changes.filter(({isBreaking}) => isBreaking);
  const fresh = changes.filter(({kind}) => kind === 'new');
  const pair = `From ${shortVersion(from.version)} to ${shortVersion(to.version)}`;
  status.textContent = `${pair}: ${breaking.length} changes that can break code, ${fresh.length} new names.`;
  result.replaceChildren(changeList('Can break code', breaking), changeList('New', fresh));
}

function changeList(title: string, changes: readonly Change[]): HTMLElement {
  const details = document.createElement('details');
  details.open = title !== 'New';
  const summaryElement = document.createElement('summary');
  summaryElement.textContent = `${title}: ${changes.length}`;
  const list = document.createElement('ul');
  list.append(
    ...changes.slice(0, MOST).map((change) => {
      const item = document.createElement('li');
      const words = change.kind === 'new' ? [] : [' ', ...wordElements(changeWords(change))];
      item.append(codeElement(change.path), ...words);
      return item;
    }),
  );
  details.append(summaryElement, list, ...rest(changes.length));
  return details;
}

function rest(count: number): Node[] {
  if (count <= MOST) {
    return [];
  }
  const more = document.createElement('p');
  more.textContent = `${count - MOST} more are not shown.`;
  return [more];
}

function wordElements(words: Words): (Node | string)[] {
  return words.map((part) => (typeof part === 'string' ? part : codeElement(part.code)));
}

function codeElement(text: string): HTMLElement {
  const element = document.createElement('code');
  element.textContent = text;
  return element;
}
