/**
 * Calls back with a file that a reader chooses in a field or drops anywhere on a tool.
 *
 * @param field a file input of the tool
 */
export function onFile(
  tool: HTMLElement,
  field: HTMLInputElement,
  open: (file: File) => void,
): void {
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file) {
      open(file);
    }
  });
  // Without this, the browser would leave the page for the file.
  tool.addEventListener('dragover', (event) => event.preventDefault());
  tool.addEventListener(
    'drop',
    (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file) {
        event.preventDefault();
        event.stopPropagation();
        open(file);
      }
    },
    // Before an editor, which would insert the file where it is dropped.
    true,
  );
}
