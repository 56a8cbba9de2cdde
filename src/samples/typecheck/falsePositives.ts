import type {Sdk} from '../sdk';
import {isWidenedTypeArgument, isWidenedDict} from './widenedTypes';
import {offsetOf, type PyrightDiagnostic} from './pyright';
import {isInFunction, logicalLineAt} from './pythonText';

/** Whether a diagnostic is not a mistake of the page. The functions below say why. */
export function isFalsePositive(sdk: Sdk, code: string, diagnostic: PyrightDiagnostic): boolean {
  return (
    isTopLevelAwait(code, diagnostic) ||
    isUnpackedArgument(code, diagnostic) ||
    isPrivateName(code, diagnostic) ||
    isImportOfOwnFile(code, diagnostic) ||
    isSpecialMethod(sdk, diagnostic) ||
    isWidenedDict(sdk, diagnostic) ||
    isWidenedTypeArgument(sdk, diagnostic)
  );
}

/** Notebooks allow `await` outside functions; in a plain `def` it stays an error. */
function isTopLevelAwait(code: string, {message, rule, range}: PyrightDiagnostic): boolean {
  return (
    !rule && /"(?:await|async)"/.test(message) && !isInFunction(code, offsetOf(code, range.start))
  );
}

/** The values of `**options` share one type, which need not fit every parameter. */
function isUnpackedArgument(code: string, {rule, range}: PyrightDiagnostic): boolean {
  const before = code.slice(0, offsetOf(code, range.start));
  return rule === 'reportArgumentType' && /[(,]\s*\*\*$/.test(before);
}

/** Private attributes are not in the model. */
function isPrivateName(code: string, {rule, range}: PyrightDiagnostic): boolean {
  const start = offsetOf(code, range.start);
  return (
    rule === 'reportAttributeAccessIssue' &&
    /^_[A-Za-z]/.test(code.slice(start)) &&
    /\.\s*$/.test(code.slice(0, start))
  );
}

/** One block defines a class and has a file as title; another imports the class from that file. */
function isImportOfOwnFile(code: string, {rule, range}: PyrightDiagnostic): boolean {
  const {text} = logicalLineAt(code, offsetOf(code, range.start));
  return rule === 'reportAssignmentType' && /^\s*(?:from|import)\b/.test(text);
}

/** Special methods such as `__len__` are not in the model: classes of the SDK may have them. */
function isSpecialMethod(sdk: Sdk, {message, rule}: PyrightDiagnostic): boolean {
  if (rule === 'reportAbstractUsage') {
    const missing = message.split('\n').slice(1);
    return missing.length > 0 && missing.every((line) => /"\w+\.__\w+__" is not impl/.test(line));
  }
  return MISSING_METHOD.some((pattern) => {
    const matches = [...message.matchAll(pattern)];
    return matches.some(([, name = '']) => mayHaveSpecialMethods(sdk, name));
  });
}

/** Messages that a type, the first group, lacks the special method behind some syntax. */
const MISSING_METHOD = [
  /"(?:type\[)?(\w+)[^"]*" is incompatible with protocol "[^"]*"\n\s*"__\w+__" is not present/g,
  /^"__\w+__" method not defined on type "(?:type\[)?(\w+)/g,
  /^Object of type "(?:type\[)?(\w+)[^]*__\w+__/g,
  /^Operator "[^"]+" not supported for types? "(?:type\[)?(\w+)/g,
  /^Operator "[^"]+" not supported for types [^]* and "(\w+)/g,
  /^"(\w+)[^"]*" is not iterable\n\s*"__\w+__"/g,
];

function mayHaveSpecialMethods(sdk: Sdk, name: string): boolean {
  const symbol = sdk.uniqueSymbol(name);
  return (
    symbol?.kind === 'class' && !['enum', 'typed-dict', 'named-tuple'].includes(symbol.flavour)
  );
}
