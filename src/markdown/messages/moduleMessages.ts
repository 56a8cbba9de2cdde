import path from 'node:path';

import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {moduleOfContentFile} from '../../reference/model/routes';
import {element} from '../../reference/page/nodes';
import {counted, fold} from '../../reference/page/render/fold';
import {trackDependencies} from '../../reference/page/site/dependencies';
import {hasFaults} from '../../writing/faults';
import {outsideSearch} from '../outsideSearch';
import {readAnswers} from './answers';
import {placesOf} from './facts';
import {pageOfGroup} from './groups';

const REPOSITORY = path.resolve(__dirname, '../../..');

/** Ends the page of a module with the messages that its symbols tell and that have an answer. */
export function moduleMessages() {
  return (tree: Root, file: VFile): void => {
    const module = moduleOfContentFile(path.relative(REPOSITORY, file.path));
    if (module === undefined || hasFaults(file)) {
      return;
    }
    const answers = trackDependencies(file.path, () => [...readAnswers(REPOSITORY).values()]);
    const own = answers.filter((answer) =>
      placesOf(answer).some((place) => place.module === module),
    );
    if (own.length > 0) {
      const items = own.map(({id, doing, templates}) => {
        const name = {type: 'inlineCode', value: templates[0] ?? ''} as const;
        return element('li', {}, [element('a', {href: `${pageOfGroup(doing)}#${id}`}, [name])]);
      });
      const note = `${counted(own.length, 'message')}, each with its cause and what to do`;
      const list = element('ul', {}, items);
      tree.children.push(fold('Messages', note, list, {...outsideSearch.hProperties}));
    }
  };
}
