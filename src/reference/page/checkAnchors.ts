import {AnchorClashError, anchorsOf, reExportAnchors} from '../model/anchors';
import type {ApiPage} from './match/types';
import type {Problems} from '../../writing/problems';
import type {Section} from './source/types';

/** Ids of the headings that the renderer adds. */
const GENERATED = ['symbols', 'submodules', 'names-offered-here', 'used-in'];

/** Reports two things on one page with the same anchor. */
export function checkAnchors({module, source}: ApiPage, problems: Problems): void {
  const owners = new Map<string, string>(GENERATED.map((id) => [id, `the list "${id}"`]));
  try {
    for (const [path, anchor] of anchorsOf(module)) {
      owners.set(anchor, path);
    }
    for (const [name, anchor] of reExportAnchors(module)) {
      owners.set(anchor, name);
    }
  } catch (error) {
    if (!(error instanceof AnchorClashError)) {
      throw error;
    }
    problems.add(1, error.message);
  }
  for (const {id, title, line} of source.sections.flatMap(withInner)) {
    if (id !== undefined) {
      const owner = owners.get(id);
      if (owner !== undefined) {
        problems.add(line, `the id "${id}" of "${title}" is the anchor of ${owner} already.`);
      }
      owners.set(id, `"${title}"`);
    }
  }
}

function withInner(section: Section): Section[] {
  return [section, ...section.sections];
}
