import {expect, test} from 'vitest';

import {product} from '../../src/site/product';
import {contentPages} from '../support/content';

/*
 * Commands are copied, so each must be whole; these hold them together when the release changes or
 * the fault that the pin avoids is gone.
 */

/** FastAPI 0.116 and later do not fit the Prefect release that the SDK asks for. */
const PIN = product.sdk.pin;
const RELEASE = `==${product.sdk.version}`;

const commands = contentPages().flatMap(({file, body}) =>
  // Without a backtick: a command in a block, not one that a sentence quotes.
  [...body.matchAll(/^[^`\n]*\bpip install\b[^`\n]*\bbitfount\b[^`\n]*$/gm)].map(([line]) => ({
    file,
    line,
  })),
);

test('each command that installs the SDK names this release and the same pin', () => {
  expect(commands.length).toBeGreaterThan(10);
  const odd = commands.filter(({line}) => !line.includes(RELEASE) || !line.includes(PIN));
  expect(odd).toEqual([]);
});
