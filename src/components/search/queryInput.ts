/** The field of the open modal. */
export function queryInput(dialog: HTMLElement | null): HTMLInputElement | null {
  return dialog?.querySelector('input[type="search"]') ?? null;
}

/**
 * Writes a query into the modal's field as if the reader had typed it, and searches for it. React
 * replaces the element's own `value` setter and ignores an event after it, so the prototype's is called.
 *
 * @see https://github.com/facebook/react/issues/10135
 */
export function typeQuery(dialog: HTMLElement | null, query: string): void {
  const input = queryInput(dialog);
  if (input) {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(input, query);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.focus();
  }
}

interface Taken {
  readonly text: string;
  /** Start and end of what is selected. */
  readonly caret: readonly [number | null, number | null];
}

/** Takes out of a field what the reader has typed. */
export function takeText(field: HTMLInputElement | null): Taken {
  const taken: Taken = {
    text: field?.value ?? '',
    caret: [field?.selectionStart ?? null, field?.selectionEnd ?? null],
  };
  if (field) {
    field.value = '';
  }
  return taken;
}
