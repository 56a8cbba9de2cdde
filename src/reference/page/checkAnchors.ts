import type {VFile} from 'vfile';

import {AnchorClashError, anchorsOf, reExportAnchors} from '../model/anchors';
import type {ApiPage} from './match/types';
import {reportFault} from '../../writing/faults';
import type {Section} from './source/types';

/** Ids of headings that the renderer adds. */
const GENERATED = ['symbols', 'submodules', 'names-offered-here', 'used-in'];

/** Reports anchors that two things on one page would share. */
export function checkAnchors({module, source}: ApiPage, file: VFile): void {
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
    reportFault(file, 1, 'taken-anchor', error.message);
  }
  for (const {id, title, line} of source.sections.flatMap(withInner)) {
    if (id !== undefined) {
      const owner = owners.get(id);
      if (owner !== undefined) {
        const reason = `the id "${id}" of "${title}" is the anchor of ${owner} already.`;
        reportFault(file, line, 'taken-anchor', reason);
      }
      owners.set(id, `"${title}"`);
    }
  }
}

function withInner(section: Section): Section[] {
  return [section, ...section.sections];
}
