import {parameterAnchor} from '../../model/anchors';
import type {ApiAttribute, ApiClass, ApiMember, ApiParameter} from '../../model/types';
import {parametersOf} from '../match/matchWords';
import type {SymbolPage} from '../match/types';
import {addressOf} from '../site/addresses';
import {anchorOf, type RenderContext} from './context';
import {wordsOfAttribute} from './memberWords';
import type {Row} from './paramList';
import {starred} from './parameterMarks';
import {sinceMarks} from './releaseMarks';

/** Returns rows for the parameters that the symbol itself declares. */
export function parameterRows({symbol, words}: SymbolPage, context: RenderContext): Row[] {
  if (symbol.kind === 'class' && isInherited(symbol, context)) {
    return [];
  }
  const owner = anchorOf(context, symbol.path);
  // One item describes a parameter and an attribute that a class has of its private base.
  const ofBase = symbol.kind === 'class' && symbol.init?.from !== undefined;
  return parametersOf(symbol).map((parameter): Row => {
    const {name} = parameter;
    const description =
      words.parameters.get(name) ?? (ofBase ? words.attributes.get(name) : undefined);
    return {
      ...parameterFacts(parameter),
      anchor: parameterAnchor(owner, name),
      marks: sinceMarks(context.site.model, symbol.path, name),
      ...(description && {words: description}),
    };
  });
}

/** Tells whether parameters are listed as those of a base, or as fields; a private base has no list. */
function isInherited({init}: ApiClass, {site}: RenderContext): boolean {
  const isOfBase = init?.from !== undefined && site.resolver.find(init.from) !== undefined;
  return isOfBase || init?.synthesised === true;
}

/** Returns the name of a parameter with its stars, its type, and its default or that it is required. */
export function parameterFacts(parameter: ApiParameter): Row {
  const {type, kind, default: value} = parameter;
  const isRequired = !value && !kind.startsWith('var-');
  return {
    name: starred(parameter),
    ...(type && {type}),
    ...(value && {default: value}),
    ...(isRequired && {note: 'required'}),
  };
}

/** Returns rows for the attributes of a class: its fields, enum members, or plain attributes. */
export function attributeRows(
  {symbol, words, members}: SymbolPage,
  label: 'field' | 'enum-member' | 'other',
  context: RenderContext,
): Row[] {
  const own = symbol.kind === 'class' ? symbol.members : [];
  return own
    .filter((member) => member.kind === 'attribute' && groupOf(member) === label)
    .filter((member) => !members.some((page) => page.symbol === member))
    .map((member) => {
      const attribute = member as ApiAttribute;
      const isField = label === 'field';
      const own =
        words.attributes.get(attribute.name) ??
        (isField ? words.parameters.get(attribute.name) : undefined);
      const borrowed =
        own || label !== 'other' || symbol.kind !== 'class'
          ? undefined
          : wordsOfAttribute(symbol, attribute.name, context);
      return {
        name: attribute.name,
        anchor: anchorOf(context, attribute.path),
        ...attributeFacts(attribute),
        marks: sinceMarks(context.site.model, attribute.path),
        ...(own && {words: own}),
        ...(borrowed && {words: borrowed, isBorrowed: true}),
      };
    });
}

/** Returns rows for the methods of a nested class, which have no sections. */
export function methodRows({symbol, words, members}: SymbolPage, context: RenderContext): Row[] {
  const own = symbol.kind === 'class' ? symbol.members : [];
  return own.flatMap((member) => {
    if (member.kind !== 'function' || members.some((page) => page.symbol === member)) {
      return [];
    }
    const description = words.attributes.get(member.name);
    return {
      name: member.name,
      anchor: anchorOf(context, member.path),
      ...(member.returns && {type: member.returns}),
      ...(description && {words: description}),
    };
  });
}

/** Returns the type and value of an attribute; for a field its default, or that it is required. */
export function attributeFacts(attribute: ApiAttribute): Partial<Row> {
  const {type, labels} = attribute;
  const value = labels.includes('field') ? attribute.default : attribute.value;
  const isRequired = labels.includes('field') && attribute.required === true;
  const isOptional = labels.includes('field') && attribute.required === false && !value;
  return {
    ...(type && {type}),
    ...(value && {default: value}),
    ...(attribute.choices && {choices: attribute.choices}),
    ...(isRequired && {note: 'required'}),
    ...(isOptional && {note: 'optional'}),
  };
}

/** Returns rows for the exceptions that the page describes. */
export function raisesRows({words}: SymbolPage, context: RenderContext): Row[] {
  return words.raises.map((description) => {
    const address =
      description.path && addressOf(context.site, description.path, context.module.path);
    return {name: description.exception, ...(address && {address}), words: description};
  });
}

function groupOf(member: ApiMember): 'field' | 'enum-member' | 'other' {
  const labels = member.labels as string[];
  return labels.includes('field')
    ? 'field'
    : labels.includes('enum-member')
      ? 'enum-member'
      : 'other';
}
