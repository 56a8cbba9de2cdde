import type {ApiParameter} from '../../reference/model/types';
import type {StubWriter} from './writer';

/** What a stub says of a call beyond the parameters that the source lists. */
export interface Extra {
  /** `self` or `cls`, where there is one. */
  first?: string;
  /** Keywords that pass through `**kwargs`; each may be left out. */
  forwarded?: readonly ApiParameter[];
  /** Whether `**kwargs` takes keywords that nothing names. */
  openKeywords: boolean;
}

/** The text between the brackets of a `def`. */
export function writeParameters(
  writer: StubWriter,
  parameters: readonly ApiParameter[],
  {first, forwarded = [], openKeywords}: Extra,
): string {
  const parts: string[] = first ? [first] : [];
  const of = (kind: ApiParameter['kind']) => parameters.filter((entry) => entry.kind === kind);
  const write = (parameter: ApiParameter, optional = parameter.default !== undefined) =>
    `${parameter.name}: ${writer.type(parameter.type, 'given')}${optional ? ' = ...' : ''}`;

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
  if (keywords && openKeywords) {
    parts.push(`**${write(keywords, false)}`);
  }
  return parts.join(', ');
}
