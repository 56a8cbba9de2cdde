import {expect, test} from 'vitest';

import {splitAtBreaks} from '../../../../src/components/search/lineBreaks';

const shown = (...pieces: string[]) => splitAtBreaks(pieces).map((parts) => parts.join('|'));

test('long names break after dots and underscores', () => {
  expect(shown('BITFOUNT_POD_HEARTBEAT_SHUTDOWN_TIMEOUT')).toEqual([
    'BITFOUNT_|POD_|HEARTBEAT_|SHUTDOWN_|TIMEOUT',
  ]);
  expect(shown('bitfount.data.datasources.csv_source: Reads')).toEqual([
    'bitfount.|data.|datasources.|csv_|source: Reads',
  ]);
});

test('very long words break before capitals', () => {
  expect(shown('TrialInclusionCriteriaMatchAlgorithm')).toEqual([
    'Trial|Inclusion|Criteria|Match|Algorithm',
  ]);
});

test('short names, and the dots of prose, do not break', () => {
  expect(shown('See e.g. csv_source.py and CSVSource.')).toEqual([
    'See e.g. csv_source.py and CSVSource.',
  ]);
});

test('a name of which a part is marked breaks in the same places', () => {
  expect(shown('BITFOUNT_', 'POD', '_HEARTBEAT_SHUTDOWN')).toEqual([
    'BITFOUNT_',
    '|POD',
    '_|HEARTBEAT_|SHUTDOWN',
  ]);
  expect(shown('', 'csv', ' of pods')).toEqual(['', 'csv', ' of pods']);
});
