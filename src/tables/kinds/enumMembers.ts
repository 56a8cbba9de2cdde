import type {ApiAttribute, TypeText} from '../../reference/model/types';
import {type ApiElement, element} from '../../reference/page/nodes';
import {plainType} from '../../reference/page/render/spellOut';
import {typeText} from '../../reference/page/render/typeText';
import {classNamed} from '../classes';
import {PartFault} from '../../writing/faults';
import {OUTSIDE, type TableContext} from '../context';
import {codeLink, table} from '../render';
import {wordsAbout} from '../words';

/** Renders the members of an enum with their values. */
export function enumMembers(context: TableContext, about: string): ApiElement {
  const {site} = context;
  const cls = classNamed(context, about);
  const members = cls.members.filter((member) => member.kind === 'attribute');
  const values = members.filter(({labels}) => labels.includes('enum-member'));
  if (values.length === 0) {
    throw new PartFault('unsuitable-class', `"${about}" is no enum.`);
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

/** Returns the value of the member that `value` names; undefined if the member is no alias. */
function aliased(members: readonly ApiAttribute[], value: TypeText): TypeText | undefined {
  return members.find(({name}) => name === plainType(value))?.value;
}
