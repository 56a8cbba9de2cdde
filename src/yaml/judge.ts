import type {Document} from 'yaml';

import {textFaults} from './characters';
import {documentFaults, repeatedKeys, syntaxFaults, type YamlFault} from './documentFaults';
import type {FileKind} from './fileKinds';
import type {JsonSchema} from './jsonSchema';
import {valuesReadAsOthers} from './lenient';
import {offsetOf} from './positions';
import {dataOf, kindOf, Unreadable, yamlDocuments} from './read';
import {referenceOf} from './reference';
import {type KeyFacts, keyAt} from './schemaWalk';
import {faultsOf} from './faults';
import {summaryOf} from './summary';
import {Validator} from './validate';

/** A schema, ready to judge files. */
export interface FileSchema {
  readonly root: JsonSchema;
  readonly validator: Validator;
}

/** Something to mend, or to know. */
export interface Problem {
  /** Offset in the text. */
  readonly offset: number;
  readonly message: string;
  /** Whether the SDK reads the file all the same. */
  readonly isWarning: boolean;
  readonly key?: KeyFacts;
  /** Page and place of the key, below the site's base. */
  readonly reference?: string;
}

/** A text that is read as far as its kind can be told. */
export type Recognised =
  | {readonly state: 'refused'; readonly message: string}
  | {readonly state: 'empty'}
  | {readonly state: 'broken'; readonly problems: readonly Problem[]}
  | {readonly state: 'unknown'}
  | {readonly state: 'recognised'; readonly document: Document.Parsed; readonly kind: FileKind};

export interface Judgement {
  readonly problems: readonly Problem[];
  /** What the file will do, in sentences; none while something is wrong. */
  readonly summary: readonly string[];
}

/** Problems that are told; after these many, the file is of another kind. */
const MOST = 100;

/**
 * Makes a schema ready.
 *
 * @throws Error when it has a keyword that the validator does not know
 */
export function fileSchemaOf(root: JsonSchema): FileSchema {
  return {root, validator: new Validator(root)};
}

/**
 * Reads a text and tells its kind. It never throws.
 *
 * @param chosen the kind that the reader has chosen
 */
export function recognise(text: string, chosen?: FileKind): Recognised {
  return guarded(() => {
    const [document, ...more] = yamlDocuments(text);
    const faults = [...textFaults(text), ...(document ? syntaxFaults(document) : [])];
    if (!document && faults.length === 0) {
      return {state: 'empty'};
    }
    const [second] = more;
    if (faults.length === 0 && second) {
      const message = 'A second document begins here, after "---": the SDK reads files with one.';
      return {state: 'broken', problems: [asProblem({offset: second.range[0], message})]};
    }
    if (faults.length > 0) {
      const sorted = faults.sort((a, b) => a.offset - b.offset);
      return {state: 'broken', problems: sorted.slice(0, MOST).map(asProblem)};
    }
    if (!document?.contents) {
      return {state: 'empty'};
    }
    const kind = chosen ?? kindOf(document);
    return kind ? {state: 'recognised', document, kind} : {state: 'unknown'};
  });
}

/** Judges a file by the schema of its kind. It never throws. */
export function judge(
  {document, kind}: {readonly document: Document.Parsed; readonly kind: FileKind},
  {root, validator}: FileSchema,
): Judgement | {readonly state: 'refused'; readonly message: string} {
  return guarded(() => {
    const data = dataOf(document);
    const refusals = faultsOf(validator.refusals(root, data));
    const faults = documentFaults(document, () => refusals).filter(({path}) => path);
    const problems = faults.map((fault) => ({
      ...asProblem(fault),
      ...factsOf(fault.path ?? []),
    }));
    const lenient = refusals.length > 0 ? [] : valuesReadAsOthers(validator, root, data);
    const warnings = [
      ...repeatedKeys(document),
      ...lenient.map(({path, message}) => ({offset: offsetOf(document, path), message, path})),
    ].map((fault) => ({...asProblem(fault), isWarning: true, ...factsOf(fault.path)}));
    return {
      problems: [...problems, ...warnings].sort((a, b) => a.offset - b.offset).slice(0, MOST),
      summary: refusals.length > 0 ? [] : summaryOf(kind, data, {root, validator}),
    };

    function factsOf(path: readonly string[] | undefined) {
      const key = path && keyAt(validator, root, data, path);
      return {
        ...(key && {key}),
        ...(path && {reference: referenceOf(kind, key ? path : path.slice(0, -1))}),
      };
    }
  });
}

function asProblem({offset, message}: YamlFault): Problem {
  return {offset, message, isWarning: false};
}

function guarded<Value>(run: () => Value): Value | {state: 'refused'; message: string} {
  try {
    return run();
  } catch (error) {
    const message =
      error instanceof Unreadable
        ? error.message
        : 'This text is nested too deep or too unusual to be checked.';
    return {state: 'refused', message};
  }
}
