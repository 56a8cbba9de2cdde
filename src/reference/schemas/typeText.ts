import type {TypeText} from '../model/types';

/** A type expression as a tree: `Optional[list[X]]`. A union has the name `|`. */
export interface TypeNode {
  /** Dotted path if the model has one, otherwise the text: a literal, or an unknown name. */
  name: string;
  args: TypeNode[];
}

type Token = {name: string} | {sign: string};

/** Parses a type; undefined when it is not a plain type, as in `Union[f()]`. */
export function readType(text: TypeText): TypeNode | undefined {
  const tokens = text.flatMap((part): Token[] =>
    typeof part === 'string' ? signs(part) : [{name: part[1]}],
  );
  let at = 0;

  function sign(): string | undefined {
    const token = tokens[at];
    return token && 'sign' in token ? token.sign : undefined;
  }

  function union(): TypeNode | undefined {
    const parts: TypeNode[] = [];
    do {
      at += parts.length > 0 ? 1 : 0;
      const part = single();
      if (!part) {
        return undefined;
      }
      parts.push(part);
    } while (sign() === '|');
    return parts.length === 1 ? parts[0] : {name: '|', args: parts};
  }

  function single(): TypeNode | undefined {
    const token = tokens[at];
    if (token && 'sign' in token && token.sign === '[') {
      return {name: '[]', args: list() ?? []};
    }
    if (!token || !('name' in token)) {
      return undefined;
    }
    at += 1;
    const args = sign() === '[' ? list() : [];
    return args && {name: token.name, args};
  }

  function list(): TypeNode[] | undefined {
    const args: TypeNode[] = [];
    do {
      at += 1;
      if (sign() === ']') {
        break;
      }
      const arg = union();
      if (!arg) {
        return undefined;
      }
      args.push(arg);
    } while (sign() === ',');
    if (sign() !== ']') {
      return undefined;
    }
    at += 1;
    return args;
  }

  const type = union();
  return at === tokens.length ? type : undefined;
}

function signs(text: string): Token[] {
  const found = text.matchAll(/'[^']*'|"[^"]*"|[\w.…-]+|[^\s\w]/g);
  return [...found].map(([token]) => (/^['"\w.…-]/.test(token) ? {name: token} : {sign: token}));
}
