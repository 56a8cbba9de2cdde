/** A kind of task that can be run, and what comes back from it. */
export interface RunKind {
  readonly name: string;
  readonly to: string;
  readonly result: string;
  /** Path of its sign, 48 by 32 units, drawn as strokes. */
  readonly sign: string;
}

export const runKinds: readonly RunKind[] = [
  {
    name: 'An SQL query',
    to: '/guides/SDK/for-data-scientists/sql-tasks/running-sql-tasks',
    result: 'A table of counts and averages, one row for each group.',
    sign: 'M2 4h44v24H2zM2 12h44M2 20h44M18 4v24M32 4v24',
  },
  {
    name: 'A query with noise',
    to: '/guides/SDK/for-data-scientists/sql-tasks/running-sql-tasks#private',
    result: 'The same table, with noise added to protect single people.',
    sign: 'M2 28C14 28 16 26 19 16S22 4 24 4s2 2 5 12 5 12 17 12M24 4v24',
  },
  {
    name: 'A model on images or text',
    to: '/guides/SDK/for-data-scientists/machine-learning-tasks/inference-models',
    result: 'A prediction for each record, sent to you or kept in a report at the pod.',
    sign: 'M4 4h18v24H4zM28 8h16M28 16h11M28 24h6',
  },
  {
    name: 'Training at several sites',
    to: '/guides/SDK/for-data-scientists/machine-learning-tasks/multi-pod-ml',
    result: 'One model, averaged from updates, and its metrics after each round.',
    sign: 'M4 3v25h42M8 7c6 14 14 17 36 18',
  },
  {
    name: 'Health records and eye scans',
    to: '/guides/demo-projects/ophthalmology',
    result: 'Measurements and lists of candidates, in files that stay at the pod.',
    sign: 'M2 16C8 7 16 4 24 4s16 3 22 12C40 25 32 28 24 28S8 25 2 16zM24 10a6 6 0 1 0 .1 0',
  },
];
