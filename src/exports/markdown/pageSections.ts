import type {Element, Root, RootContent} from 'hast';

import type {BuiltPage} from '../../search/records/extractPage';
import {contentOf, markdownOf, type SiteOfPages} from './pageMarkdown';
import {childElements, isElement} from './select';

/** The sections of a page, each below a heading with an anchor. */
export interface PageSections {
  readonly title: string;
  /** Anchors of the headings, in the order of the page. */
  readonly ids: readonly string[];
  /** Returns a section as Markdown, with its heading; undefined when no heading has the anchor. */
  section(id: string): string | undefined;
}

/**
 * Reads the sections of a finished page: a heading of level 2 to 4 and what follows, up to the next
 * heading of its level or above.
 *
 * @throws Error that names the page when it has no content
 */
export function pageSections(page: BuiltPage, site: SiteOfPages): PageSections {
  const {title, content} = contentOf(page, site);
  const places = new Map(placesIn(content).map((place) => [place.id, place]));
  return {
    title,
    ids: [...places.keys()],
    section(id) {
      const place = places.get(id);
      return place && markdownOf(nodesOf(place));
    },
  };
}

interface Place {
  readonly id: string;
  readonly heading: Element;
  readonly parent: Element | Root;
}

function placesIn(parent: Element | Root): Place[] {
  return childElements(parent).flatMap((child) => {
    const {id} = child.properties;
    return levelOf(child) !== undefined && typeof id === 'string'
      ? [{id, heading: child, parent}]
      : placesIn(child);
  });
}

function levelOf(node: RootContent): number | undefined {
  return isElement(node) && /^h[2-4]$/.test(node.tagName) ? Number(node.tagName[1]) : undefined;
}

function nodesOf({heading, parent}: Place): RootContent[] {
  const own = levelOf(heading) ?? 0;
  const siblings: readonly RootContent[] = parent.children as RootContent[];
  const start = siblings.indexOf(heading);
  const end = siblings.findIndex((node, at) => at > start && (levelOf(node) ?? Infinity) <= own);
  return siblings.slice(start, end < 0 ? undefined : end);
}
