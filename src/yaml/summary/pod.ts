import {counted, countedList, itemsOf, textAt} from './words';

/** Says what a pod offers, and to whom. */
export function podSentences(pod: Record<string, unknown>): string[] {
  const owner = textAt(pod, 'username');
  const sources = itemsOf(pod.datasources);
  const datasets = sources.map((source) => {
    const name = textAt(source, 'name') ?? 'one without a name';
    const type = textAt(source, 'datasource')?.replace(/^bitfount\./, '');
    const address = owner === undefined ? name : `${owner}/${name}`;
    return type === undefined ? address : `${address} (${type})`;
  });
  const name = textAt(pod, 'name') ?? '';
  const approved = itemsOf(pod.approved_pods).filter((one) => typeof one === 'string');
  return [
    datasets.length > 0
      ? `Starts the pod ${name} and offers ${counted(datasets.length, 'dataset')}: ${countedList(datasets)}.`
      : `Starts the pod ${name}, which offers no dataset.`,
    owner === undefined ? 'The user is the one who logs in.' : `The user ${owner} owns it.`,
    'Who may run tasks on the data is not in this file: you give access in the access manager of the hub.',
    ...(approved.length > 0
      ? [`It takes secure aggregation with ${countedList(approved)} only, which fails in 11.3.0.`]
      : []),
  ];
}
