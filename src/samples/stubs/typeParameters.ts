import type {ApiTypeParameter} from '../../reference/model/types';
import type {StubWriter} from './writer';

/** Writes the type parameters after a name: `[T: int]`, or nothing. */
export function typeParameters(
  writer: StubWriter,
  parameters: readonly ApiTypeParameter[] = [],
): string {
  const written = parameters.map(({name, bound}) =>
    bound ? `${name}: ${writer.type(bound, 'output')}` : name,
  );
  return written.length > 0 ? `[${written.join(', ')}]` : '';
}
