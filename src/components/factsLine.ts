import {product} from '../site/product';

const audiences: readonly (readonly [string, string])[] = [
  ['SDK/for-data-custodians/', 'For data custodians'],
  ['SDK/for-data-scientists/', 'For data scientists'],
];

/**
 * Returns the short facts below a page's lead: its audience and the releases that it applies to.
 *
 * @param pluginId docs plugin id of the page's section
 * @param docId id of the page within its section, such as `SDK/environment-variables`
 * @param frontMatter `audience` overrides the audience derived from the folder; `steps` marks a
 *   tutorial, which lists its releases among its requirements
 * @returns an empty array for API pages (their facts are in a table), for tutorials with `steps` and
 *   for pages that only list others
 */
export function factsLine(
  pluginId: string,
  docId: string,
  frontMatter: Readonly<Record<string, unknown>>,
): string[] {
  const isList = docId === 'index' || docId.endsWith('/index');
  if (pluginId === 'api' || isList || frontMatter.steps === true) {
    return [];
  }
  const audience =
    typeof frontMatter.audience === 'string'
      ? `For ${frontMatter.audience}`
      : audiences.find(([folder]) => docId.startsWith(folder))?.[1];
  const kind = pluginId === 'tutorials' ? 'Tutorial' : 'Guide';
  const facts = [audience ?? kind, `SDK ${product.sdk.version}`];
  const needsPython = pluginId === 'tutorials' || docId.startsWith('SDK/');
  return needsPython ? [...facts, `Python ${product.sdk.python}`] : facts;
}
