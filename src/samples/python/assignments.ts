import {type Context, evaluate, evaluateParts, type Place} from './expressions';
import {UNKNOWN} from './scope';
import {childrenOf, splitBy, type SyntaxNode, textOf} from './tree';

/** `a = b = value`, with or without annotation. */
export function runAssignment(run: Context, place: Place, node: SyntaxNode): void {
  const parts = childrenOf(node);
  parts
    .filter(({name}) => name === 'TypeDef')
    .forEach((annotation) => evaluateParts(run, place, annotation));
  const sides = splitBy(
    parts.filter(({name}) => name !== 'TypeDef'),
    'AssignOp',
  );
  const values = sides.length > 1 ? sides.pop() : undefined;
  const found = values?.map((value) => evaluate(run, place, value));
  for (const targets of sides) {
    const [only] = targets;
    if (targets.length === 1 && only?.name === 'VariableName') {
      if (values) {
        const value = found?.length === 1 ? found[0] : undefined;
        place.scope.bind(textOf(run.code, only), value ?? UNKNOWN);
      }
    } else {
      targets.forEach((target) => assignTo(run, place, target));
    }
  }
}

/** A target that is no plain name: parts of a tuple, an attribute or an element. */
function assignTo(run: Context, place: Place, target: SyntaxNode): void {
  if (target.name !== 'MemberExpression') {
    forgetNames(run, place, target);
    return;
  }
  const [object, ...rest] = childrenOf(target);
  const property = rest.find(({name}) => name === 'PropertyName');
  if (property) {
    run.assigned.add(textOf(run.code, property));
  }
  [object, ...(property ? [] : rest)].forEach((part) => part && evaluate(run, place, part));
}

/** Statements that change names in a way that is not followed. */
export function forgetTargets(run: Context, place: Place, node: SyntaxNode): void {
  evaluateParts(run, place, node);
  forgetNames(run, place, node);
}

/** `a.b` and `a[b]` as targets leave the name `a` what it is. */
function forgetNames(context: Context, place: Place, node: SyntaxNode): void {
  if (node.name === 'VariableName') {
    place.scope.bind(textOf(context.code, node), UNKNOWN);
  } else if (node.name !== 'MemberExpression') {
    childrenOf(node).forEach((child) => forgetNames(context, place, child));
  }
}
