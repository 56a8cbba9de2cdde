import type {Sdk} from '../sdk';
import {lineAt, type Problem, type Snippet} from '../types';
import {Scope} from './scope';
import {type Run, runStatements} from './statements';
import {syntaxErrors} from './syntax';
import {parsePython, type SyntaxNode} from './tree';

/** Checks the Python samples of one page, which share their names in order. */
export function checkPython(sdk: Sdk, snippets: readonly Snippet[]): Problem[] {
  const problems: Problem[] = [];
  const later: (() => void)[] = [];
  const assigned = new Set<string>();
  const scope = new Scope();
  for (const snippet of snippets) {
    const errors = syntaxErrors(snippet.code);
    problems.push(...errors.map((offset) => syntaxProblem(snippet, offset)));
    if (errors.length === 0) {
      const run = runOf(sdk, snippet, assigned, problems, later);
      runStatements(run, {scope}, parsePython(snippet.code).topNode);
    }
  }
  // Bodies may leave bodies; the list grows while it is worked off.
  for (const body of later) {
    body();
  }
  return sorted(problems);
}

function runOf(
  sdk: Sdk,
  snippet: Snippet,
  assigned: Set<string>,
  problems: Problem[],
  later: (() => void)[],
): Run {
  let silent = false;
  return {
    sdk,
    code: snippet.code,
    assigned,
    report(node: SyntaxNode, message: string) {
      if (!silent) {
        problems.push({file: snippet.file, line: lineAt(snippet, node.from), message});
      }
    },
    later(body) {
      if (!silent) {
        later.push(body);
      }
    },
    silently(work) {
      const before = silent;
      silent = true;
      work();
      silent = before;
    },
  };
}

function syntaxProblem(snippet: Snippet, offset: number): Problem {
  const line = snippet.code.slice(offset).split('\n', 1)[0]?.trim();
  const near = line ? ` near "${line}"` : '';
  return {
    file: snippet.file,
    line: lineAt(snippet, offset),
    message: `This is no Python${near}.`,
  };
}

function sorted(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => a.line - b.line);
}
