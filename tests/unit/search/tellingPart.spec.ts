import {expect, test} from 'vitest';

import {MAX_TYPED_LENGTH} from '../../../src/search/query';
import {tellingPart} from '../../../src/search/tellingPart';

test.each([
  [
    'a line of a log',
    '2024-05-01 10:11:12,345 - bitfount.federated.worker - ERROR - [MainThread] No workers accepted the task request',
    'No workers accepted the task request',
  ],
  [
    'a time in brackets, a level, a file with its line',
    '[10:11:12.345] WARNING  (transport/pod.py:123): Prefect server is not running, so batches are run one after another',
    'Prefect server is not running, so batches are run one after',
  ],
  [
    'the last exception of a traceback',
    `Traceback (most recent call last):
  File "/home/anna/run.py", line 3, in <module>
    import bitfount
ValueError: first
During handling of the above exception, another exception occurred:
  File "/home/anna/run.py", line 9, in <module>
ModuleNotFoundError: No module named 'bitfount'
`,
    "ModuleNotFoundError: No module named 'bitfount'",
  ],
  [
    'the message without its class when both are too long',
    'bitfount.federated.exceptions.PodRegistrationError: Failed to register with hub because the pod has another key than before',
    'Failed to register with hub because the pod has another key than',
  ],
  [
    'files, addresses and ids of one machine',
    "ERROR Cannot read '/home/anna/data/2024/scans.csv' of task 8f14e45f-ceea-467f-a8b1-2c4d3e5f6a7b from https://hub.example.org/api/x: permission denied",
    'Cannot read of task from permission denied',
  ],
  [
    'a paragraph',
    'A pod is a program that runs beside the data and answers tasks which modellers send to it.',
    'A pod is a program that runs beside the data and answers tasks',
  ],
  [
    'one name',
    'bitfount.data.datasources.ophthalmology.dicom_ophthalmology_source.DICOMOphthalmologySource',
    'bitfount.data.datasources.ophthalmology.dicom_ophthalmology',
  ],
])('%s: what says most is kept', (_, text, part) => {
  expect(text.length).toBeGreaterThan(MAX_TYPED_LENGTH);
  expect(tellingPart(text)).toBe(part);
});

test('a short text is kept as it is, on one line', () => {
  expect(tellingPart(' ERROR:\n  pod offline ')).toBe('ERROR: pod offline');
});

test.each([
  ['x'.repeat(5000)],
  [' '.repeat(500)],
  ['/a/b'.repeat(200)],
  ['2024-01-01 '.repeat(50)],
  ['ERROR '.repeat(40)],
  ['::--|| '.repeat(40)],
  ['é\u{1f600} '.repeat(200)],
])('of any text at most 64 characters are left, and some where there are any', (text) => {
  const part = tellingPart(text);
  expect(part.length).toBeLessThanOrEqual(MAX_TYPED_LENGTH);
  expect(part === '').toBe(text.trim() === '');
});
