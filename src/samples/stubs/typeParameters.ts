import type {ApiTypeParameter} from '../../reference/model/types';
import type {StubWriter} from './writer';

/** `[T: int]` after a name, or nothing. */
export function typeParameters(
  writer: StubWriter,
  parameters: readonly ApiTypeParameter[] = [],
): string {
  const written = parameters.map(({name, bound}) =>
    bound ? `${name}: ${writer.type(bound, 'held')}` : name,
  );
  return written.length > 0 ? `[${written.join(', ')}]` : '';
}
