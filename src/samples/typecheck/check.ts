import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {ApiModel} from '../../reference/model/types';
import {type Sdk, sdkOf} from '../sdk';
import {sdkStubs} from '../stubs/modules';
import {thirdPartyStubs} from '../stubs/thirdParty';
import type {Problem, Snippet} from '../types';
import {PAGE_FILE, PAGES, pyrightConfig, STUBS} from './config';
import {hintFor} from './hints';
import {importedModules} from './importedModules';
import {type JoinedPage, joinPage, type Unchecked, uncheckedBlocks} from './join';
import {isFalsePositive} from './falsePositives';
import {type PyrightDiagnostic, runPyright} from './pyright';

export interface TypeReport {
  problems: Problem[];
  /** Blocks that are excluded from the check, with their reasons. */
  unchecked: Unchecked[];
  /** How many pages have Python that was checked. */
  pages: number;
}

/**
 * Type-checks the Python blocks of pages against the model, in one run of pyright. Writes the
 * files to a temporary folder and removes it afterwards.
 *
 * @param pages the samples of each page, in order
 * @returns problems sorted by file and line, after those of blocks excluded without a reason
 * @throws when pyright does not run, or does not read all pages
 */
export async function checkTypes(
  model: ApiModel,
  pages: readonly (readonly Snippet[])[],
): Promise<TypeReport> {
  const joined = pages.flatMap((snippets) => joinPage(snippets) ?? []);
  const unchecked = pages.flatMap(uncheckedBlocks);
  const folder = mkdtempSync(path.join(tmpdir(), 'python-types-'));
  try {
    writeProject(folder, model, joined);
    const found = joined.length > 0 ? await runPyright(folder, joined.length) : [];
    return {
      problems: [...withoutReason(unchecked), ...problemsIn(sdkOf(model), joined, found)],
      unchecked,
      pages: joined.length,
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function writeProject(folder: string, model: ApiModel, joined: readonly JoinedPage[]): void {
  const imported = joined.flatMap(({code}) => importedModules(code));
  const stubs = new Map([...sdkStubs(model), ...thirdPartyStubs(imported)]);
  const files: [string, string][] = [
    [
      'pyrightconfig.json',
      JSON.stringify(pyrightConfig(joined.map((_, index) => pageFile(index)))),
    ],
    ...[...stubs].map(([file, text]): [string, string] => [path.join(STUBS, file), text]),
    ...joined.flatMap(pageFiles),
  ];
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

/** Puts each page into a folder named after its index. */
function pageFile(index: number): string {
  return path.posix.join(PAGES, String(index), PAGE_FILE);
}

function pageFiles({code, modules}: JoinedPage, index: number): [string, string][] {
  const folder = path.dirname(pageFile(index));
  return [
    [pageFile(index), code],
    ...[...modules].map(([name, text]): [string, string] => [
      path.join(folder, `${name}.py`),
      text,
    ]),
  ];
}

function problemsIn(
  sdk: Sdk,
  joined: readonly JoinedPage[],
  diagnostics: readonly PyrightDiagnostic[],
): Problem[] {
  const problems = diagnostics.flatMap((diagnostic) => {
    const page = joined[Number(path.basename(path.dirname(diagnostic.file)))];
    if (!page) {
      throw new Error(`pyright reports on ${diagnostic.file}: ${diagnostic.message}`);
    }
    return diagnostic.severity !== 'error' || isFalsePositive(sdk, page.code, diagnostic)
      ? []
      : [problemOf(sdk, page, diagnostic)];
  });
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function problemOf(sdk: Sdk, page: JoinedPage, diagnostic: PyrightDiagnostic): Problem {
  const {message, rule, range} = diagnostic;
  const {file, lines, code} = page;
  const line = lines[range.start.line] ?? lines.at(-1) ?? 1;
  const source = rule ? ` (${rule})` : '';
  return {file, line, message: `${message}${source}.${hintFor(sdk, code, diagnostic)}`};
}

function withoutReason(unchecked: readonly Unchecked[]): Problem[] {
  return unchecked
    .filter(({reason}) => reason === '')
    .map(({file, line}) => ({
      file,
      line,
      message: 'An unchecked block says why: write ```python unchecked="reason".',
    }));
}
