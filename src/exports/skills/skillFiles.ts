import {sha256} from '../../lib/sha256';
import type {BuiltPage} from '../../search/records/extractPage';
import {product} from '../../site/product';
import {didYouMean} from '../../writing/nearest';
import type {SiteOfPages} from '../markdown/pageMarkdown';
import {type PageSections, pageSections} from '../markdown/pageSections';
import {twinPath} from '../markdown/twinFiles';
import type {TextFile} from '../textFile';
import {linksOnce} from './linksOnce';
import type {Skill, SkillPage} from './skills';

/** Folder and index of https://github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0. */
export const SKILLS_FOLDER = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
export const SKILLS_INDEX = `${SKILLS_FOLDER}/index.json`;

/** The pages that skills take sections from. */
export interface SkillSources {
  /** Returns a finished page; undefined when there is none at this address. */
  page(address: string): BuiltPage | undefined;
  /** Addresses of all pages. */
  readonly addresses: readonly string[];
  /** Returns the file that a writer edits, for messages. */
  fileOf(address: string): string;
}

/**
 * Returns a file for each skill, made of sections of pages, and the index with their digests.
 *
 * @param site its root is that of the addresses in the index
 * @throws Error that names each section and page which is gone, with file and nearest name
 */
export function skillFiles(
  skills: readonly Skill[],
  sources: SkillSources,
  site: SiteOfPages,
): TextFile[] {
  const faults: string[] = [];
  const read = (skill: Skill, {page, sections}: SkillPage): string[] => {
    const built = sources.page(page);
    if (!built) {
      faults.push(
        `skill ${skill.name}: no page has the address ${page}.${didYouMean(page, sources.addresses)}`,
      );
      return [];
    }
    const found = pageSections(built, site);
    return sections.flatMap((id) => {
      const markdown = found.section(id);
      if (markdown === undefined) {
        faults.push(
          `${sources.fileOf(page)}: skill ${skill.name} needs the section #${id}, which the page does not have.${didYouMean(id, found.ids)}`,
        );
      }
      return markdown === undefined ? [] : [withSource(markdown, found, page, id, site)];
    });
  };
  const files = skills.map((skill): TextFile => {
    const sections = skill.pages.flatMap((page) => read(skill, page));
    return {
      path: `${SKILLS_FOLDER}/${skill.name}/SKILL.md`,
      text: skillText(skill, sections, site),
    };
  });
  if (faults.length > 0) {
    throw new Error(['Skills for agents (src/exports/skills/skills.ts):', ...faults].join('\n'));
  }
  return [...files, {path: SKILLS_INDEX, text: indexText(skills, files, site)}];
}

function withSource(
  markdown: string,
  {title}: PageSections,
  page: string,
  id: string,
  {root}: SiteOfPages,
): string {
  const [heading = '', ...rest] = markdown.split('\n');
  return [heading, '', `From [${title}](${root}${page}#${id}).`, ...rest].join('\n');
}

function skillText(skill: Skill, sections: readonly string[], site: SiteOfPages): string {
  const {root, release} = site;
  // A string of JSON is one of YAML: https://yaml.org/spec/1.2.2/#json-schema
  const front = [
    `name: ${skill.name}`,
    `description: ${JSON.stringify(skill.description)}`,
    'license: Apache-2.0',
    'metadata:',
    `  release: ${JSON.stringify(release)}`,
  ].join('\n');
  const pages = skill.pages.map(({page}) => `${root}/${twinPath(page)}`);
  const lead = [
    `Facts are those of release ${release} of \`${product.sdk.package}\`; other releases differ.`,
    `The sections below are from pages of the documentation. Read the whole of them, and pages that they link to, as Markdown by adding \`.md\` to the address: ${pages.join(', ')}. The index of all pages is ${root}/llms.txt.`,
  ];
  const body = linksOnce([...lead, ...sections].join('\n\n'));
  return `${[`---\n${front}\n---`, `# ${titleOf(skill)}`, body].join('\n\n')}\n`;
}

/** `bitfount-write-task` is "Bitfount: write task". */
function titleOf({name}: Skill): string {
  const words = name.replace(`${product.slug}-`, '').replaceAll('-', ' ');
  return `${product.name}: ${words}`;
}

function indexText(
  skills: readonly Skill[],
  files: readonly TextFile[],
  {root}: SiteOfPages,
): string {
  const entries = skills.map(({name, description}, at) => {
    const {path = '', text = ''} = files[at] ?? {};
    const digest = `sha256:${sha256(text)}`;
    // From the root of the host: whoever reads a copy of the site gets the files of the copy.
    return {name, type: 'skill-md', description, url: new URL(`${root}/${path}`).pathname, digest};
  });
  return `${JSON.stringify({$schema: SCHEMA, skills: entries}, undefined, 2)}\n`;
}
