import {expect, test} from '@playwright/test';

import {addresses, open} from '../support/shell';

/** Tries something that the Content Security Policy forbids; returns what the browser reports. */
const attacks: Readonly<Record<string, {act: () => void; directive: string}>> = {
  'an event handler in HTML': {
    act: () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="attacked()">'),
    directive: 'script-src-attr',
  },
  'a script without a hash': {
    act: () => {
      const script = document.createElement('script');
      script.append('"attacked()"');
      document.body.append(script);
    },
    directive: 'script-src-elem',
  },
  'a script of another host': {
    act: () => {
      try {
        const script = document.createElement('script');
        script.src = 'https://other.example/attack.js';
        document.body.append(script);
      } catch {
        // As above.
      }
    },
    directive: 'require-trusted-types-for',
  },
  'a request to another host': {
    act: () => void fetch('https://other.example/').catch(() => undefined),
    directive: 'connect-src',
  },
};

for (const [name, {act, directive}] of Object.entries(attacks)) {
  test(`the policy stops ${name}`, async ({page}) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, {seen, attacked: () => seen.push('attacked')});
      addEventListener('securitypolicyviolation', ({violatedDirective}) =>
        seen.push(violatedDirective),
      );
    });
    await open(page, addresses.guide, 'React started');
    const seen = () => page.evaluate(() => (window as unknown as {seen: string[]}).seen);
    expect(await seen()).toEqual([]);
    await page.evaluate(act);
    await expect.poll(seen).toContain(directive);
    expect(await seen()).not.toContain('attacked');
  });
}

test('code in a string does not run', async ({page}) => {
  await open(page, addresses.guide, 'React started');
  // In a task of its own: the tool that runs this function may evaluate strings.
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve((0, eval)('1 + 1'));
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
  );
  expect(outcome).toMatch(/Error$/);
});
