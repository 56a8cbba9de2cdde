import path from 'node:path';

import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {groupBy} from '../../lib/groupBy';
import {memoize} from '../../lib/memoize';
import type {ModuleMessage} from '../../reference/messages/load';
import {symbolOf} from '../../reference/messages/symbolOf';
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
      const note = `${counted(own.length, 'message')}, each with its cause and what to do`;
      const list = element('ul', {}, bySymbol(own, module));
      tree.children.push(fold('Messages', note, list, {...outsideSearch.hProperties}));
    }
  };
}

interface Told {
  readonly answer: Answer;
  readonly places: readonly ModuleMessage[];
}

/** The answers by the modules that tell their messages. */
const toldIn = memoize((answers: ReadonlyMap<string, Answer>): ReadonlyMap<string, Told[]> => {
  const told = [...answers.values()].flatMap((answer) =>
    [...groupBy(placesOf(answer), ({module}) => module)].map(([module, places]) => ({
      module,
      answer,
      places,
    })),
  );
  return groupBy(told, ({module}) => module);
}, new WeakMap());

/** Lists messages under the symbols of a module that tell them; the module itself comes first. */
function bySymbol(messages: readonly Told[], module: string): ApiElement[] {
  const symbols = messages.flatMap(({answer, places}) =>
    places.map(symbolOf).map((symbol) => ({...symbol, answer})),
  );
  return [...groupBy(symbols, (symbol) => symbol.path)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([symbolPath, told]) => {
      const name = code(symbolPath.slice(module.length + 1) || module);
      const [{address} = {address: undefined}] = told;
      const answers = new Set(told.map(({answer}) => answer));
      return element('li', {}, [
        address === undefined ? name : element('a', {href: address}, [name]),
        element('ul', {}, [...answers].map(linkTo)),
      ]);
    });
}

function linkTo({id, doing, templates: [first = '']}: Answer): ApiElement {
  return element('li', {}, [element('a', {href: `${pageOfGroup(doing)}#${id}`}, [code(first)])]);
}
