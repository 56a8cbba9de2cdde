import type {PhrasingContent} from 'mdast';

import {externalPlace} from '../../model/externals';
import type {TypeText} from '../../model/types';
import {element, link, text} from '../nodes';
import {addressOf} from '../site/addresses';
import type {Viewpoint} from './context';
import {explainedAt} from './explained';
import {spellOut} from './spellOut';

/**
 * Renders a type or value; links names of the SDK that have a page, and names in the inventory of
 * other projects. Private aliases and constants are replaced by what they stand for; a private class
 * links to the page that explains it. Allows line breaks after `[` and `(`.
 */
export function typeText(type: TypeText, context: Viewpoint): PhrasingContent[] {
  return spellOut(type, context.site.resolver).flatMap((token): PhrasingContent[] => {
    if (typeof token === 'string') {
      return breakAfterBrackets(token);
    }
    const [name, path] = token;
    const address =
      addressOf(context.site, path, context.module.path) ?? explainedAt(path, context);
    const label = [text(name)];
    return address ? [link(address, label)] : externalLink(path, label);
  });
}

function externalLink(path: string, label: PhrasingContent[]): PhrasingContent[] {
  const place = externalPlace(path);
  return place
    ? [link(place.url, label, {className: ['ext'], title: `${path} (${place.project})`})]
    : label;
}

function breakAfterBrackets(value: string): PhrasingContent[] {
  const parts = value.split(/(?<=[[(])(?![\])])/);
  return parts.flatMap((part, index) => [
    ...(part ? [text(part)] : []),
    ...(index < parts.length - 1 || /[[(]$/.test(part) ? [element('wbr', {})] : []),
  ]);
}
