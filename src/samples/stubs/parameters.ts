import type {ApiParameter} from '../../reference/model/types';
import type {StubWriter} from './writer';

/** What a signature has beside the parameters that the source lists. */
export interface SignatureExtras {
  /** `self` or `cls`. */
  readonly first?: string;
  /** Parameters that `**kwargs` forwards; all are optional. */
  readonly forwarded?: readonly ApiParameter[];
  /** Whether `**kwargs` accepts keywords that the model does not name. */
  readonly acceptsAnyKeyword: boolean;
}

/** Writes the text between the brackets of a `def`. */
export function writeParameters(
  writer: StubWriter,
  parameters: readonly ApiParameter[],
  {first, forwarded = [], acceptsAnyKeyword}: SignatureExtras,
): string {
  const parts: string[] = first ? [first] : [];
  const of = (kind: ApiParameter['kind']) => parameters.filter((entry) => entry.kind === kind);
  const write = (parameter: ApiParameter, optional = parameter.default !== undefined) =>
    `${parameter.name}: ${writer.type(parameter.type, 'input')}${optional ? ' = ...' : ''}`;

  const positionalOnly = of('positional-only');
  parts.push(...positionalOnly.map((entry) => write(entry)));
  if (positionalOnly.length > 0) {
    parts.push('/');
  }
  parts.push(...of('positional-or-keyword').map((entry) => write(entry)));
  const known = new Set(parameters.map(({name}) => name));
  const passed = forwarded.filter(({name}) => !known.has(name) && known.add(name));
  const keywordOnly = [
    ...of('keyword-only').map((entry) => write(entry)),
    ...passed.map((entry) => write(entry, true)),
  ];
  const [rest] = of('var-positional');
  if (rest) {
    parts.push(`*${write(rest, false)}`);
  } else if (keywordOnly.length > 0) {
    parts.push('*');
  }
  parts.push(...keywordOnly);
  const [keywords] = of('var-keyword');
  if (keywords && acceptsAnyKeyword) {
    parts.push(`**${write(keywords, false)}`);
  }
  return parts.join(', ');
}
