import type {ApiParameter} from '../../model/types';

/** Returns a parameter's name as in a signature: `**kwargs`. */
export function starred({name, kind}: ApiParameter): string {
  return `${stars(kind)}${name}`;
}

function stars(kind: ApiParameter['kind']): string {
  return kind === 'var-keyword' ? '**' : kind === 'var-positional' ? '*' : '';
}

/** Returns parameters with the markers `/` and `*` between them where Python needs them. */
export function withMarkers(parameters: readonly ApiParameter[]): (ApiParameter | '/' | '*')[] {
  const found: (ApiParameter | '/' | '*')[] = [];
  let previous: ApiParameter | undefined;
  for (const parameter of parameters) {
    if (previous?.kind === 'positional-only' && parameter.kind !== 'positional-only') {
      found.push('/');
    }
    if (parameter.kind === 'keyword-only' && !isAfterStar(previous)) {
      found.push('*');
    }
    found.push(parameter);
    previous = parameter;
  }
  return previous?.kind === 'positional-only' ? [...found, '/'] : found;
}

function isAfterStar(previous: ApiParameter | undefined): boolean {
  return previous?.kind === 'keyword-only' || previous?.kind === 'var-positional';
}
