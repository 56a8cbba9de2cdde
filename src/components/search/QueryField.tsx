import {MAX_TYPED_LENGTH} from '../../search/query';
import type {ComponentProps, ReactNode} from 'react';

import {wording} from './wording';

interface Props extends ComponentProps<'input'> {
  /** A page may hold several fields; each needs its own. */
  readonly id: string;
}

/** The field of every form that asks for the search page. */
export default function QueryField(props: Props): ReactNode {
  const {name, boxPlaceholder} = wording();
  return (
    <>
      <label className="vh" htmlFor={props.id}>
        {name}
      </label>
      <input
        type="search"
        name="q"
        placeholder={boxPlaceholder}
        maxLength={MAX_TYPED_LENGTH}
        autoComplete="off"
        spellCheck={false}
        {...props}
      />
    </>
  );
}
