import type {ApiAttribute, TypeText} from '../../reference/model/types';
import {type ApiElement, element} from '../../reference/page/nodes';
import {plainType, typeText} from '../../reference/page/render/typeText';
import {classNamed} from '../classes';
import {OUTSIDE, type TableContext, TableFault} from '../context';
import {codeLink, table} from '../render';
import {wordsAbout} from '../words';

/** The members of an enum with their values. */
export function enumMembers(context: TableContext, about: string): ApiElement {
  const {site} = context;
  const cls = classNamed(context, about);
  const members = cls.members.filter((member) => member.kind === 'attribute');
  const values = members.filter(({labels}) => labels.includes('enum-member'));
  if (values.length === 0) {
    throw new TableFault(`"${about}" is no enum.`);
  }
  const view = {site, module: OUTSIDE};
  return table(
    'enum',
    ['Member', 'Value', 'Meaning'],
    values.map(({name, path, value}) => [
      [codeLink(site, name, path)],
      value ? [element('code', {}, typeText(aliased(members, value) ?? value, view))] : [],
      wordsAbout(site, cls.path, name) ?? [],
    ]),
  );
}

/** Where a member is another name for one, the value of that one. */
function aliased(members: readonly ApiAttribute[], value: TypeText): TypeText | undefined {
  return members.find(({name}) => name === plainType(value))?.value;
}
