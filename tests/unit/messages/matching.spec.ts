import {expect, test} from 'vitest';

import {reportOf} from '../../../src/browser/tools/read-log/report';
import {indexTemplates} from '../../../src/browser/tools/read-log/templateIndex';
import {logData} from '../../../src/markdown/messages/logData';
import {drawMessages, randomOf, wrapped} from './drawMessages';

const index = indexTemplates(logData('.').templates);
const pause = () => Promise.resolve();

/** Shares of drawn messages whose own template comes first, and for which another one does. */
async function measure(logs: readonly {template: string; log: string}[]) {
  let right = 0;
  const wrong: string[] = [];
  const none: string[] = [];
  for (const {template, log} of logs) {
    const [first] = await reportOf(log, index, pause);
    if (first?.template[0] === template) {
      right += 1;
    } else {
      (first ? wrong : none).push(`${template} → ${first?.template[0] ?? 'nothing'}`);
    }
  }
  return {
    right: right / logs.length,
    wrong: wrong.length / logs.length,
    faults: [...wrong, ...none],
  };
}

test.each([1, 2, 3])(
  'of 200 messages with values, 50 of them in broken lines, the right one comes first (draw %i)',
  async (seed) => {
    const random = randomOf(seed);
    const logs = drawMessages(200, random).map(({template, message}, at) => ({
      template,
      log: at < 50 ? wrapped(message, random) : message,
    }));
    const {right, wrong, faults} = await measure(logs);
    expect(right, faults.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(wrong, faults.join('\n')).toBeLessThanOrEqual(0.02);
  },
);
