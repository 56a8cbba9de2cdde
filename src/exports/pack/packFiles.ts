import type {ApiModel} from '../../reference/model/types';
import type {SiteOfPages} from '../markdown/pageMarkdown';
import type {TextFile} from '../textFile';
import {packageJson, readme} from './about';
import {messageRows} from './messages';
import {MESSAGES_FILE, MODEL_FILE, PACK_NAME, PAGES_FOLDER, SERVER_FILE} from './names';
import type {ArchiveFile} from './zip';

/** What the pack is made of. */
export interface PackParts {
  readonly site: SiteOfPages;
  /** Markdown files of the pages and indexes of them, at their paths on the site. */
  readonly pages: readonly TextFile[];
  /** A `SKILL.md` each, at `name/SKILL.md`. */
  readonly skills: readonly TextFile[];
  /** Files that are in the pack as they are on the site. */
  readonly data: readonly TextFile[];
  readonly model: ApiModel;
  readonly server: Uint8Array;
  /** Licence of the pack, and those of the packages in the server. */
  readonly licence: string;
  readonly otherLicences: string;
}

/** Returns the files of the pack, all in one folder. */
export function packFiles(parts: PackParts): ArchiveFile[] {
  const {site, pages, skills, data, model, server, licence, otherLicences} = parts;
  const moved = (folder: string, files: readonly TextFile[]): ArchiveFile[] =>
    files.map(({path, text}) => ({path: `${folder}${path}`, data: text}));
  const files: ArchiveFile[] = [
    {path: 'package.json', data: packageJson(site)},
    {path: 'README.md', data: readme(site)},
    {path: 'LICENSE', data: licence},
    {path: 'third-party-licences.txt', data: otherLicences},
    {path: SERVER_FILE, data: server, isExecutable: true},
    {
      path: MODEL_FILE,
      data: json({index: model.index, modules: [...model.modules.values()]}),
    },
    {path: MESSAGES_FILE, data: json(messageRows(pages))},
    ...moved(`${PAGES_FOLDER}/`, pages),
    ...moved('skills/', skills),
    ...moved('', data),
  ];
  return files.map((file) => ({...file, path: `${PACK_NAME}/${file.path}`}));
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
