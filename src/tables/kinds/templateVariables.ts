import type {ApiClass} from '../../reference/model/types';
import {configClasses} from '../../reference/schemas/classes';
import {literalTexts} from '../../reference/schemas/names';
import {TEMPLATE_ENTRY} from '../../site/sdkPaths';
import type {ApiElement} from '../../reference/page/nodes';
import type {TableContext} from '../context';
import {defaultCell} from '../defaults';
import {KEY_HEADS, keyRow, nestedClasses} from '../keys';
import {type Cell, codeLink, table} from '../render';
import {summaryAbout} from '../words';

/** Renders variables of a task template: the keys that all kinds share, then each kind's own keys. */
export function templateVariables(context: TableContext): ApiElement {
  const classes = configClasses(context.site.model);
  const common = classes.at(TEMPLATE_ENTRY);
  const kinds = classes.below(TEMPLATE_ENTRY);
  const [first] = kinds;
  const shared = common ? classes.fields(common) : [];
  return table('template-variables', KEY_HEADS, [
    ...shared.map((field) => keyRow(context, first ?? field.owner, field)),
    ...kinds.flatMap((cls) => kindRows(context, cls, new Set(shared.map(({name}) => name)))),
  ]);
}

function kindRows(context: TableContext, cls: ApiClass, shared: ReadonlySet<string>): Cell[][] {
  const fields = configClasses(context.site.model).fields(cls);
  const type = fields.find(({name}) => name === 'type');
  const own = fields.filter(({name}) => name !== 'type' && !shared.has(name));
  const nested = type ? nestedClasses(context, type) : [];
  const [text] = literalTexts(type?.type);
  const [inner] = nested;
  const key = inner ? configClasses(context.site.model).fields(inner)[0] : type;
  const label = inner ? `type.${key?.name ?? ''}` : '';
  return [
    [
      [codeLink(context.site, label || `type: ${text ?? ''}`, cls.path)],
      key ? defaultCell(context.site, key, 'yaml') : [],
      summaryAbout(context.site, cls.path),
    ],
    ...nested.flatMap((holder) => innerRows(context, holder, 'type', true)),
    ...own.flatMap((field) => [
      keyRow(context, cls, field),
      ...nestedClasses(context, field).flatMap((holder) => innerRows(context, holder, field.name)),
    ]),
  ];
}

/** Returns rows for the keys of a private class; with `isKind`, the outermost key has a row already. */
function innerRows(context: TableContext, cls: ApiClass, prefix: string, isKind = false): Cell[][] {
  return configClasses(context.site.model)
    .fields(cls)
    .flatMap((field) => {
      const label = `${prefix}.${field.name}`;
      const further = nestedClasses(context, field).flatMap((holder) =>
        innerRows(context, holder, label),
      );
      return isKind ? further : [keyRow(context, cls, field, label), ...further];
    });
}
