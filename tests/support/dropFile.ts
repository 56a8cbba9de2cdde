import type {Locator} from '@playwright/test';

/** Drops a text file on an element, as from the file manager. */
export async function dropFile(on: Locator, text: string): Promise<void> {
  await on.evaluate((element, words) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([words], 'dropped.txt', {type: 'text/plain'}));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const options = {dataTransfer, bubbles: true, cancelable: true, composed: true};
      element.dispatchEvent(new DragEvent(type, options));
    }
  }, text);
}
