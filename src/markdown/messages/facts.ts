import {type KnownMessage, loadMessages, type ModuleMessage} from '../../reference/messages/load';
import {symbolOf} from '../../reference/messages/symbolOf';
import {type ApiNode, element} from '../../reference/page/nodes';
import type {Answer} from './answers';

const LEVELS = new Set(['debug', 'info', 'warning', 'error', 'critical']);
/** Places beyond these say nothing new to a reader. */
const MOST_PLACES = 3;

/** Says in words how a message is told: `ValueError`, `a warning in the log`. */
function toldAs(kind: string): ApiNode[] {
  if (kind === 'print') {
    return [{type: 'text', value: 'on the terminal'}];
  }
  if (kind === 'response') {
    return [{type: 'text', value: 'answer of a pod'}];
  }
  return LEVELS.has(kind)
    ? [{type: 'text', value: `${kind} in the log`}]
    : [{type: 'inlineCode', value: kind}];
}

/** Returns the kinds of a message's places, each once. */
export function kindsOf(places: readonly ModuleMessage[]): string[] {
  return [...new Set(places.map(({kind}) => kind))];
}

/** Returns the places that tell the messages of an answer. */
export function placesOf({templates}: Pick<Answer, 'templates'>): readonly ModuleMessage[] {
  const known = loadMessages();
  return templates.flatMap((template) => known.get(template)?.places ?? []);
}

/** How the messages of an answer are told, for a list. */
export function kindWords(answer: Answer): string {
  return answer.outside ?? kindsOf(placesOf(answer)).join(', ');
}

/** How the messages of an answer are told, and from where. */
export function facts(answer: Answer): ApiNode[] {
  if (answer.outside !== undefined) {
    return [{type: 'text', value: `From ${answer.outside}, not the SDK.`}];
  }
  return factsOf(placesOf(answer));
}

/** How a message without an answer is told, from where, and under which condition of the code. */
export function bareFacts({places}: KnownMessage): ApiNode[] {
  const when = new Set(places.map((place) => place.when ?? ''));
  const [only = ''] = when;
  const condition: ApiNode[] =
    when.size === 1 && only
      ? [
          {type: 'text', value: ', under '},
          {type: 'inlineCode', value: only},
        ]
      : [];
  return [...factsOf(places), ...condition];
}

function factsOf(places: readonly ModuleMessage[]): ApiNode[] {
  const kinds = kindsOf(places).map(toldAs);
  const symbols = new Map(places.map(symbolOf).map((symbol) => [symbol.path, symbol]));
  const shown = [...symbols.values()].slice(0, MOST_PLACES).map(({path, address}): ApiNode[] => {
    const name: ApiNode = {type: 'inlineCode', value: path.replace(/^bitfount\./, '')};
    return [address === undefined ? name : element('a', {href: address}, [name])];
  });
  const more = symbols.size - shown.length;
  const rest: ApiNode[] = more > 0 ? [{type: 'text', value: ` and ${more} more`}] : [];
  return [...listed(kinds), {type: 'text', value: ' from '}, ...listed(shown), ...rest];
}

function listed(parts: readonly ApiNode[][]): ApiNode[] {
  return parts.flatMap((part, index) =>
    index === 0 ? part : [{type: 'text', value: ', '} as const, ...part],
  );
}
