import {parsePython, type SyntaxNode} from '../python/tree';
import type {Sdk} from '../sdk';
import {isHarmlessInvariance, isNamedDict} from './named-values';
import type {PyrightDiagnostic, PyrightPosition} from './pyright';

/** Whether a diagnostic is no mistake of a page. Each rule says why. */
export function isNoise(sdk: Sdk, code: string, diagnostic: PyrightDiagnostic): boolean {
  return (
    isAwaitOfNotebook(code, diagnostic) ||
    isUnpackedArgument(code, diagnostic) ||
    isPrivateName(code, diagnostic) ||
    isImportOfOwnFile(code, diagnostic) ||
    isSpecialMethod(sdk, diagnostic) ||
    isNamedDict(sdk, diagnostic) ||
    isHarmlessInvariance(sdk, diagnostic)
  );
}

/** A notebook runs `await` outside functions; in a plain `def` it stays a mistake. */
function isAwaitOfNotebook(code: string, {message, rule, range}: PyrightDiagnostic): boolean {
  if (rule || !/"(?:await|async)"/.test(message)) {
    return false;
  }
  for (let node: SyntaxNode | null = nodeAt(code, range.start); node; node = node.parent) {
    if (node.name === 'FunctionDefinition' || node.name === 'LambdaExpression') {
      return false;
    }
  }
  return true;
}

/** Of `**options` only the one type of all values is known, not which value goes where. */
function isUnpackedArgument(code: string, {rule, range}: PyrightDiagnostic): boolean {
  const before = code.slice(0, offsetOf(code, range.start));
  return rule === 'reportArgumentType' && /[(,]\s*\*\*$/.test(before);
}

/** Names with an underscore in front are not in the model. */
function isPrivateName(code: string, {rule, range}: PyrightDiagnostic): boolean {
  const name = code.slice(offsetOf(code, range.start), offsetOf(code, range.end));
  return (
    rule === 'reportAttributeAccessIssue' &&
    /^_[A-Za-z]/.test(name) &&
    nodeAt(code, range.start).name === 'PropertyName'
  );
}

/** A class is written in one block, and imported from the file that the block is by another. */
function isImportOfOwnFile(code: string, {rule, range}: PyrightDiagnostic): boolean {
  return (
    rule === 'reportAssignmentType' && nodeAt(code, range.start).parent?.name === 'ImportStatement'
  );
}

/** `__len__`, `__enter__` and the like are not in the model: classes of the SDK may have them. */
function isSpecialMethod(sdk: Sdk, {message, rule}: PyrightDiagnostic): boolean {
  if (rule === 'reportAbstractUsage') {
    const missing = message.split('\n').slice(1);
    return missing.length > 0 && missing.every((line) => /"\w+\.__\w+__" is not impl/.test(line));
  }
  return LACKS_METHOD.some((pattern) => {
    const matches = [...message.matchAll(pattern)];
    return matches.some(([, name = '']) => hasHiddenMethods(sdk, name));
  });
}

/** How pyright says that a type, the first group, lacks a method that syntax calls. */
const LACKS_METHOD = [
  /"(?:type\[)?(\w+)[^"]*" is incompatible with protocol "[^"]*"\n\s*"__\w+__" is not present/g,
  /^"__\w+__" method not defined on type "(?:type\[)?(\w+)/g,
  /^Object of type "(?:type\[)?(\w+)[^]*__\w+__/g,
  /^Operator "[^"]+" not supported for types? "(?:type\[)?(\w+)/g,
  /^Operator "[^"]+" not supported for types [^]* and "(\w+)/g,
  /^"(\w+)[^"]*" is not iterable\n\s*"__\w+__"/g,
];

function hasHiddenMethods(sdk: Sdk, name: string): boolean {
  const symbol = sdk.onlyOne(name);
  return (
    symbol?.kind === 'class' && !['enum', 'typed-dict', 'named-tuple'].includes(symbol.flavour)
  );
}

function nodeAt(code: string, position: PyrightPosition): SyntaxNode {
  return parsePython(code).resolve(offsetOf(code, position), 1) as SyntaxNode;
}

function offsetOf(code: string, {line, character}: PyrightPosition): number {
  const lines = code.split('\n');
  return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
}
