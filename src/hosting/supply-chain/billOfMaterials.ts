import {Contrib, Enums, Models, Serialize, Spec} from '@cyclonedx/cyclonedx-library';
import parseExpression from 'spdx-expression-parse';

import {product} from '../../site/product';
import {shippedPackages} from '../../site/shippedPackages';
import {type LockedPackage, lockedPackages} from './lockfile';

/** The bill of materials of the site, in the form of CycloneDX. */
export const BOM_FILE = 'bom.cdx.json';

const licenses = new Contrib.License.Factories.LicenseFactory((text) => {
  parseExpression(text);
});

const purlOf = ({name, version}: LockedPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Turns `sha512-<base64>` into the algorithm and the digest in hexadecimal digits. */
function hashesOf(integrity: string | undefined): Models.HashDictionary {
  const [algorithm, digest] = integrity?.split('-') ?? [];
  const hex = Buffer.from(digest ?? '', 'base64').toString('hex');
  return new Models.HashDictionary(
    algorithm === 'sha512' ? [[Enums.HashAlgorithm['SHA-512'], hex]] : [],
  );
}

function componentOf(locked: LockedPackage, reachesReaders: boolean): Models.Component {
  const [group, name] = locked.name.startsWith('@') ? locked.name.split('/') : [];
  return new Models.Component(Enums.ComponentType.Library, name ?? locked.name, {
    bomRef: purlOf(locked),
    group,
    version: locked.version,
    purl: purlOf(locked),
    // "Excluded" is what CycloneDX calls a component that is needed to build, but not to run.
    scope: reachesReaders ? Enums.ComponentScope.Required : Enums.ComponentScope.Excluded,
    hashes: hashesOf(locked.integrity),
    licenses: new Models.LicenseRepository(
      locked.license ? [licenses.makeFromString(locked.license)] : [],
    ),
  });
}

/**
 * Lists the packages that the site is built with: scope `required` for those of which something reaches
 * readers, `excluded` for those that only the build needs. The same packages give the same text.
 *
 * @param root folder of the repository
 * @returns a CycloneDX 1.6 document, as JSON
 */
export function billOfMaterials(root: string): string {
  const reaching = new Set(shippedPackages.map(({folder}) => `node_modules/${folder}`));
  const locked = lockedPackages(root);
  // Those that reach readers first, as one release may be installed in several folders.
  const sorted = locked.toSorted((a, b) => +reaching.has(b.folder) - +reaching.has(a.folder));
  const components = new Map<string, Models.Component>();
  for (const entry of sorted) {
    const purl = purlOf(entry);
    if (!components.has(purl)) {
      components.set(purl, componentOf(entry, reaching.has(entry.folder)));
    }
  }
  const byFolder = new Map(locked.map((entry) => [entry.folder, components.get(purlOf(entry))]));
  for (const {folder, dependencies} of locked) {
    for (const dependency of dependencies) {
      const {bomRef} = byFolder.get(dependency) ?? {};
      if (bomRef) {
        byFolder.get(folder)?.dependencies.add(bomRef);
      }
    }
  }
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: new Models.Component(Enums.ComponentType.Application, product.siteTitle, {
        bomRef: 'site',
      }),
    }),
    components: new Models.ComponentRepository(components.values()),
  });
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(normalizer).serialize(bom, {sortLists: true});
}
