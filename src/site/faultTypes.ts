/** Something that goes wrong around these pages. */
export interface Fault {
  readonly id: string;
  /** Name of the file with its test. */
  readonly tests: FaultTests;
  readonly fault: string;
  /** What else a reader sees with this fault only. */
  readonly detail?: string;
  /** Whether hardly a reader meets it or notices it: the page has it in a closed list at its end. */
  readonly isRare?: boolean;
}

/** What a reader sees, and the faults that it may come from. */
export interface Sight {
  /** One sentence without its full stop. */
  readonly seen: string;
  /** What a reader can do then, in whole sentences; undefined where there is nothing to do. */
  readonly todo?: string;
  readonly faults: readonly Fault[];
}

export interface SightGroup {
  readonly id: string;
  readonly sights: readonly Sight[];
}

/** The files with tests of faults, by the names that rows have for them. */
export const faultTests = {
  application: 'tests/e2e/faultsApplication.spec.ts',
  next: 'tests/e2e/faultsNextPage.spec.ts',
  look: 'tests/e2e/faultsLook.spec.ts',
  cards: 'tests/e2e/symbolCards.spec.ts',
  tool: 'tests/e2e/faultsTools.spec.ts',
  search: 'tests/e2e/faultsSearch.spec.ts',
  hosted: 'tests/build/searchHosted.spec.ts',
  storage: 'tests/e2e/faultsStorage.spec.ts',
  around: 'tests/e2e/faultsSurroundings.spec.ts',
  memory: 'tests/e2e/faultsMemory.spec.ts',
} as const;

type FaultTests = keyof typeof faultTests;

/** Returns a function that makes the faults whose tests are in one file. */
export const rowOf =
  (tests: FaultTests) =>
  (id: string, fault: string, detail?: string): Fault => ({id, tests, fault, detail});

/** Returns a fault as one that hardly a reader meets or notices. */
export const rare = (fault: Fault): Fault => ({...fault, isRare: true});

/** Returns the title of the test of a fault: the fault, and all that is seen. */
export function faultTitle({seen}: Sight, {fault, detail}: Fault): string {
  return `${fault}: ${seen}${detail ? `; ${detail}` : ''}`;
}
