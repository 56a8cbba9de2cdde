import type {PhrasingContent} from 'mdast';

import type {
  ApiAttribute,
  ApiFunction,
  ApiMember,
  ApiParameter,
  ApiTypeParameter,
  TypeText,
} from '../../model/types';
import {type ApiElement, type ApiNode, element, separated} from '../nodes';
import type {RenderContext} from './context';
import {starred, withMarkers} from './parameterMarks';
import {unsearched} from './searchMarks';
import {typeText} from './typeText';
import {type Assigned, valueText} from './valueText';

interface Signature {
  parameters: readonly ApiParameter[];
  returns?: TypeText;
}

/** Renders the signatures of a symbol, one for each overload; none for a class without constructor. */
export function signatures(symbol: ApiMember, context: RenderContext): ApiElement[] {
  if (symbol.kind === 'attribute') {
    return [box(symbol.name, [attributeLine(symbol, context)])];
  }
  if (symbol.kind === 'class') {
    const forms = symbol.init?.overloads ?? (symbol.init ? [symbol.init] : []);
    const isCalled = !['typed-dict', 'protocol'].includes(symbol.flavour);
    return isCalled ? forms.map((form) => call(symbol, 'class', form, context)) : [];
  }
  if (symbol.labels.includes('property')) {
    return [box(symbol.name, [propertyLine(symbol, context)])];
  }
  const keyword = symbol.labels.includes('async') ? 'async def' : 'def';
  return (symbol.overloads ?? [symbol]).map((form) => call(symbol, keyword, form, context));
}

function box(name: string, lines: ApiNode[]): ApiElement {
  const properties = {
    role: 'group',
    ariaLabel: `Signature of ${name}`,
    translate: 'no',
    ...unsearched,
  };
  return element('div.sig', properties, separated(lines, '\n'));
}

/** Returns how a function is called, for one line: `(x: int = 1) → str`; of a property its type. */
export function callText({parameters, returns, labels}: ApiFunction): TypeText {
  if (labels.includes('property')) {
    return returns ?? [];
  }
  const inner = parameters.flatMap((parameter, index) => [
    `${index > 0 ? ', ' : ''}${starred(parameter)}`,
    ...(parameter.type ? [': ', ...parameter.type] : []),
    ...(parameter.default ? [' = ', ...parameter.default] : []),
  ]);
  const opening = labels.includes('async') ? 'async (' : '(';
  return [opening, ...inner, ')', ...(returns ? [' → ', ...returns] : [])];
}

/** Renders a call with one parameter per line, or on one line if it has none. */
function call(
  {name, typeParameters = []}: {name: string; typeParameters?: readonly ApiTypeParameter[]},
  keyword: string,
  {parameters, returns}: Signature,
  context: RenderContext,
): ApiElement {
  const opening = [
    element('span.k', {}, [keyword]),
    ' ',
    element('b', {}, [name]),
    ...typeParameterList(typeParameters, context),
    '(',
  ];
  const closing = [')', ...(returns ? [' → ', ...typeText(returns, context)] : [])];
  if (parameters.length === 0) {
    return box(name, [element('code', {}, [...opening, ...closing])]);
  }
  return box(name, [
    element('code', {}, opening),
    ...lines(parameters, context).map((line) =>
      element('span', {}, [element('code', {}, [...line, ','])]),
    ),
    element('code', {}, closing),
  ]);
}

/** Renders type parameters as Python writes them after a name: `[K, V: int]`. */
function typeParameterList(all: readonly ApiTypeParameter[], context: RenderContext) {
  return all.length === 0
    ? []
    : [
        '[',
        ...all.flatMap((parameter, index) => [
          ...(index > 0 ? [', '] : []),
          ...typeParameterText(parameter, context),
        ]),
        ']',
      ];
}

/** Renders one type parameter: `V: int`. */
export function typeParameterText(
  {name, bound}: ApiTypeParameter,
  context: RenderContext,
): (PhrasingContent | string)[] {
  return [name, ...(bound ? [': ', ...typeText(bound, context)] : [])];
}

function lines(parameters: readonly ApiParameter[], context: RenderContext) {
  return withMarkers(parameters).map((part) =>
    typeof part === 'string' ? [part] : parameterLine(part, context),
  );
}

function parameterLine(parameter: ApiParameter, context: RenderContext) {
  const {type} = parameter;
  return [
    starred(parameter),
    ...(type ? [': ', ...typeText(type, context)] : []),
    ...assigned({value: parameter.default}, context),
  ];
}

function attributeLine(
  {name, type, ...held}: Pick<ApiAttribute, 'name' | 'type' | 'value' | 'choices'>,
  context: RenderContext,
): ApiElement {
  return element('code', {}, [
    element('b', {}, [name]),
    ...(type ? [': ', ...typeText(type, context)] : []),
    ...assigned(held, context),
  ]);
}

function propertyLine(symbol: {name: string; returns?: TypeText}, context: RenderContext) {
  const {name, returns} = symbol;
  return attributeLine({name, ...(returns && {type: returns})}, context);
}

function assigned(held: Assigned, context: RenderContext): (ApiElement | string)[] {
  const shown = valueText(held, context);
  return shown.length > 0 ? [' ', element('span.v', {}, shown)] : [];
}
