import type {ReactNode} from 'react';

/** A switch for the slash key of the search. The inline script enables it (`slashKey.ts`). */
export default function SlashKeySwitch(): ReactNode {
  return (
    <p>
      <label>
        <input type="checkbox" data-slash-key="" defaultChecked disabled /> Open the search with the{' '}
        <kbd>/</kbd> key
      </label>
    </p>
  );
}
