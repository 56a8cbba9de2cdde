import type {ApiClass} from '../../reference/model/types';
import {type ApiElement, element} from '../../reference/page/nodes';
import {ancestorsOf} from '../../reference/page/render/lineage';
import {unsearched} from '../../reference/page/render/searchMarks';
import {PartFault} from '../../writing/faults';
import {classNamed} from '../classes';
import type {TableContext} from '../context';
import {codeLink} from '../render';

/**
 * Renders a class and the public classes below it as a tree of links.
 *
 * @throws PartFault when no public class inherits from the class
 */
export function subclasses(context: TableContext, about: string): ApiElement {
  const {site} = context;
  const top = classNamed(context, about);
  const children = new Map<string, ApiClass[]>();
  for (const {symbols} of site.model.modules.values()) {
    for (const symbol of symbols) {
      const parent = symbol.kind === 'class' ? ancestorsOf(symbol, site)[0] : undefined;
      if (symbol.kind === 'class' && parent) {
        children.set(parent.path, [...(children.get(parent.path) ?? []), symbol]);
      }
    }
  }
  if (!children.has(top.path)) {
    throw new PartFault('unsuitable-class', `no public class inherits from "${about}".`);
  }
  const item = (cls: ApiClass): ApiElement => {
    const below = children.get(cls.path) ?? [];
    const sorted = below.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    return element('li', {}, [
      codeLink(site, cls.name, cls.path),
      ...(sorted.length > 0 ? [element('ul.plain', {}, sorted.map(item))] : []),
    ]);
  };
  return element('ul.class-tree.plain', {dataModel: 'subclasses', ...unsearched}, [item(top)]);
}
