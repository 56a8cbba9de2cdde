import type {RootContent} from 'mdast';

import {routeOfModule} from '../../reference/model/routes';
import type {ApiModule} from '../../reference/model/types';
import {
  type ApiNode,
  element,
  link,
  paragraph,
  sectionHeading,
  text,
} from '../../reference/page/nodes';
import {unsearched} from '../../reference/page/render/searchMarks';
import type {ApiSite} from '../../reference/page/site/site';

/** Groups by how often readers meet them; those that are in no list come under the last heading. */
const uses: readonly {readonly title: string; readonly groups: readonly string[]}[] = [
  {
    title: 'You will use',
    groups: ['data', 'federated', 'runners', 'hub', 'backends', 'config'],
  },
  {
    title: 'You may need',
    groups: [
      'models',
      'metrics',
      'externals',
      'transformations',
      'hooks',
      'scripts',
      'exceptions',
      'types',
      'compatibility',
    ],
  },
  {title: 'Inside the SDK', groups: []},
];

/** Lists the parts of the package by use, each with its description and how many modules it has. */
export function groupList(site: ApiSite): RootContent[] {
  const listed = new Set(uses.flatMap(({groups}) => groups));
  const groups = new Map(groupsOf(site).map((group) => [nameOf(group), group]));
  const rest = [...groups.keys()].filter((name) => !listed.has(name));
  return [
    sectionHeading('Groups'),
    paragraph([
      text(
        'These are the parts of the package, by how often a program or a task meets them, with the number of public modules in each.',
      ),
    ]),
    ...uses.flatMap(({title, groups: names}) => {
      const rows = (names.length > 0 ? names : rest).flatMap((name) => {
        const group = groups.get(name);
        return group ? row(group, site) : [];
      });
      if (rows.length === 0) {
        return [];
      }
      return [
        element('h3', unsearched, [text(title)]) as RootContent,
        element('ul.pages.groups', unsearched, rows) as RootContent,
      ];
    }),
  ];
}

function row(group: ApiModule, site: ApiSite): ApiNode {
  const written = site.written(group.path);
  const name = nameOf(group);
  return element('li', {}, [
    written ? link(routeOfModule(group.path), [text(name)]) : element('b', {}, [name]),
    element('span', {}, [written?.description]),
    element('span.count', {}, [modulesText(group, site)]),
  ]);
}

function nameOf({path}: ApiModule): string {
  return path.split('.').at(-1) as string;
}

/** Finds the public modules and packages directly below the package itself. */
function groupsOf({model}: ApiSite): ApiModule[] {
  const [top] = model.index.modules;
  const root = model.modules.get(top ?? '');
  return (root?.submodules ?? []).flatMap((path) => model.modules.get(path) ?? []);
}

function modulesText({path}: ApiModule, {model}: ApiSite): string {
  const size = model.index.modules.filter(
    (name) => name === path || name.startsWith(`${path}.`),
  ).length;
  return size === 1 ? '1 module' : `${size} modules`;
}
