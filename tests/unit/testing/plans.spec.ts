import {expect, test} from 'vitest';

import {planOf, warningsIn} from '../../../scripts/testing/plans';

const commands = (...args: readonly string[]) =>
  planOf(args)
    .flat()
    .map(({command}) => command.slice(1).join(' '));

test('every stage needs only stages of its plan', () => {
  for (const plan of [[], ['all'], ['check'], ['site']]) {
    const stages = planOf(plan).flat();
    const names = stages.map(({name}) => name);
    expect(new Set(names).size, plan.join()).toBe(names.length);
    for (const {name, needs = []} of stages) {
      expect(names, name).toEqual(expect.arrayContaining([...needs]));
    }
  }
});

test('the everyday run leaves out what is marked for the night, the whole run nothing', () => {
  const site = (...args: readonly string[]) =>
    commands(...args).filter((command) => command.includes('site.config.ts'));
  expect(site()).toEqual(['playwright test -c tests/site.config.ts --grep-invert @nightly']);
  expect(site('all')).toEqual([
    'playwright test -c tests/site.config.ts',
    'playwright test -c tests/site.config.ts tests/e2e tests/parity --grep-invert @published',
  ]);
});

test('the tests of the site are run on a new build or on the one that is there', () => {
  expect(commands('site')).toEqual([
    'run --silent build',
    'playwright test -c tests/site.config.ts --grep-invert @nightly',
  ]);
  expect(commands('site', '--no-build', 'tests/e2e/x.spec.ts', '--grep', 'menu')).toEqual([
    'playwright test -c tests/site.config.ts tests/e2e/x.spec.ts --grep menu',
  ]);
});

test('an unknown plan and arguments that would be lost are refused', () => {
  expect(() => planOf(['nothing'])).toThrow('No plan is called "nothing": site, everyday');
  expect(() => planOf(['check', 'x.ts'])).toThrow('"check" takes no arguments, but got x.ts.');
});

test('a warning of the build is found, its absence too', () => {
  expect(warningsIn('[SUCCESS] Generated static files')).toBeNull();
  expect(warningsIn('ok\n[WARNING] a link\n')).toBe('the build warned:\n[WARNING] a link');
});
