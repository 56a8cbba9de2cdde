import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';

/** After this time a download that hangs, as behind a firewall, is given up. */
const INSTALL_TIMEOUT_MS = 300_000;

/** Debian's package and command; other systems have none. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

function systemBrowser(): string | undefined {
  const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return systemNames.map(onPath).find(Boolean) ?? (existsSync(macOs) ? macOs : undefined);
}

function attempt(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): boolean {
  try {
    execFileSync(command, args, {stdio: 'ignore', env, timeout: INSTALL_TIMEOUT_MS});
    return true;
  } catch {
    return false;
  }
}

function installedByPlaywright(): string | undefined {
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

function installWithSystemPackages(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !onPath('apt-get')) {
    return undefined;
  }
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  attempt('apt-get', ['update'], env);
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  if (!attempt('apt-get', [...install, HEADLESS_SHELL], env)) {
    attempt('apt-get', install, env);
  }
  return systemBrowser();
}

/**
 * Finds or installs Chromium for the tests: TEST_BROWSER if set, else Playwright's own, else one on
 * the machine, else Playwright's download, else the system's package manager if the user is root.
 *
 * @returns path of a Chromium executable
 * @throws with instructions if there is no browser and none can be installed
 */
export function findBrowser(): string {
  const named = process.env.TEST_BROWSER;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(`TEST_BROWSER names ${named}, which does not exist.`);
    }
    return named;
  }
  const found = installedByPlaywright() ?? systemBrowser();
  if (found) {
    return found;
  }
  attempt(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium']);
  const installed = installedByPlaywright() ?? installWithSystemPackages();
  if (installed) {
    return installed;
  }
  throw new Error(
    'No browser for the tests. Install Chromium with your system’s package manager, run ' +
      '`npx playwright install chromium`, or set TEST_BROWSER to the path of an executable.',
  );
}

/**
 * Finds Chromium's headless shell, which opens a page with half the processor time.
 *
 * @param browser what `findBrowser` returned
 * @returns path of the shell, or of the browser if it is named by TEST_BROWSER or there is no shell;
 *   undefined if the browser is Playwright's, which takes its own shell when it is given no path
 *   (https://playwright.dev/docs/browsers#chromium-headless-shell)
 */
export function findHeadlessShell(browser: string): string | undefined {
  if (process.env.TEST_BROWSER) {
    return browser;
  }
  return browser === installedByPlaywright() ? undefined : (onPath(HEADLESS_SHELL) ?? browser);
}
