import type {JsonSchema} from '../../yaml/jsonSchema';
import {fileRules} from './rules/fileRules';
import type {Rules} from './rules/parts';
import {segmentationChoice} from './rules/segmentations';
import {taskRules} from './rules/taskRules';

/*
 * What classes check by code once all their keys are read (`__post_init__`), which the model does not
 * hold. `npm run schemas:judge` compares the schemas with the SDK; a new release may change a rule.
 */

const RULES: Rules = {...taskRules, ...fileRules};

/** Rules of several classes, by the names of their definitions. */
const SHARED: Rules = {
  SegmentationChoice: segmentationChoice,
};

/** Returns the rules to which others refer, by the names of their definitions. */
export function sharedRules(rules: readonly JsonSchema[]): Readonly<Record<string, JsonSchema>> {
  const names = rules.flatMap(({$ref}) => $ref?.replace('#/definitions/', '') ?? []);
  return Object.fromEntries(names.map((name) => [name, {allOf: [...(SHARED[name] ?? [])]}]));
}

/** Returns what a class checks besides the values of single keys. */
export function classRules(path: string): readonly JsonSchema[] {
  return RULES[path] ?? [];
}
