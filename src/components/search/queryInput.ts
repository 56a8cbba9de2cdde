/** The field of the open modal. */
export function queryInput(dialog: HTMLElement | null): HTMLInputElement | null {
  return dialog?.querySelector('input[type="search"]') ?? null;
}

/** Writes a query into the modal's field as if the reader had typed it, and searches for it. */
export function typeQuery(dialog: HTMLElement | null, query: string): void {
  const input = queryInput(dialog);
  if (input) {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(input, query);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.focus();
  }
}
