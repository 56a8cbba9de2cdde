import type {ElementContent, Root} from 'hast';

import {refractor} from './languages';

/** The six hues of code: keyword, string, value, function name, type, comment. */
type Hue = 'k' | 's' | 'v' | 'f' | 't' | 'c';

/** A piece of code in one hue, or in the colour of text. */
export interface Token {
  readonly text: string;
  readonly hue?: Hue;
}

/**
 * Hues by the token names of Prism's grammars (https://prismjs.com/tokens.html). Tokens with other names
 * have the colour of text.
 */
const hueOf: Readonly<Record<string, Hue>> = {
  keyword: 'k',
  important: 'k',
  directive: 'k',
  tag: 'k',
  parameter: 'k',
  variable: 'k',
  environment: 'k',
  string: 's',
  'triple-quoted-string': 's',
  'template-string': 's',
  scalar: 's',
  inserted: 's',
  number: 'v',
  boolean: 'v',
  null: 'v',
  datetime: 'v',
  date: 'v',
  'file-descriptor': 'v',
  deleted: 'v',
  function: 'f',
  decorator: 'f',
  annotation: 'f',
  key: 'f',
  property: 'f',
  builtin: 'f',
  'class-name': 't',
  table: 't',
  section: 't',
  namespace: 't',
  comment: 'c',
  shebang: 'c',
  prolog: 'c',
};

/** Tokens for code inside a string, such as the braces of an f-string, have the colour of text again. */
const resets = new Set(['interpolation']);

const pythonTypes = new Set(
  'bool bytes complex dict float frozenset int list object set str tuple type'.split(' '),
);

/** Patterns for text that the grammars leave without a token, with their hues, by language. */
const plainText: Readonly<Record<string, readonly (readonly [RegExp, Hue])[]>> = {
  python: [
    // A name with a capital and a small letter is a class (https://peps.python.org/pep-0008/#class-names),
    // a name before a bracket is called.
    [/(?<![\w])[A-Z]\w*[a-z]\w*/g, 't'],
    [/(?<![\w])[a-z_]\w*(?=\()/g, 'f'],
  ],
  yaml: [[/\$\{[^}\n]*\}|\{\{[^}\n]*\}\}/g, 'k']],
};

/**
 * Splits code into tokens with hues.
 *
 * @param code the text of a code block
 * @param grammar a grammar of `languages.ts`; without one the text stays plain
 * @returns tokens whose texts joined are `code`
 */
export function tokenize(code: string, grammar?: string): Token[] {
  if (!grammar) {
    return code ? [{text: code}] : [];
  }
  const tree = refractor.highlight(code, grammar) as Root;
  const tokens: Token[] = [];
  collect(tree.children as ElementContent[], undefined, grammar, tokens);
  // The grammars split plain text at each bracket; the patterns need whole names.
  const whole = joinEqual(withoutStrays(joinEqual(tokens), grammar));
  return whole.flatMap((token) => (token.hue ? [token] : splitPlain(token.text, grammar)));
}

/** Grammars in which words are not quoted: a number may be a part of one, as in `name==1.2.0`. */
const unquoted = new Set(['bash', 'docker', 'ini', 'powershell', 'toml', 'yaml']);

/** Takes the hue from tokens that the grammars find inside plain words. */
function withoutStrays(tokens: readonly Token[], grammar: string): Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1]?.text ?? '';
    const after = tokens[at + 1]?.text ?? '';
    const isPartOfWord =
      token.hue === 'v' &&
      unquoted.has(grammar) &&
      /^[\d.]+$/.test(token.text) &&
      (/[\w.-]$/.test(before) || /^[\w.-]/.test(after));
    // The `*)` of `COUNT(*)` is no alias of YAML.
    const isNoAlias = grammar === 'yaml' && token.hue === 'k' && /^\*\W/.test(token.text);
    // `name==1.2.0` assigns nothing.
    const isRequirement = grammar === 'bash' && token.hue === 'k' && after.startsWith('==');
    return isPartOfWord || isNoAlias || isRequirement ? {text: token.text} : token;
  });
}

function collect(nodes: ElementContent[], hue: Hue | undefined, grammar: string, into: Token[]) {
  for (const node of nodes) {
    if (node.type === 'text') {
      into.push(hue ? {text: node.value, hue} : {text: node.value});
    } else if (node.type === 'element') {
      const names = ((node.properties.className ?? []) as string[]).slice(1);
      collect(
        node.children,
        hueFor(names, node.children, grammar) ?? own(names, hue),
        grammar,
        into,
      );
    }
  }
}

function own(names: readonly string[], inherited: Hue | undefined): Hue | undefined {
  return names.some((name) => resets.has(name)) ? undefined : inherited;
}

function hueFor(
  names: readonly string[],
  children: readonly ElementContent[],
  grammar: string,
): Hue | undefined {
  const [first] = children;
  if (
    grammar === 'python' &&
    names.includes('builtin') &&
    first?.type === 'text' &&
    pythonTypes.has(first.value)
  ) {
    return 't';
  }
  if (grammar === 'python' && first?.type === 'text' && first.value === 'print') {
    return 'f'; // the grammar still takes it for the statement of Python 2
  }
  const known = names.find((name) => Object.hasOwn(hueOf, name));
  return known ? hueOf[known] : undefined;
}

function splitPlain(text: string, grammar: string): Token[] {
  const rules = plainText[grammar] ?? [];
  let tokens: Token[] = [{text}];
  for (const [pattern, hue] of rules) {
    tokens = tokens.flatMap((token) => (token.hue ? [token] : splitBy(token.text, pattern, hue)));
  }
  return tokens;
}

function splitBy(text: string, pattern: RegExp, hue: Hue): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    tokens.push({text: text.slice(end, match.index)}, {text: match[0], hue});
    end = match.index + match[0].length;
  }
  tokens.push({text: text.slice(end)});
  return tokens.filter((token) => token.text !== '');
}

function joinEqual(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && last.hue === token.hue) {
      joined[joined.length - 1] = {...last, text: last.text + token.text};
    } else if (token.text !== '') {
      joined.push(token);
    }
  }
  return joined;
}
