import type {FileKind} from '../../../yaml/fileKinds';
import type {Judgement, Problem} from '../../../yaml/judge';
import type {Editor} from './editor';
import type {Parts} from './parts';
import {siteAddress} from '../siteFiles';

const KINDS: Readonly<Record<FileKind, string>> = {
  pod: 'pod file',
  task: 'task file',
  template: 'task template',
};

/** Says in a line how it stands; a screen reader reads it out. */
export function showStatus({status, refusal}: Parts, text: string): void {
  status.textContent = text;
  refusal.textContent = '';
}

/** Says why a text is not checked. */
export function showRefusal(parts: Parts, editor: Editor, message: string): void {
  showStatus(parts, '');
  showProblems(parts, editor, []);
  parts.refusal.textContent = message;
}

/** Lists problems, each with a button that leads to its line. */
export function showProblems({result}: Parts, editor: Editor, problems: readonly Problem[]): void {
  editor.mark(problems);
  const list = make('ol');
  list.append(...problems.map((problem) => itemOf(problem, editor)));
  result.replaceChildren(...(problems.length > 0 ? [list] : []));
}

/** Shows what is wrong with a file of a known kind, or else what it will do. */
export function showSummary(
  parts: Parts,
  editor: Editor,
  kind: FileKind,
  {problems, summary}: Judgement,
): void {
  const faults = problems.filter(({isWarning}) => !isWarning).length;
  const warnings = problems.length - faults;
  const words = [
    faults > 0 ? counted(faults, 'problem') : 'The SDK reads this',
    ...(faults > 0 ? ['in this'] : []),
    KINDS[kind],
    ...(warnings > 0 ? [`${faults > 0 ? 'and' : 'with'} ${counted(warnings, 'warning')}`] : []),
  ];
  showStatus(parts, `${words.join(' ')}.`);
  showProblems(parts, editor, problems);
  if (summary.length > 0) {
    const box = make('div');
    box.className = 'tool-summary';
    box.append(...summary.map((sentence) => make('p', sentence)));
    parts.result.append(box);
  }
}

function itemOf(problem: Problem, editor: Editor): HTMLElement {
  const {offset, message, isWarning, key, reference} = problem;
  const item = make('li');
  item.className = isWarning ? 'is-warning' : '';
  const button = make('button', `Line ${editor.lineAt(offset)}`);
  button.type = 'button';
  button.addEventListener('click', () => editor.moveTo(offset));
  item.append(button, make('p', isWarning ? `Warning: ${message}` : message));
  if (key?.description !== undefined || reference !== undefined) {
    const about = make('p');
    if (key?.description !== undefined) {
      about.append(make('code', key.name), `: ${key.description} `);
    }
    if (reference !== undefined) {
      const link = make('a', key ? `All about ${key.name}` : 'All keys');
      link.href = siteAddress(reference).href;
      about.append(link);
    }
    item.append(about);
  }
  return item;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
