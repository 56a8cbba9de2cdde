import type {Code} from 'mdast';

/** A code block whose title is a file name: `title="a.py"`, or `title="a.py, continued"`. */
export interface TitledFile {
  name: string;
  continued: boolean;
}

export function titleOf({meta}: Code): string | undefined {
  return /(?:^|\s)title="([^"]*)"/.exec(meta ?? '')?.[1];
}

export function fileOf(code: Code): TitledFile | undefined {
  const [, name, rest] = /^([\w./-]+\.\w+)(,.*)?$/.exec(titleOf(code) ?? '') ?? [];
  return name === undefined ? undefined : {name, continued: rest !== undefined};
}

/**
 * Finds the Python files that other code imports or names, such as a model that is uploaded: a notebook
 * has to write these as files too.
 */
export function neededFiles(blocks: readonly Code[]): Set<string> {
  const names = new Set(
    blocks.filter(({lang}) => lang === 'python').flatMap((block) => fileOf(block)?.name ?? []),
  );
  return new Set(
    [...names].filter((name) =>
      blocks.some((block) => fileOf(block)?.name !== name && uses(block, name)),
    ),
  );
}

function uses({lang, value}: Code, file: string): boolean {
  const module = file.replace(/\.py$/, '');
  if (lang === 'python' && new RegExp(`^\\s*(?:from|import) ${module}\\b`, 'm').test(value)) {
    return true;
  }
  const named = new RegExp(`(?<![\\w.-])${file.replace('.', '\\.')}\\b`);
  return value
    .split('\n')
    .some((line) => named.test(line) && !/^\s*python3?(\.\d+)? [\w-]+\.py\s*$/.test(line));
}
