import type {RootContent} from 'mdast';

import {routeOfModule} from '../../reference/model/routes';
import type {ApiModule} from '../../reference/model/types';
import {element, link, sectionHeading, text} from '../../reference/page/nodes';
import {unsearched} from '../../reference/page/render/searchMarks';
import type {ApiSite} from '../../reference/page/site/site';

/** Lists the parts of the package, each with its link, its description and how many modules it has. */
export function groupCards(site: ApiSite): RootContent[] {
  const cards = groupsOf(site).map((group) => {
    const written = site.written(group.path);
    const name = group.path.split('.').at(-1) as string;
    return element('li', {}, [
      written ? link(routeOfModule(group.path), [text(name)]) : element('b', {}, [name]),
      element('span', {}, [written?.description]),
      element('span.count', {}, [modulesText(group, site)]),
    ]);
  });
  return [sectionHeading('Groups'), element('ul.groups', unsearched, cards)];
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
