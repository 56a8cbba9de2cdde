import {type Section, sections} from '../../site/sections';
import type {ReactNode} from 'react';

import {resultsWording} from './resultsWording';

interface Props {
  /** Results in all sections together, then in each. */
  readonly counts: readonly number[];
  /** The section to which the results are limited. */
  readonly chosen: Section | undefined;
  readonly onChoose: (section: Section | undefined) => void;
}

/** Limits the results to a section, and says how many each has. */
export default function SectionChips({counts, chosen, onChoose}: Props): ReactNode {
  const {all, limitTo} = resultsWording();
  const chip = (label: string, count: number, section: Section | undefined) => (
    <button
      key={label}
      type="button"
      className="find-suggestion"
      aria-pressed={section === chosen}
      // The chosen one can always be left again.
      disabled={count === 0 && section !== chosen}
      onClick={() => onChoose(section)}
    >
      {label} <small>{count}</small>
    </button>
  );
  return (
    <div className="chips" role="group" aria-label={limitTo}>
      {[undefined, ...sections].map((section, index) =>
        chip(section?.label ?? all, counts[index] ?? 0, section),
      )}
    </div>
  );
}
