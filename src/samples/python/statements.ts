import {forgetTargets, runAssignment} from './assignments';
import {
  checkCall,
  type Context,
  evaluate,
  evaluateArguments,
  evaluateParts,
  member,
  type Place,
} from './expressions';
import {readImport} from './imports';
import {ownClass} from './own-class';
import {type Bindings, Scope, UNKNOWN} from './scope';
import {childrenOf, namesIn, splitBy, type SyntaxNode, textOf} from './tree';

/** A reading of one page: function bodies wait until all of its samples have run. */
export interface Run extends Context {
  later(body: () => void): void;
  /** Runs without reporting and without leaving work for later. */
  silently(work: () => void): void;
}

/** Runs statements in order, as Python would. */
export function runStatements(run: Run, place: Place, parent: SyntaxNode): void {
  childrenOf(parent).forEach((node) => runStatement(run, place, node));
}

function runStatement(run: Run, place: Place, node: SyntaxNode): void {
  switch (node.name) {
    case 'ImportStatement':
      return runImport(run, place, node);
    case 'AssignStatement':
      return runAssignment(run, place, node);
    case 'UpdateStatement':
    case 'DeleteStatement':
    case 'ScopeStatement':
    case 'TypeDefinition':
      return forgetTargets(run, place, node);
    case 'FunctionDefinition':
      return runFunction(run, place, node);
    case 'ClassDefinition':
      return runClass(run, place, node, false);
    case 'DecoratedStatement':
      return runDecorated(run, place, node);
    case 'IfStatement':
    case 'TryStatement':
    case 'WithStatement':
    case 'MatchStatement':
      return runBranches(run, place, node);
    case 'ForStatement':
    case 'WhileStatement':
      run.silently(() => runBranches(run, place, node));
      return runBranches(run, place, node);
    case 'StatementGroup':
      return runStatements(run, place, node);
    default:
      return evaluateParts(run, place, node);
  }
}

function runImport(run: Run, {scope}: Place, node: SyntaxNode): void {
  const {names, faults} = readImport(run.sdk, run.code, node);
  names.forEach(({name, value}) => scope.bind(name, value ?? UNKNOWN));
  faults.forEach((fault) => run.report(fault.node, fault.message));
}

/**
 * Compound statements: what stands in front of a body is checked, names after `as`, `for`
 * and in patterns are not followed, and the bodies are ways of which any may be taken.
 */
function runBranches(run: Run, place: Place, node: SyntaxNode): void {
  const {scope} = place;
  const always = node.name === 'WithStatement';
  const exclusive = node.name === 'IfStatement' || node.name === 'MatchStatement';
  const ways: Bindings[] = [];
  let target = false;
  for (const part of bodiesAndHeads(node)) {
    target = part.name === 'as' || part.name === 'for' || (target && !endsTarget(part, always));
    if (part.name === 'Body') {
      const before = scope.snapshot();
      runStatements(run, place, part);
      ways.push(scope.snapshot());
      if (exclusive) {
        scope.restore(before);
      } else if (!always) {
        scope.merge([before, ...ways]);
      }
    } else if (target || part.name.endsWith('Pattern')) {
      namesIn(run.code, part).forEach((name) => scope.bind(name, UNKNOWN));
    } else {
      evaluate(run, place, part);
    }
  }
  if (!always) {
    scope.merge(hasElse(node) ? ways : [scope.snapshot(), ...ways]);
  }
}

/** The children, with the cases of a `match` in line. */
function bodiesAndHeads(node: SyntaxNode): SyntaxNode[] {
  return childrenOf(node).flatMap((child) =>
    child.name === 'MatchBody' || child.name === 'MatchClause' ? bodiesAndHeads(child) : [child],
  );
}

function endsTarget({name}: SyntaxNode, inWith: boolean): boolean {
  return name === 'in' || name === 'Body' || name === ':' || (inWith && name === ',');
}

function hasElse(node: SyntaxNode): boolean {
  return node.name === 'IfStatement' && childrenOf(node).some(({name}) => name === 'else');
}

/** @param parent what `super()` is in the body; the first parameter is `self` then */
export function runFunction(
  run: Run,
  place: Place,
  node: SyntaxNode,
  method?: {parent: Place['parent']; self: Place['parent']},
): void {
  const parts = childrenOf(node);
  const name = parts.find((part) => part.name === 'VariableName');
  const list = parts.find((part) => part.name === 'ParamList');
  const body = parts.find((part) => part.name === 'Body');
  const scope = new Scope(place.scope, true);
  const names = list ? parameterNames(run, place, list) : [];
  names.forEach((parameter, index) => {
    scope.bind(parameter, (index === 0 && method?.self) || UNKNOWN);
  });
  parts
    .filter((part) => part.name === 'TypeDef')
    .forEach((annotation) => evaluateParts(run, place, annotation));
  if (name) {
    place.scope.bind(textOf(run.code, name), UNKNOWN);
  }
  if (body) {
    const parent = method?.parent;
    run.later(() => runStatements(run, {scope, ...(parent && {parent})}, body));
  }
}

/** Checks defaults and annotations, which run where the function is defined. */
function parameterNames(run: Run, place: Place, list: SyntaxNode): string[] {
  const inside = childrenOf(list).filter(({name}) => name !== '(' && name !== ')');
  return splitBy(inside, ',').flatMap((group) => {
    const name = group.find((part) => part.name === 'VariableName');
    group.filter((part) => part !== name).forEach((part) => evaluate(run, place, part));
    return name ? [textOf(run.code, name)] : [];
  });
}

function runClass(run: Run, place: Place, node: SyntaxNode, decorated: boolean): void {
  const {code} = run;
  const list = childrenOf(node).find(({name}) => name === 'ArgList');
  const body = childrenOf(node).find(({name}) => name === 'Body');
  const bases = splitBy(
    list ? childrenOf(list).filter(({name}) => name !== '(' && name !== ')') : [],
    ',',
  );
  const values = bases.map(([first, second]) =>
    first && !second ? evaluate(run, place, first) : undefined,
  );
  const base = bases.length === 1 && values[0]?.kind === 'class' ? values[0] : undefined;
  const own = ownClass(code, node, base?.own, decorated);
  const name = childrenOf(node).find((part) => part.name === 'VariableName');
  if (name) {
    place.scope.bind(textOf(code, name), base ? {...base, own} : UNKNOWN);
  }
  if (body) {
    const method = base && {
      parent: {...base, kind: 'instance' as const},
      self: {...base, kind: 'instance' as const, own},
    };
    runClassBody(run, place, body, method);
  }
}

function runClassBody(
  run: Run,
  place: Place,
  body: SyntaxNode,
  method: Parameters<typeof runFunction>[3],
): void {
  // Names of a class body are no names of its methods: these hang on the scope outside.
  const inside: Place = {scope: new Scope(place.scope)};
  for (const node of childrenOf(body)) {
    const fn = node.name === 'FunctionDefinition' ? node : node.getChild('FunctionDefinition');
    if (fn) {
      node.getChildren('Decorator').forEach((decorator) => runDecorator(run, place, decorator));
      runFunction(run, place, fn, {
        parent: method?.parent,
        self: fn === node ? method?.self : undefined,
      });
    } else {
      runStatement(run, inside, node);
    }
  }
}

function runDecorated(run: Run, place: Place, node: SyntaxNode): void {
  for (const child of childrenOf(node)) {
    if (child.name === 'Decorator') {
      runDecorator(run, place, child);
    } else if (child.name === 'ClassDefinition') {
      runClass(run, place, child, true);
    } else {
      runStatement(run, place, child);
    }
  }
}

/** `@a.b(…)`: the grammar gives the names flat. */
function runDecorator(run: Run, place: Place, node: SyntaxNode): void {
  const parts = childrenOf(node);
  const [first, ...rest] = parts.filter(({name}) => /^(VariableName|PropertyName)$/.test(name));
  let value = first && evaluate(run, place, first);
  for (const part of rest) {
    value = value && member(run, value, textOf(run.code, part), part);
  }
  const list = parts.find(({name}) => name === 'ArgList');
  if (list) {
    evaluateArguments(run, place, list);
    if (value) {
      checkCall(run, value, list);
    }
  }
}
