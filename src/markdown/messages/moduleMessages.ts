import path from 'node:path';

import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {groupBy} from '../../lib/groupBy';
import {memoize} from '../../lib/memoize';
import {type MessageSymbol, symbolOf} from '../../reference/messages/symbolOf';
import {moduleOfContentFile} from '../../reference/model/routes';
import {type ApiElement, code, element} from '../../reference/page/nodes';
import {counted, fold} from '../../reference/page/render/fold';
import {trackDependencies} from '../../reference/page/site/dependencies';
import {hasFaults} from '../../writing/faults';
import {outsideSearch} from '../outsideSearch';
import {type Answer, readAnswers} from './answers';
import {placesOf} from './facts';
import {pageOfGroup} from './groups';

const REPOSITORY = path.resolve(__dirname, '../../..');

/** Ends the page of a module with the messages that have an answer, under the symbols that tell them. */
export function moduleMessages() {
  return (tree: Root, file: VFile): void => {
    const module = moduleOfContentFile(path.relative(REPOSITORY, file.path));
    if (module === undefined || hasFaults(file)) {
      return;
    }
    const answers = trackDependencies(file.path, () => readAnswers(REPOSITORY));
    const own = toldIn(answers).get(module);
    if (own) {
      const texts = new Set(own.map(({template}) => template));
      const note = `${counted(texts.size, 'message')}, with cause and what to do`;
      const list = element('ul', {}, bySymbol(own, module));
      tree.children.push(fold('Messages', note, list, {...outsideSearch.hProperties}));
    }
  };
}

/** A message with an answer, and the symbol that tells it. */
interface Told {
  readonly answer: Answer;
  readonly template: string;
  readonly module: string;
  readonly symbol: MessageSymbol;
}

/** The messages with an answer by the modules that tell them. */
const toldIn = memoize((answers: ReadonlyMap<string, Answer>): ReadonlyMap<string, Told[]> => {
  const told = [...answers.values()].flatMap((answer) =>
    answer.templates.flatMap((template) =>
      placesOf({templates: [template]}).map((place) => ({
        answer,
        template,
        module: place.module,
        symbol: symbolOf(place),
      })),
    ),
  );
  return groupBy(told, ({module}) => module);
}, new WeakMap());

/** Lists messages under the symbols of a module that tell them; the module itself comes first. */
function bySymbol(messages: readonly Told[], module: string): ApiElement[] {
  return [...groupBy(messages, ({symbol}) => symbol.path)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([symbolPath, told]) => {
      const name = code(symbolPath.slice(module.length + 1) || module);
      const address = told[0]?.symbol.address;
      const texts = new Map(told.map((message) => [message.template, message]));
      return element('li', {}, [
        address === undefined ? name : element('a', {href: address}, [name]),
        element('ul', {}, [...texts.values()].map(linkTo)),
      ]);
    });
}

function linkTo({answer: {id, doing}, template}: Told): ApiElement {
  return element('li', {}, [element('a', {href: `${pageOfGroup(doing)}#${id}`}, [code(template)])]);
}
