import {findBrowser} from '../../scripts/testing/browser';
import {buildFolder, readBuilt} from './site';
import {startStaticHost} from './staticHost';

/** Serves the production build for all browser tests, on a free port, and finds a browser. */
export default async function startSite(): Promise<() => Promise<void>> {
  readBuilt('index.html');
  process.env.TEST_BROWSER = findBrowser();
  const host = await startStaticHost(buildFolder);
  process.env.TEST_BASE_URL = host.url;
  return () => host.close();
}
