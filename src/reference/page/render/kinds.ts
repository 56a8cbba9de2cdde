import type {RecordKind} from '../../../search/types';
import type {ApiClass, ApiFunction, ApiMember} from '../../model/types';

/** The word for a symbol's kind, and the CSS class of its colour. */
export interface Kind {
  word: string;
  /** Suffix of `span.kind`: none for types, `.call` for callables, `.data` for values. */
  hue: '' | '.call' | '.data';
}

const FLAVOURS: Record<ApiClass['flavour'], string> = {
  abstract: 'abstract class',
  attrs: 'attrs class',
  class: 'class',
  dataclass: 'dataclass',
  enum: 'enum',
  exception: 'exception',
  marshmallow: 'schema',
  'named-tuple': 'named tuple',
  protocol: 'protocol',
  pydantic: 'model',
  'typed-dict': 'typed dict',
};

/** Returns the full kind of a symbol: `abstract class`, `static method`. */
export function kindOf(symbol: ApiMember, isMember: boolean): Kind {
  if (symbol.kind === 'class') {
    return {word: FLAVOURS[symbol.flavour], hue: ''};
  }
  if (symbol.kind === 'function') {
    return functionKind(symbol, isMember);
  }
  return {word: attributeWord(symbol.labels, isMember), hue: '.data'};
}

/** Returns the kind as one word, for lists. */
export function shortKind(symbol: ApiMember, isMember: boolean): Kind {
  const {word, hue} = kindOf(symbol, isMember);
  return {word: word.split(' ').at(-1) as string, hue};
}

/** Returns the kind of a symbol in the search; a property counts as an attribute. */
export function searchKind(symbol: ApiMember, isMember: boolean): RecordKind {
  if (symbol.kind !== 'function') {
    return symbol.kind;
  }
  return symbol.labels.includes('property') ? 'attribute' : isMember ? 'method' : 'function';
}

function functionKind({labels}: ApiFunction, isMember: boolean): Kind {
  const has = (label: ApiFunction['labels'][number]) => labels.includes(label);
  if (has('property')) {
    return {word: has('abstract') ? 'abstract property' : 'property', hue: '.data'};
  }
  const words = [
    has('abstract') && 'abstract',
    has('async') && 'async',
    has('static') && 'static',
    has('class') && 'class',
    has('context-manager') ? 'context manager' : isMember ? 'method' : 'function',
  ];
  return {word: words.filter(Boolean).join(' '), hue: '.call'};
}

function attributeWord(labels: readonly string[], isMember: boolean): string {
  if (labels.includes('enum-member')) {
    return 'value';
  }
  if (labels.includes('field')) {
    return 'field';
  }
  if (labels.includes('type-alias')) {
    return 'type alias';
  }
  if (labels.includes('type-var')) {
    return 'type variable';
  }
  if (isMember) {
    return 'attribute';
  }
  return labels.includes('constant') ? 'constant' : 'variable';
}
