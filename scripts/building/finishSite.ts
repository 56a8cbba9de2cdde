import {addPolicies} from '../../src/hosting/addPolicies';
import {finishBuild} from '../../src/hosting/finishBuild';
import {katexStylesheet} from '../../src/markdown/html/maths';
import {hostedSearch} from '../../src/search/environment';
import {searchOrigins} from '../../src/search/hosted/origin';

/**
 * Adds to a rendered site what a host and a browser need to trust it.
 *
 * @param folder of the site, which is changed in place
 * @param packed resolves when all other files are in the folder
 */
export async function finishSite(folder: string, packed: Promise<void>): Promise<void> {
  const hosted = hostedSearch(process.env);
  const hosts = {
    mathsFolder: new URL('.', katexStylesheet().href).href,
    searchOrigins: hosted ? searchOrigins(hosted) : [],
  };
  const hashes = addPolicies(folder, hosts);
  await packed;
  finishBuild(folder, process.cwd(), {...hosts, ...hashes});
}
