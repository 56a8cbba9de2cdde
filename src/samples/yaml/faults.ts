import type Ajv from 'ajv';
import type {AnySchemaObject, ErrorObject, ValidateFunction} from 'ajv';

import {isLenient} from '../../reference/schemas/lenient';
import {PLACEHOLDER_TITLES} from '../../reference/schemas/placeholders';
import {messageOf} from './messages';

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

/** Finds the faults of data; of an `anyOf`, those of the branch that was most likely meant. */
export class FaultFinder {
  private readonly branches = new WeakMap<object, ValidateFunction>();

  constructor(
    private readonly ajv: Ajv,
    private readonly root: AnySchemaObject,
  ) {}

  find(validate: ValidateFunction, data: unknown, base: readonly string[] = []): DataFault[] {
    if (validate(data)) {
      return [];
    }
    // That `if` or `propertyNames` failed adds nothing to the errors within it.
    const errors = (validate.errors ?? []).filter(
      ({keyword}) => keyword !== 'if' && keyword !== 'propertyNames',
    );
    const choices = outermost(errors.filter(({keyword}) => keyword === 'anyOf'));
    const plain = errors.filter(
      (error) => !choices.some((choice) => isWithin(error.instancePath, choice.instancePath)),
    );
    const found = [
      ...plain.map((error) => faultOf(error, base)),
      ...choices.flatMap((choice) => this.ofChoice(choice, base)),
    ];
    return distinct(found);
  }

  private ofChoice(choice: ErrorObject, base: readonly string[]): DataFault[] {
    const path = [...base, ...segments(choice.instancePath)];
    if ((choice.parentSchema as AnySchemaObject).errorMessage !== undefined) {
      return [faultOf(choice, base)];
    }
    const tried = (choice.schema as AnySchemaObject[]).map((branch) => {
      const faults = this.find(this.branch(branch), choice.data, path);
      return {branch, faults, failure: failureOf(branch, faults, path)};
    });
    const [best] = [...tried].sort(
      (a, b) => a.failure - b.failure || a.faults.length - b.faults.length,
    );
    if (!best || best.failure === Failure.Inside) {
      return best?.faults ?? [];
    }
    const kinds = tried.filter(({failure}) => failure === Failure.OtherKind);
    const message = kinds.flatMap(({faults}) => faults.map((fault) => fault.message));
    return [{path, keyword: 'type', message: oneOfMessages([...new Set(message)])}];
  }

  /** Compiles a branch as a schema of its own, with the definitions that it refers to. */
  private branch(branch: AnySchemaObject): ValidateFunction {
    const known = this.branches.get(branch);
    if (known) {
      return known;
    }
    const {$id, definitions} = this.root as {$id?: string; definitions?: unknown};
    const referred = typeof branch.$ref === 'string' ? `${$id ?? ''}${branch.$ref}` : undefined;
    const made =
      (referred === undefined ? undefined : this.ajv.getSchema(referred)) ??
      this.ajv.compile({allOf: [branch], definitions});
    this.branches.set(branch, made);
    return made;
  }
}

function failureOf(
  branch: AnySchemaObject,
  faults: readonly DataFault[],
  path: readonly string[],
): Failure {
  if (TITLES.includes(branch.title) || isLenient(branch) || branch.not !== undefined) {
    return Failure.Unlikely;
  }
  const isOtherKind = faults.some(
    (fault) => fault.keyword === 'type' && fault.path.length === path.length,
  );
  return isOtherKind ? Failure.OtherKind : Failure.Inside;
}

function oneOfMessages(messages: readonly string[]): string {
  const wanted = messages.map((message) => /^(.*) is expected here\.$/.exec(message)?.[1]);
  const [first, ...others] = wanted.filter((part) => part !== undefined);
  const rest = others.map((part) => `${part.charAt(0).toLowerCase()}${part.slice(1)}`);
  return first === undefined
    ? (messages[0] ?? 'This value is not accepted here.')
    : `${[first, ...rest].join(' or ')} is expected here.`;
}

function faultOf(error: ErrorObject, base: readonly string[]): DataFault {
  const path = [...base, ...segments(error.instancePath)];
  const key =
    error.propertyName ?? (error.params as {additionalProperty?: string}).additionalProperty;
  return {
    path,
    ...(key !== undefined && {key}),
    keyword: error.keyword,
    message: messageOf(error, path),
  };
}

/** Keeps the outermost of nested choices; the inner ones are found again in their branches. */
function outermost(choices: readonly ErrorObject[]): ErrorObject[] {
  return choices.filter(
    (choice, index) =>
      !choices.some((other, at) =>
        other.instancePath === choice.instancePath
          ? at > index
          : isWithin(choice.instancePath, other.instancePath),
      ),
  );
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}/`);
}

function segments(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function distinct(faults: readonly DataFault[]): DataFault[] {
  return [
    ...new Map(
      faults.map((fault) => [JSON.stringify([fault.path, fault.message]), fault]),
    ).values(),
  ];
}
