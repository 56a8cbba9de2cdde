import {type Found, mainPath, type Resolver} from '../../reference/model/resolve';
import type {
  ApiAttribute,
  ApiClass,
  ApiFunction,
  ApiMember,
  ApiModule,
  ApiParameter,
  TypeText,
} from '../../reference/model/types';
import {kindOf} from '../../reference/page/render/kinds';
import {starred, withMarkers} from '../../reference/page/render/parameterMarks';
import {plainType, spellOut} from '../../reference/page/render/spellOut';

/** What the facts of a symbol are completed with. */
export interface SymbolContext {
  readonly resolver: Resolver;
  /** Of its section; undefined when no page has it. */
  readonly address: string | undefined;
  /** Its first sentence on that page. */
  readonly summary: string | undefined;
}

type FoundSymbol = Extract<Found, {kind: 'symbol'}>;

/** Returns the facts of a module as Markdown. */
export function moduleText(module: ApiModule, {address, summary}: SymbolContext): string {
  return joined([
    `# ${module.package ? 'package' : 'module'} ${module.path}`,
    summary,
    pageLine(address),
    listOf('Symbols', module.symbols, memberLine(false)),
    listOf('Exports from other modules', module.reExports, ({name, target}) =>
      target.endsWith(`.${name}`) ? `\`${target}\`` : `\`${name}\`: \`${target}\``,
    ),
    listOf('Modules', module.submodules, (path) => `\`${path}\``),
  ]);
}

/** Returns the facts of a class, function or attribute, or of a member of a class, as Markdown. */
export function symbolText({symbol, owner, module}: FoundSymbol, context: SymbolContext): string {
  const {resolver, address, summary} = context;
  const text = (type: TypeText): string => plainType(spellOut(type, resolver));
  const name = owner ? `${owner.name}.${symbol.name}` : symbol.name;
  return joined([
    `# ${kindOf(symbol, owner !== undefined).word} ${name}`,
    summary,
    `Defined as \`${symbol.path}\` in ${module.file}.`,
    owner ? undefined : importLine(symbol, module, resolver),
    pageLine(address),
    fenced(signaturesOf(symbol, text)),
    ...(symbol.kind === 'class' ? classFacts(symbol, text) : []),
    ...(symbol.kind === 'function' ? functionFacts(symbol, text) : []),
  ]);
}

type ToText = (type: TypeText) => string;

function importLine(symbol: ApiMember, module: ApiModule, resolver: Resolver): string {
  const [shortest = symbol.path] = resolver.importPaths(symbol.path);
  const at = shortest.lastIndexOf('.');
  const from = at > 0 ? shortest.slice(0, at) : module.path;
  return `Import: \`from ${from} import ${shortest.slice(at + 1)}\``;
}

function pageLine(address: string | undefined): string | undefined {
  return address && `Page: ${address}`;
}

function signaturesOf(symbol: ApiMember, text: ToText): string[] {
  if (symbol.kind === 'attribute') {
    return [attributeSignature(symbol, text)];
  }
  if (symbol.kind === 'class') {
    const forms = symbol.init?.overloads ?? (symbol.init ? [symbol.init] : []);
    return forms.map(({parameters}) => signature(`class ${symbol.name}`, parameters, '', text));
  }
  if (symbol.labels.includes('property')) {
    return [`${symbol.name}${symbol.returns ? `: ${text(symbol.returns)}` : ''}`];
  }
  const keyword = symbol.labels.includes('async') ? 'async def' : 'def';
  return (symbol.overloads ?? [symbol]).map(({parameters, returns}) =>
    signature(`${keyword} ${symbol.name}`, parameters, returns ? ` -> ${text(returns)}` : '', text),
  );
}

function signature(
  head: string,
  parameters: readonly ApiParameter[],
  end: string,
  text: ToText,
): string {
  const lines = withMarkers(parameters).map(
    (part) => `    ${typeof part === 'string' ? part : declared(part, text)},\n`,
  );
  return lines.length > 0 ? `${head}(\n${lines.join('')})${end}` : `${head}()${end}`;
}

function declared(parameter: ApiParameter, text: ToText): string {
  const {type, default: value} = parameter;
  return `${starred(parameter)}${type ? `: ${text(type)}` : ''}${value ? ` = ${text(value)}` : ''}`;
}

function attributeSignature({name, type, value, choices}: ApiAttribute, text: ToText): string {
  const assigned = value ?? choices?.[0];
  return `${name}${type ? `: ${text(type)}` : ''}${assigned ? ` = ${text(assigned)}` : ''}`;
}

function classFacts(cls: ApiClass, text: ToText): (string | undefined)[] {
  return [
    cls.labels.includes('deprecated') ? 'Deprecated.' : undefined,
    listOf('Bases', cls.bases, (base) => `\`${mainPath(base) ?? text(base)}\``),
    parameterList(cls.init?.parameters ?? [], text),
    cls.init?.from ? `The constructor is that of \`${cls.init.from}\`.` : undefined,
    listOf('Raises', cls.raises ?? [], (path) => `\`${path}\``),
    listOf('Members', cls.members, memberLine(true)),
    listOf(
      'Inherited members',
      cls.inherited,
      ({from, members}) => `from \`${from}\`: ${members.join(', ')}`,
    ),
    listOf('Subclasses', cls.subclasses ?? [], (path) => `\`${path}\``),
  ];
}

function functionFacts(symbol: ApiFunction, text: ToText): (string | undefined)[] {
  const {parameters, returns, raises, overrides, labels} = symbol;
  return [
    labels.includes('deprecated') ? 'Deprecated.' : undefined,
    parameterList(parameters, text),
    returns ? `Returns \`${text(returns)}\`.` : undefined,
    listOf('Raises', raises ?? [], (path) => `\`${path}\``),
    overrides ? `Overrides \`${overrides}\`.` : undefined,
  ];
}

function parameterList(parameters: readonly ApiParameter[], text: ToText): string | undefined {
  return listOf('Parameters', parameters, (parameter) => {
    const {type, default: value, defaultValue, kind} = parameter;
    const isRequired = value === undefined && !kind.startsWith('var-');
    const facts = [
      type && `type \`${text(type)}\``,
      isRequired ? 'required' : undefined,
      value && `default \`${text(value)}\``,
      defaultValue && `which is \`${text(defaultValue)}\``,
      kind === 'keyword-only' || kind === 'positional-only' ? kind : undefined,
    ].filter(Boolean);
    return `\`${starred(parameter)}\`${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`;
  });
}

function memberLine(isMember: boolean): (member: ApiMember) => string {
  return (member) => `${kindOf(member, isMember).word} \`${member.name}\``;
}

function listOf<Item>(
  title: string,
  items: readonly Item[],
  line: (item: Item) => string,
): string | undefined {
  return items.length > 0
    ? `${title}:\n\n${items.map((item) => `- ${line(item)}`).join('\n')}`
    : undefined;
}

function fenced(blocks: readonly string[]): string | undefined {
  return blocks.length > 0 ? `\`\`\`python\n${blocks.join('\n\n')}\n\`\`\`` : undefined;
}

function joined(blocks: readonly (string | undefined)[]): string {
  return blocks.filter(Boolean).join('\n\n');
}
