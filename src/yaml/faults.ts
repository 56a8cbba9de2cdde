import {isLenient, type JsonSchema, PLACEHOLDER_TITLES} from './jsonSchema';
import {messageOf} from './messages';
import type {Refusal} from './validate';

/** Something in the data that the schema does not accept. */
export interface DataFault {
  /** Keys and indexes from the root. */
  path: string[];
  /** The key at fault in the mapping at the path, where it is not the value. */
  key?: string;
  keyword: string;
  message: string;
}

const TITLES: readonly unknown[] = Object.values(PLACEHOLDER_TITLES);

/** How a branch of `anyOf` fails; the higher, the less likely it was meant. */
const enum Failure {
  Inside,
  OtherKind,
  Unlikely,
}

/** Says what is wrong, each thing once; of an `anyOf`, in the branch that was most likely meant. */
export function faultsOf(refusals: readonly Refusal[]): DataFault[] {
  return withoutSequels(allFaults(refusals));
}

function allFaults(refusals: readonly Refusal[]): DataFault[] {
  const faults = refusals.flatMap((refusal) =>
    refusal.branches && refusal.schema.errorMessage === undefined
      ? faultsOfChoice(refusal, refusal.branches)
      : [faultOf(refusal)],
  );
  return [...new Map(faults.map((fault) => [placeOf(fault) + fault.message, fault])).values()];
}

function faultsOfChoice(
  {path, schema: {anyOf = []}}: Refusal,
  branches: readonly (readonly Refusal[])[],
): DataFault[] {
  const tried = branches.map((refusals, index) => {
    const faults = allFaults(refusals);
    return {faults, failure: failureOf(anyOf[index] ?? {}, faults, path)};
  });
  const [best] = [...tried].sort(
    (a, b) => a.failure - b.failure || a.faults.length - b.faults.length,
  );
  if (!best || best.failure === Failure.Inside) {
    return best?.faults ?? [];
  }
  const kinds = tried.filter(({failure}) => failure === Failure.OtherKind);
  const messages = kinds.flatMap(
    ({faults}) => faults.find((fault) => isOtherKind(fault, path))?.message ?? [],
  );
  return [{path: [...path], keyword: 'type', message: oneOfMessages([...new Set(messages)])}];
}

function failureOf(
  branch: JsonSchema,
  faults: readonly DataFault[],
  path: readonly string[],
): Failure {
  if (TITLES.includes(branch.title) || isLenient(branch) || branch.not !== undefined) {
    return Failure.Unlikely;
  }
  return faults.some((fault) => isOtherKind(fault, path)) ? Failure.OtherKind : Failure.Inside;
}

function isOtherKind(fault: DataFault, path: readonly string[]): boolean {
  return fault.keyword === 'type' && fault.path.length === path.length;
}

function oneOfMessages(messages: readonly string[]): string {
  const wanted = messages.map((message) => /^(.*) is expected here\.$/.exec(message)?.[1]);
  const [first, ...others] = wanted.filter((part) => part !== undefined);
  const rest = others.map((part) => `${part.charAt(0).toLowerCase()}${part.slice(1)}`);
  return first === undefined
    ? (messages[0] ?? 'This value is not accepted here.')
    : `${[first, ...rest].join(' or ')} is expected here.`;
}

function faultOf(refusal: Refusal): DataFault {
  const {path, key, keyword} = refusal;
  return {
    path: [...path],
    // A missing key stands nowhere.
    ...(key !== undefined && keyword !== 'required' && {key}),
    keyword,
    message: messageOf(refusal),
  };
}

/** Leaves out what else is said of a value of the wrong kind. */
function withoutSequels(faults: readonly DataFault[]): DataFault[] {
  const wrongKinds = new Map<string, DataFault>();
  for (const fault of faults.filter(({keyword}) => keyword === 'type')) {
    if (!wrongKinds.has(placeOf(fault))) {
      wrongKinds.set(placeOf(fault), fault);
    }
  }
  return faults.filter((fault) => {
    const wrongKind = fault.key === undefined ? wrongKinds.get(placeOf(fault)) : undefined;
    return !wrongKind || wrongKind === fault;
  });
}

function placeOf({path}: DataFault): string {
  return JSON.stringify(path);
}
