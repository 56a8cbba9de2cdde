import type {TypeText} from '../model/types';

/** A Python expression, in as much detail as the calls that create fields need. */
export type Expression =
  | {kind: 'name'; path: string}
  | {kind: 'literal'; value: string | number | boolean | null}
  | {kind: 'list'; items: Expression[]}
  | {kind: 'call'; callee: string; args: Expression[]; keywords: ReadonlyMap<string, Expression>}
  /** `[x.name for x in Enum if x.name not in ['A']]`: an attribute of each item, with exceptions. */
  | {kind: 'each'; attribute: string; of: Expression; but?: Expression}
  /** Anything else, such as a lambda. */
  | {kind: 'other'};

type Token = {name: string} | {literal: string | number} | {sign: string};

const OTHER: Expression = {kind: 'other'};
const CONSTANTS: Readonly<Record<string, boolean | null>> = {
  None: null,
  True: true,
  False: false,
};

/** Parses an expression; parts that it cannot parse become `other`. Never throws. */
export function readExpression(text: TypeText): Expression {
  return new Reader(text.flatMap(tokensOf)).expression();
}

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  expression(): Expression {
    const token = this.tokens[this.at];
    if (!token) {
      return OTHER;
    }
    if ('literal' in token) {
      this.at += 1;
      return this.orOther({kind: 'literal', value: token.literal});
    }
    if ('name' in token) {
      this.at += 1;
      return this.orOther(this.afterName(token.name));
    }
    return token.sign === '[' || token.sign === '(' ? this.orOther(this.list()) : this.skipRest();
  }

  private afterName(name: string): Expression {
    if (name === 'lambda') {
      return this.skipRest();
    }
    if (this.sign() === '(') {
      return this.call(name);
    }
    return name in CONSTANTS
      ? {kind: 'literal', value: CONSTANTS[name] ?? null}
      : {kind: 'name', path: name};
  }

  private call(callee: string): Expression {
    const args: Expression[] = [];
    const keywords = new Map<string, Expression>();
    this.at += 1;
    while (this.at < this.tokens.length && this.sign() !== ')') {
      const token = this.tokens[this.at];
      const next = this.tokens[this.at + 1];
      if (token && 'name' in token && next && 'sign' in next && next.sign === '=') {
        this.at += 2;
        keywords.set(token.name, this.expression());
      } else {
        const arg = this.expression();
        // In `tuple(x.value for x in Y)` the brackets of the call end the comprehension.
        args.push(this.isName('for') ? this.comprehension(arg) : arg);
      }
      this.at += this.sign() === ',' ? 1 : 0;
    }
    this.at += 1;
    return {kind: 'call', callee, args, keywords};
  }

  private list(): Expression {
    const items: Expression[] = [];
    const close = this.sign() === '[' ? ']' : ')';
    this.at += 1;
    while (this.at < this.tokens.length && this.sign() !== close) {
      const item = this.expression();
      if (this.isName('for')) {
        const each = this.comprehension(item);
        this.at += 1;
        return each;
      }
      items.push(item);
      this.at += this.sign() === ',' ? 1 : 0;
    }
    this.at += 1;
    return {kind: 'list', items};
  }

  /** Parses `x.value for x in Y` from `for` up to the closing bracket. */
  private comprehension(item: Expression): Expression {
    const variable = this.tokens[this.at + 1];
    this.at += 3;
    const of = this.expression();
    const path = item.kind === 'name' ? item.path : '';
    const but = this.exclusion(path);
    const isPlain = [')', ']'].includes(this.sign() ?? '');
    this.skipRest();
    const name = variable && 'name' in variable ? variable.name : '';
    const attribute = path.startsWith(`${name}.`) ? path.slice(name.length + 1) : '';
    return isPlain && /^\w+$/.test(attribute)
      ? {kind: 'each', attribute, of, ...(but && {but})}
      : OTHER;
  }

  /** Parses `if x.name not in ['A']`, where the tested attribute is the listed one. */
  private exclusion(path: string): Expression | undefined {
    const isOne = ['if', path, 'not', 'in'].every((name, index) => this.isName(name, index));
    this.at += isOne ? 4 : 0;
    return isOne ? this.expression() : undefined;
  }

  /** Returns the expression if it ends here; one that continues (`.keys()`, `+ 1`) becomes `other`. */
  private orOther(expression: Expression): Expression {
    const sign = this.sign();
    const isEnd =
      this.at >= this.tokens.length ||
      (sign !== undefined && [',', ')', ']'].includes(sign)) ||
      this.isName('for') ||
      this.isName('if');
    return isEnd ? expression : this.skipRest();
  }

  /** Skips everything up to the end of the argument or item. */
  private skipRest(): Expression {
    let depth = 0;
    for (; this.at < this.tokens.length; this.at += 1) {
      const sign = this.sign() ?? '';
      if (depth === 0 && [',', ')', ']', '}'].includes(sign)) {
        break;
      }
      depth += '([{'.includes(sign) && sign !== '' ? 1 : 0;
      depth -= ')]}'.includes(sign) && sign !== '' ? 1 : 0;
    }
    return OTHER;
  }

  private sign(): string | undefined {
    const token = this.tokens[this.at];
    return token && 'sign' in token ? token.sign : undefined;
  }

  private isName(name: string, ahead = 0): boolean {
    const token = this.tokens[this.at + ahead];
    return token !== undefined && 'name' in token && token.name === name;
  }
}

function tokensOf(part: TypeText[number]): Token[] {
  if (typeof part !== 'string') {
    return [{name: part[1].startsWith('builtins.') && part[0] in CONSTANTS ? part[0] : part[1]}];
  }
  const found = part.matchAll(
    /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\d[\d_.e-]*)|([\w.…]+)|(\S)/g,
  );
  return [...found].map(([, single, double, number, name, sign]): Token => {
    const text = single ?? double;
    if (text !== undefined) {
      return {literal: text.replace(/\\(.)/g, '$1')};
    }
    return number !== undefined
      ? {literal: Number(number.replaceAll('_', ''))}
      : name !== undefined
        ? {name}
        : {sign: sign ?? ''};
  });
}
