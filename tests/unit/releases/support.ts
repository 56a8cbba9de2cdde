import type {
  ParameterKind,
  Release,
  ReleaseKey,
  ReleaseParameter,
  ReleaseSymbol,
} from '../../../src/releases/types';

/** Makes a release of symbols by path; their modules are added. */
export function release(
  symbols: Readonly<Record<string, ReleaseSymbol>>,
  mappings: Readonly<Record<string, Readonly<Record<string, Partial<ReleaseKey>>>>> = {},
  version = '1.0.0',
): Release {
  return {
    version,
    symbols: new Map<string, ReleaseSymbol>([
      ['bitfount', {kind: 'module'}],
      ['bitfount.a', {kind: 'module'}],
      ['bitfount.b', {kind: 'module'}],
      ...Object.entries(symbols),
    ]),
    mappings: new Map(
      Object.entries(mappings).map(([name, keys]) => [
        name,
        new Map(
          Object.entries(keys).map(([key, parts]) => [
            key,
            {isRequired: false, mappings: [], ...parts},
          ]),
        ),
      ]),
    ),
  };
}

/** Makes parameters of a signature: `a, b=1, *, c: int = 2, **rest`. */
function parameters(signature: string): ReleaseParameter[] {
  let kind: ParameterKind = 'positional-or-keyword';
  return signature.split(/,\s*/).flatMap((part): ReleaseParameter[] => {
    const [, stars = '', name = '', type, value] =
      /^(\**)(\w*)(?::\s*([^=]+?))?\s*(?:=\s*(.+))?$/.exec(part) ?? [];
    if (stars === '*') {
      kind = 'keyword-only';
    }
    if (name === '') {
      return [];
    }
    const own = stars === '**' ? 'var-keyword' : stars === '*' ? 'var-positional' : kind;
    return [{name, kind: own, ...(type && {type}), ...(value && {default: value})}];
  });
}

export const fn = (signature: string, labels: readonly string[] = []): ReleaseSymbol => ({
  kind: 'function',
  labels,
  parameters: signature === '' ? [] : parameters(signature),
});

export const cls = (
  signature: string | undefined,
  bases: readonly string[] = [],
  labels: readonly string[] = [],
): ReleaseSymbol => ({
  kind: 'class',
  labels,
  bases,
  ...(signature !== undefined && {parameters: signature === '' ? [] : parameters(signature)}),
});

export const attribute = (
  value?: string,
  labels: readonly string[] = [],
  type?: string,
): ReleaseSymbol => ({
  kind: 'attribute',
  labels,
  ...(type !== undefined && {type}),
  ...(value !== undefined && {value}),
});
