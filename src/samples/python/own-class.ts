import type {OwnClass} from '../members';
import {childrenOf, type SyntaxNode, textOf} from './tree';

/** What a class of a sample adds to its base: every name it defines or sets on an object. */
export function ownClass(
  code: string,
  definition: SyntaxNode,
  base: OwnClass | undefined,
  decorated: boolean,
): OwnClass {
  const name = childrenOf(definition).find((part) => part.name === 'VariableName');
  const body = childrenOf(definition).find((part) => part.name === 'Body');
  const defined = body ? childrenOf(body).flatMap((node) => definedNames(code, node)) : [];
  return {
    name: name ? textOf(code, name) : '',
    members: new Set([...(base?.members ?? []), ...defined]),
    ownConstructor:
      decorated || (base?.ownConstructor ?? false) || defined.some((member) => isMaker(member)),
  };
}

function isMaker(member: string): boolean {
  return member === '__init__' || member === '__new__';
}

function definedNames(code: string, node: SyntaxNode): string[] {
  switch (node.name) {
    case 'DecoratedStatement':
      return childrenOf(node).flatMap((child) => definedNames(code, child));
    case 'FunctionDefinition':
    case 'ClassDefinition': {
      const name = node.getChild('VariableName');
      return [...(name ? [textOf(code, name)] : []), ...assignedAttributes(code, node)];
    }
    default:
      // Any name of the body's own statements may become a member.
      return allNames(code, node);
  }
}

function allNames(code: string, node: SyntaxNode): string[] {
  return node.name === 'VariableName'
    ? [textOf(code, node)]
    : childrenOf(node).flatMap((child) => allNames(code, child));
}

/** `x` of every `self.x = …` below the node, whatever `self` is called. */
function assignedAttributes(code: string, node: SyntaxNode): string[] {
  const below = childrenOf(node).flatMap((child) => assignedAttributes(code, child));
  const isAssignment = node.name === 'AssignStatement';
  const here = isAssignment
    ? childrenOf(node)
        .filter(({name}) => name === 'MemberExpression')
        .flatMap((target) => target.getChildren('PropertyName'))
        .map((property) => textOf(code, property))
    : [];
  return [...here, ...below];
}
