import {partIn} from '../part';

/** The elements of the checker on the page (`src/components/tools/CheckYaml.tsx`). */
export interface Parts {
  readonly text: HTMLTextAreaElement;
  readonly kind: HTMLSelectElement;
  readonly file: HTMLInputElement;
  readonly clear: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly refusal: HTMLElement;
  readonly result: HTMLElement;
}

/** @throws Error when the page lacks one */
export function partsOf(element: HTMLElement): Parts {
  const find = <E extends HTMLElement>(selector: string): E => partIn(element, selector);
  return {
    text: find('textarea'),
    kind: find('select'),
    file: find('input[type="file"]'),
    clear: find('button[name="clear"]'),
    status: find('.tool-status'),
    refusal: find('.tool-refusal'),
    result: find('.tool-result'),
  };
}
