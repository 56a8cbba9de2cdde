import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {expect, test} from 'vitest';

import {LOADER_DELAY_MS} from '../../../src/browser/navigation/arrival';

/* Limits that the site takes over from what is installed: an upgrade that changes one is to be noticed. */

const require = createRequire(__filename);
const installed = (file: string) => readFileSync(require.resolve(file), 'utf8');
/** What the renderer runs in a build; the package does not export it. */
const renderer = () =>
  readFileSync(
    path.join(
      path.dirname(require.resolve('react-dom/package.json')),
      'cjs/react-dom-client.production.js',
    ),
    'utf8',
  );
const file = (name: string) => readFileSync(path.resolve(name), 'utf8');

interface Lock {
  readonly packages: Readonly<Record<string, {readonly version?: string}>>;
}

test('the framework is 3.8.1 in all its parts [9.18]', () => {
  const {packages} = JSON.parse(file('package-lock.json')) as Lock;
  const parts = Object.entries(packages).filter(([name]) =>
    /^node_modules\/@docusaurus\/(?!react-loadable$|responsive-loader$)[^/]+$/.test(name),
  );
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter(([, {version}]) => version !== '3.8.1')).toEqual([]);
});

test('the renderer and its check of versions are 19.1.1 [9.19]', () => {
  const {packages} = JSON.parse(file('package-lock.json')) as Lock;
  for (const name of ['react', 'react-dom']) {
    expect(packages[`node_modules/${name}`]?.version, name).toBe('19.1.1');
  }
  expect(renderer(), 'react-dom compares itself with react: both have to be 19.1.1').toMatch(
    /"19\.1\.1" !==\s*\w*isomorphicReactPackageVersion/,
  );
});

test('the scheduler gives the browser a turn every 5 ms [9.3]', () => {
  expect(
    installed('scheduler/cjs/scheduler.production.js'),
    'the scheduler’s frame interval is another one than 5 ms',
  ).toMatch(/\bframeInterval = 5\b/);
});

test('a loader waits 200 ms [9.4]', () => {
  expect(LOADER_DELAY_MS).toBe(200);
  expect(installed('react-loadable'), 'react-loadable’s delay is another one than 200 ms').toMatch(
    /\bdelay: 200,/,
  );
});

test('a stylesheet may suspend for 60 000 ms [9.5]', () => {
  expect(renderer(), 'react-dom’s time-out for stylesheets is another one than 60 000 ms').toMatch(
    /stylesheetTimer = setTimeout\([\s\S]{0,400}?\}, 6e4\);/,
  );
});

test('the progress bar has its limits: 0.08, 200 ms, 0.02 every 800 ms [9.2]', () => {
  const {settings} = require('nprogress') as {settings: Record<string, unknown>};
  expect(settings).toMatchObject({minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800});
  const bar = file('src/browser/navigation/progressBar.ts');
  expect(bar.match(/nprogress\.configure\(([^)]*)\)/)?.[1]).toBe('{showSpinner: false}');
  expect(bar, 'the bar’s delay').toMatch(/const BAR_DELAY_MS = 200;/);
});

test('what must not happen in the router says so: Invariant failed [8.12]', () => {
  const script = `
    const {createElement} = require('react');
    const {renderToString} = require('react-dom/server');
    const {Link} = require('react-router-dom');
    try {
      renderToString(createElement(Link, {to: '/'}));
    } catch (error) {
      console.log(error.message);
    }`;
  const output = execFileSync(process.execPath, ['-e', script], {
    env: {...process.env, NODE_ENV: 'production'},
    encoding: 'utf8',
  });
  expect(output.trim()).toBe('Invariant failed');
});
