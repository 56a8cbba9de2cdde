import {didYouMean} from '../writing/nearest';
import type {ApiParameter} from '../reference/model/types';
import type {Signature} from './signature';

/** The arguments of a call as far as the text says. */
export interface CallArguments {
  /** How many are given by position. */
  positions: number;
  /** Names of those given by keyword, in order. */
  keywords: string[];
  /** `*x` or `**x` is among them: others may be given too. */
  more: {positions: boolean; keywords: boolean};
}

export interface CallFault {
  message: string;
  /** The keyword that is at fault, where it is one. */
  keyword?: string;
}

/** What is wrong with a call, judged by the signature (of several overloads) that fits best. */
export function callFaults(
  name: string,
  signatures: readonly Signature[],
  args: CallArguments,
): CallFault[] {
  const judged = signatures.map((signature) => faultsOf(name, signature, args));
  return judged.reduce((best, faults) => (faults.length < best.length ? faults : best));
}

function faultsOf(name: string, signature: Signature, args: CallArguments): CallFault[] {
  return [
    ...unknownKeywords(name, signature, args),
    ...repeatedKeywords(name, signature, args),
    ...missing(name, signature, args),
    ...tooMany(name, signature, args),
  ];
}

function unknownKeywords(name: string, signature: Signature, args: CallArguments): CallFault[] {
  if (signature.openKeywords) {
    return [];
  }
  const names = [...signature.parameters, ...signature.forwarded]
    .filter(({kind}) => kind !== 'positional-only')
    .map((parameter) => parameter.name);
  return args.keywords
    .filter((keyword) => !names.includes(keyword))
    .map((keyword) => ({
      keyword,
      message: `${name} has no parameter "${keyword}".${didYouMean(keyword, names)}`,
    }));
}

function repeatedKeywords(name: string, signature: Signature, args: CallArguments): CallFault[] {
  const positional = positions(signature).slice(0, args.positions);
  return args.keywords
    .filter(
      (keyword, index) =>
        args.keywords.indexOf(keyword) < index ||
        positional.some((parameter) => isNamed(parameter, keyword)),
    )
    .map((keyword) => ({keyword, message: `${name} is given "${keyword}" twice.`}));
}

function missing(name: string, signature: Signature, args: CallArguments): CallFault[] {
  const open = {...args.more};
  return signature.parameters
    .filter((parameter) => {
      const position = positions(signature).indexOf(parameter);
      const byPosition = position >= 0 && (open.positions || position < args.positions);
      const byKeyword =
        parameter.kind !== 'positional-only' &&
        (open.keywords || args.keywords.includes(parameter.name));
      return !parameter.default && !byPosition && !byKeyword;
    })
    .map((parameter) => ({message: `${name} needs "${parameter.name}".`}));
}

function tooMany(name: string, signature: Signature, args: CallArguments): CallFault[] {
  const most = positions(signature).length;
  if (signature.openPositions || args.positions <= most) {
    return [];
  }
  const limit = most === 0 ? 'no arguments' : `at most ${most}`;
  return [{message: `${name} takes ${limit} by position, ${args.positions} are given.`}];
}

function positions(signature: Signature): ApiParameter[] {
  return signature.parameters.filter(({kind}) => kind !== 'keyword-only');
}

function isNamed(parameter: ApiParameter, keyword: string): boolean {
  return parameter.name === keyword && parameter.kind !== 'positional-only';
}
