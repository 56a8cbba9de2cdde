import {didYouMean} from '../writing/nearest';
import type {ApiFunction} from '../reference/model/types';
import type {Sdk} from './sdk';
import {lineAt, type Problem, type Snippet} from './types';

const SCRIPTS = 'bitfount.scripts';
/** The module that maps commands to functions is no command itself. */
export const ENTRY = `${SCRIPTS}.script_runner`;
/** Commands without a module of their own, which no page of the reference describes. */
export const PLAIN_COMMANDS: ReadonlyMap<string, string> = new Map([
  ['version', 'Prints the release of the SDK.'],
]);

/** Checks `bitfount <command> --option` lines: commands are the modules of `bitfount.scripts`. */
export function checkBash(sdk: Sdk, snippet: Snippet): Problem[] {
  const problems: Problem[] = [];
  const commands = commandNames(sdk);
  if (commands.length === PLAIN_COMMANDS.size) {
    return problems;
  }
  const code = snippet.code.replace(/\\\n/g, '  ');
  const call = /(?<=^|[;&|]\s*)\s*(?:\$ )?bitfount +([\w-]+)([^\n;&|#]*)/gm;
  for (const match of code.matchAll(call)) {
    const [text, command = '', options = ''] = match;
    const line = lineAt(snippet, match.index + text.indexOf('bitfount'));
    const report = (message: string) => problems.push({file: snippet.file, line, message});
    if (command.startsWith('-')) {
      continue;
    }
    if (!commands.includes(command)) {
      report(`bitfount has no command "${command}".${didYouMean(command, commands)}`);
      continue;
    }
    const taken = commandFunction(sdk, command)?.parameters.map(({name}) => name);
    for (const [, option = ''] of options.matchAll(/(?<=\s)--([A-Za-z][\w-]*)/g)) {
      const name = option.replaceAll('-', '_');
      if (taken && name !== 'help' && !taken.includes(name)) {
        report(`bitfount ${command} has no option "--${option}".${didYouMean(name, taken)}`);
      }
    }
  }
  return problems;
}

/** Names of the commands, in alphabetical order, then those without options. */
export function commandNames(sdk: Sdk): string[] {
  const modules = sdk.model.modules.get(SCRIPTS)?.submodules ?? [];
  return [
    ...modules.filter((path) => path !== ENTRY).map((path) => path.slice(SCRIPTS.length + 1)),
    ...PLAIN_COMMANDS.keys(),
  ];
}

/** The function behind a command: `run`, or the one called like its module. */
export function commandFunction(sdk: Sdk, command: string): ApiFunction | undefined {
  for (const name of ['run', command]) {
    const found = sdk.find(`${SCRIPTS}.${command}.${name}`);
    if (found?.kind === 'symbol' && found.symbol.kind === 'function') {
      return found.symbol;
    }
  }
  return undefined;
}
