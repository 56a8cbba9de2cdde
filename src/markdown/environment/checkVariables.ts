import type {VFile} from 'vfile';

import {didYouMean} from '../../writing/nearest';
import type {EnvironmentVariable} from '../../reference/model/types';
import {reportFault} from '../../writing/faults';
import type {DescriptionList} from '../../reference/page/source/types';

/** Reports variables that the SDK does not read, and those that the page leaves out. */
export function checkVariables(
  lists: readonly DescriptionList[],
  variables: readonly EnvironmentVariable[],
  file: VFile,
): void {
  const names = variables.map(({name}) => name);
  const seen = new Map<string, number>();
  for (const {items, oddLines} of lists) {
    for (const line of oddLines) {
      const reason = 'an item of a list of variables reads `NAME`: words.';
      reportFault(file, line, 'malformed-item', reason);
    }
    for (const {name, line} of items) {
      const first = seen.get(name);
      if (first !== undefined) {
        const reason = `"${name}" is described already, in line ${first}.`;
        reportFault(file, line, 'described-twice', reason);
      } else if (!names.includes(name)) {
        const reason = `unknown environment variable "${name}".${didYouMean(name, names)}`;
        reportFault(file, line, 'unknown-environment-variable', reason);
      }
      seen.set(name, line);
    }
  }
  const missing = names.filter((name) => !seen.has(name));
  if (missing.length > 0) {
    const list = missing.map((name) => `\`${name}\``).join(', ');
    const reason = `add an item for each of ${list}.`;
    reportFault(file, 1, 'undescribed-environment-variable', reason);
  }
}
