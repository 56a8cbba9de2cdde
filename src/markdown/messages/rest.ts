import {whyLeftOut} from '../../reference/messages/leftOut';
import {type KnownMessage, loadMessages} from '../../reference/messages/load';
import {type ApiElement, element} from '../../reference/page/nodes';
import {outsideSearch} from '../outsideSearch';
import type {Answer} from './answers';
import {bareFacts} from './facts';

const ALGORITHMS = /^bitfount\.federated\.(algorithms|protocols|aggregators|privacy)\b/;
const DATA = /^bitfount\.(data|_vendor|externals|persistence|transformations|storage)\b/;

/** Messages without a written answer, by the part of the SDK that tells them. */
export const rests = {
  algorithms: (module: string) => ALGORITHMS.test(module),
  data: (module: string) => DATA.test(module),
  other: (module: string) => !ALGORITHMS.test(module) && !DATA.test(module),
} as const;

/** Rules whose messages nobody looks up: they are no sign of a fault, or tell a maintainer of the SDK. */
const UNLISTED = ['note', 'generated'];

/** Returns the messages that no answer explains and that a reader may look up. */
function unanswered(answers: readonly Answer[]): KnownMessage[] {
  const answered = new Set(answers.flatMap(({templates}) => templates));
  return [...loadMessages().values()].filter(
    (message) => !answered.has(message.shown) && !UNLISTED.includes(whyLeftOut(message) ?? ''),
  );
}

/** Lists the messages of a part of the SDK that have no answer, by module, with what the code shows. */
export function restOf(part: keyof typeof rests, answers: readonly Answer[]): ApiElement[] {
  const items = unanswered(answers)
    .filter(({places: [{module}]}) => rests[part](module))
    .map((message) =>
      element('li', {}, [{type: 'inlineCode', value: message.shown}, ': ', ...bareFacts(message)]),
    );
  return [element('ul', {...outsideSearch.hProperties}, items)];
}
