import {isMapping} from '../validate';
import {counted, countedList, itemsOf, textAt} from './words';

/** Says which datasets a task asks, and what is done with them. */
export function taskSentences(file: Record<string, unknown>): string[] {
  const pods = isMapping(file.pods) ? itemsOf(file.pods.identifiers) : [];
  const task = isMapping(file.task) ? file.task : {};
  const variables = isMapping(file.template) ? Object.keys(file.template) : [];
  const datasets = pods.map((pod) => (typeof pod === 'string' ? pod : 'one without a name'));
  const algorithms = itemsOf(task.algorithm).flatMap((one) => shortName(textAt(one, 'name')) ?? []);
  const protocol = shortName(textAt(task, 'protocol', 'name')) ?? 'without a name';
  return [
    `Asks ${counted(datasets.length, 'dataset')} (${countedList(datasets)}) to run the protocol ${protocol} with ${algorithms.length === 1 ? 'the algorithm' : 'the algorithms'} ${countedList(algorithms)}.`,
    columnsSentence(task.data_structure),
    ...(variables.length > 0
      ? [
          `Whoever runs it fills in ${counted(variables.length, 'variable')}: ${countedList(variables)}.`,
        ]
      : []),
    ...(file.test_run === true ? ['It is a test run: one batch with few files.'] : []),
  ];
}

function columnsSentence(structure: unknown): string {
  const select = isMapping(structure) && isMapping(structure.select) ? structure.select : {};
  const included = itemsOf(select.include).map(String);
  const excluded = itemsOf(select.exclude).map(String);
  const prefix = textAt(select, 'include_prefix');
  const chosen = [
    ...(included.length > 0
      ? [`the ${included.length === 1 ? 'column' : 'columns'} ${countedList(included)}`]
      : []),
    ...(prefix === undefined ? [] : [`the columns that begin with ${prefix}`]),
  ];
  if (chosen.length > 0) {
    return `It uses ${chosen.join(', and ')}.`;
  }
  return excluded.length > 0
    ? `It names columns to leave out, but pods use them all the same: ${countedList(excluded)}.`
    : 'It uses all columns.';
}

/** A name of the SDK without its prefix. */
function shortName(name: string | undefined): string | undefined {
  return name?.replace(/^bitfount\./, '');
}
