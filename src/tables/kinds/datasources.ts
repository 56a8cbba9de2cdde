import {DATASOURCE_NAMES, DATASOURCES, SOURCE_ARGUMENTS} from '../../site/sdkPaths';
import {configClasses} from '../../reference/schemas/classes';
import type {ApiElement} from '../../reference/page/nodes';
import type {TableContext} from '../context';
import {codeLink, table} from '../render';
import {summaryAbout} from '../words';

/** Renders the datasources that a pod's file can name. */
export function datasources({site, sdk}: TableContext): ApiElement {
  const names = (sdk.classAt(DATASOURCE_NAMES)?.members ?? []).map(({name}) => name);
  const classes = configClasses(site.model);
  return table(
    'datasources',
    ['Name in YAML', 'What it is', 'Keys of datasource_args'],
    names.map((name) => {
      const path = sdk.classAt(`${DATASOURCES}.${name}`)?.path;
      const args = classes.at(`${SOURCE_ARGUMENTS}.${name}Args`);
      return [
        [codeLink(site, name, path)],
        path === undefined ? [] : summaryAbout(site, path),
        // Without its own class of arguments in this release, it takes those of its constructor.
        [codeLink(site, args?.name ?? name, args?.path ?? path)],
      ];
    }),
  );
}
