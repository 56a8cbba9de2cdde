import {didYouMean} from '../writing/nearest';
import type {ApiFunction} from '../reference/model/types';
import type {Sdk} from './sdk';
import {COMMANDS} from '../site/sdkPaths';
import {lineAt, type Problem, type Snippet} from './types';

/** The module that maps commands to functions; it is not a command itself. */
export const ENTRY = `${COMMANDS}.script_runner`;
/** Commands without a module, so without a page in the reference, and what they do. */
export const PLAIN_COMMANDS: ReadonlyMap<string, string> = new Map([
  ['version', 'Prints the release of the SDK.'],
]);

/** Checks the commands and options of `bitfount <command> --option` against the model. */
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

/** Lists the commands: modules of `bitfount.scripts`, then those without a module. */
export function commandNames(sdk: Sdk): string[] {
  const modules = sdk.model.modules.get(COMMANDS)?.submodules ?? [];
  return [
    ...modules.filter((path) => path !== ENTRY).map((path) => path.slice(COMMANDS.length + 1)),
    ...PLAIN_COMMANDS.keys(),
  ];
}

/** Finds the function behind a command: `run`, or the one with the name of its module. */
export function commandFunction(sdk: Sdk, command: string): ApiFunction | undefined {
  for (const name of ['run', command]) {
    const found = sdk.find(`${COMMANDS}.${command}.${name}`);
    if (found?.kind === 'symbol' && found.symbol.kind === 'function') {
      return found.symbol;
    }
  }
  return undefined;
}
