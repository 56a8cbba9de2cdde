import type {Card} from '../../exports/link-cards/card';
import {moduleCode} from '../../exports/link-cards/moduleCode';
import {moduleOfContentFile} from '../../reference/model/routes';
import type {ApiModel} from '../../reference/model/types';
import type {SectionPage} from '../docsOf';

/** Returns what the picture of a page says: of a module also what the model knows of it. */
export function pageCard({section, doc}: SectionPage, model: ApiModel): Card {
  const {title, description, source} = doc;
  const page = {section: section.label, title, description};
  const module =
    section.pluginId === 'api' ? model.modules.get(moduleOfContentFile(source) ?? '') : undefined;
  if (!module) {
    return page;
  }
  const cut = title.lastIndexOf('.') + 1;
  return {
    ...page,
    section: `${section.label} · ${module.package ? 'package' : 'module'}`,
    before: title.slice(0, cut),
    title: title.slice(cut),
    code: moduleCode(module),
  };
}
