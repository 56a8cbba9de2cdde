import {findBrowser, findHeadlessShell} from '../../scripts/testing/browser';
import {buildFolder, readBuilt} from './site';
import {startStaticHost} from './staticHost';

/** Serves the production build for all browser tests, on a free port, and finds a browser. */
export default async function startSite(): Promise<() => Promise<void>> {
  readBuilt('index.html');
  const browser = findBrowser();
  const shell = findHeadlessShell(browser);
  if (shell) {
    process.env.TEST_HEADLESS_SHELL = shell;
  }
  process.env.TEST_BROWSER = browser;
  const host = await startStaticHost(buildFolder);
  process.env.TEST_BASE_URL = host.url;
  return () => host.close();
}
