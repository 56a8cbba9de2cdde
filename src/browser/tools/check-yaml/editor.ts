import {autocompletion, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {yaml} from '@codemirror/lang-yaml';
import {indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {setDiagnostics} from '@codemirror/lint';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView, hoverTooltip, keymap, lineNumbers} from '@codemirror/view';

import type {FileSchema, Problem} from '../../../yaml/judge';
import {MOST_CHARACTERS} from '../../../yaml/read';
import {completions, hoverOf} from './schemaHelp';
import {hues, look} from './look';

/** Longer texts would hold up the page: in characters. */
const LONGEST_PASTE = 10 * MOST_CHARACTERS;

/** The text of a file, and what is marked in it. */
export interface Editor {
  text(): string;
  setText(text: string): void;
  focus(): void;
  /** Moves the caret, and the window to it. */
  moveTo(offset: number): void;
  /** Returns the number of a line, from 1. */
  lineAt(offset: number): number;
  /** Underlines problems. */
  mark(problems: readonly Problem[]): void;
}

interface Options {
  readonly onChange: () => void;
  /** Told of a text that is too long to be pasted, which then is not. */
  readonly onLongPaste: (text: string) => void;
  /** The schema of the kind of file that was recognised last. */
  readonly schema: () => FileSchema | undefined;
}

/**
 * Puts an editor in the place of a text area, with its text, caret and focus. It lives in a shadow tree:
 * there its styles are no `<style>` elements, which the policy of the page forbids.
 */
export function createEditor(textarea: HTMLTextAreaElement, options: Options): Editor {
  const host = document.createElement('div');
  host.className = 'tool-editor';
  const root = host.attachShadow({mode: 'open'});
  const label = textarea.labels[0];
  const hadFocus = document.activeElement === textarea;
  const caret = textarea.selectionStart;
  const view = new EditorView({
    parent: root,
    root,
    state: stateOf(textarea.value, options, label?.textContent ?? ''),
  });
  label?.addEventListener('click', () => view.focus());
  textarea.replaceWith(host);
  const clamp = (offset: number) => Math.min(offset, view.state.doc.length);
  if (hadFocus) {
    view.dispatch({selection: {anchor: clamp(caret)}});
    view.focus();
  }
  return {
    text: () => view.state.doc.toString(),
    setText: (text) => {
      view.setState(stateOf(text, options, label?.textContent ?? ''));
    },
    focus: () => view.focus(),
    moveTo: (offset) => {
      view.dispatch({selection: {anchor: clamp(offset)}, scrollIntoView: true});
      view.focus();
    },
    lineAt: (offset) => view.state.doc.lineAt(clamp(offset)).number,
    mark: (problems) => {
      const marks = problems.map(({offset, message, isWarning}) => {
        const from = clamp(offset);
        const to = Math.min(view.state.doc.lineAt(from).to, endOfWord(view.state, from));
        const severity = isWarning ? ('warning' as const) : ('error' as const);
        return {from, to: Math.max(from, to), severity, message};
      });
      view.dispatch(setDiagnostics(view.state, marks));
    },
  };
}

function stateOf(text: string, options: Options, label: string): EditorState {
  return EditorState.create({doc: text, extensions: extensionsOf(options, label)});
}

function extensionsOf({onChange, onLongPaste, schema}: Options, label: string): Extension {
  return [
    lineNumbers(),
    history(),
    indentOnInput(),
    yaml(),
    syntaxHighlighting(hues),
    look,
    // Tab is left to the browser, so that it leads on to the next control.
    keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
    autocompletion({
      // What is shown may be chosen at once, as by somebody who types and knows.
      interactionDelay: 0,
      override: [(context) => completions(context, schema())],
    }),
    hoverTooltip((view, offset) => hoverOf(view.state.doc.toString(), offset, schema())),
    EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
    EditorView.domEventHandlers({
      paste: ({clipboardData}) => {
        const text = clipboardData?.getData('text/plain') ?? '';
        const isLong = text.length > LONGEST_PASTE;
        if (isLong) {
          onLongPaste(text);
        }
        return isLong;
      },
    }),
    EditorView.updateListener.of(({docChanged}) => {
      if (docChanged) {
        onChange();
      }
    }),
  ];
}

function endOfWord(state: EditorState, from: number): number {
  const line = state.doc.lineAt(from);
  return from + (/^\S+/.exec(line.text.slice(from - line.from))?.[0].length ?? 0);
}
