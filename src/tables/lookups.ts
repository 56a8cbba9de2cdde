import type {TypeText} from '../reference/model/types';

const LOOKUP = '._get_subclasses';

/** Replaces `Union[Base._get_subclasses()]`, which the SDK evaluates on start-up, with `Base`. */
export function withoutLookups(type: TypeText): TypeText {
  const isLookup = (index: number): boolean => {
    const token = type[index];
    return typeof token === 'object' && token[0].endsWith(LOOKUP);
  };
  return type.flatMap((token, index): TypeText => {
    if (typeof token === 'object') {
      const [text, path] = token;
      const bare = [text.slice(0, -LOOKUP.length), path.slice(0, -LOOKUP.length)] as const;
      return isLookup(index) ? [bare] : isLookup(index + 2) ? [] : [token];
    }
    const before = isLookup(index - 1) ? token.replace(/^\(\)\]/, '') : token;
    return [isLookup(index + 1) ? before.replace(/\[$/, '') : before];
  });
}
