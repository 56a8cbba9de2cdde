import {HighlightStyle} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

/** The hues of the site's code blocks (`src/css/tokens.css`). */
export const hues = HighlightStyle.define([
  {tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-name)'},
  {tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)'},
  {tag: [tags.comment, tags.lineComment], color: 'var(--code-comment)'},
  {tag: [tags.keyword, tags.meta, tags.typeName, tags.labelName], color: 'var(--code-keyword)'},
]);

/** The colours and sizes of the site; they change with its colour mode. */
export const look = EditorView.theme({
  '&': {backgroundColor: 'var(--page)', color: 'var(--ink)', fontSize: 'var(--t-code)'},
  '&.cm-focused': {outline: '3px solid var(--focus)', outlineOffset: '2px'},
  '.cm-scroller': {
    fontFamily: 'var(--mono)',
    lineHeight: '1.6',
    minHeight: '20rem',
    maxHeight: '70vh',
  },
  '.cm-content': {caretColor: 'var(--ink)'},
  '.cm-gutters': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink-mute)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-cursor': {borderLeftColor: 'var(--ink)'},
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    maxWidth: 'min(30rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-hover': {padding: '0.5rem 0.75rem', fontFamily: 'var(--sans)'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-strong)',
    color: 'var(--on-accent)',
  },
  '.cm-completionInfo': {fontFamily: 'var(--sans)', padding: '0.5rem 0.75rem'},
  '.cm-diagnostic-error': {borderLeftColor: 'var(--danger)'},
  '.cm-diagnostic-warning': {borderLeftColor: 'var(--caution)'},
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--caution)',
  },
});
