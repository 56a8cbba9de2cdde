import {didYouMean} from '../../writing/nearest';
import type {EnvironmentVariable} from '../../reference/model/types';
import type {Problems} from '../../writing/problems';
import type {DescriptionList} from '../../reference/page/source/types';

/** Reports variables that the SDK does not read, and those that the page leaves out. */
export function checkVariables(
  lists: readonly DescriptionList[],
  variables: readonly EnvironmentVariable[],
  problems: Problems,
): void {
  const names = variables.map(({name}) => name);
  const seen = new Map<string, number>();
  for (const {items, oddLines} of lists) {
    for (const line of oddLines) {
      problems.add(line, 'an item of a list of variables reads `NAME`: words.');
    }
    for (const {name, line} of items) {
      const first = seen.get(name);
      if (first !== undefined) {
        problems.add(line, `"${name}" is described already, in line ${first}.`);
      } else if (!names.includes(name)) {
        problems.add(line, `unknown environment variable "${name}".${didYouMean(name, names)}`);
      }
      seen.set(name, line);
    }
  }
  const missing = names.filter((name) => !seen.has(name));
  if (missing.length > 0) {
    problems.add(1, `add an item for each of ${missing.map((name) => `\`${name}\``).join(', ')}.`);
  }
}
