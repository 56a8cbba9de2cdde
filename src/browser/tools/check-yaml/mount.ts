/** Makes the checker work in its element. */
export function mount(element: HTMLElement): void {
  element.querySelector('textarea')?.focus();
}
