import {memoize} from '../../lib/memoize';
import {dataCheck} from '../../yaml/dataCheck';
import {didYouMean} from '../../writing/nearest';
import {checkYamlTool} from './checkYamlTool';
import type {PackFolder} from './packFolder';
import {pageTool} from './pageTool';
import {searchTool} from './searchTool';
import {symbolTool} from './symbolTool';
import {type Tool, ToolError} from './tool';

export const tools: readonly Tool[] = [searchTool, pageTool, symbolTool, checkYamlTool];

const inputCheck = memoize(({inputSchema}: Tool) => dataCheck(inputSchema));

/** What came of a call: Markdown, or why there is none. */
export interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

/**
 * Calls a tool by its name. An unknown name, an input that the tool does not take and a search without
 * result are answers too, so that whoever called can do better.
 */
export function callTool(name: string, input: unknown, pack: PackFolder): Answer {
  try {
    const tool = tools.find((known) => known.name === name);
    if (!tool) {
      const names = tools.map((known) => known.name);
      throw new ToolError(
        `There is no tool "${name}": there are ${names.join(', ')}.${didYouMean(name, names)}`,
      );
    }
    const faults = inputCheck(tool)(input);
    if (faults.length > 0) {
      throw new ToolError(
        faults.map(({path, message}) => [...path, message].join(': ')).join('\n'),
      );
    }
    return {text: tool.run(input as never, pack), isError: false};
  } catch (error) {
    if (error instanceof ToolError) {
      return {text: error.message, isError: true};
    }
    throw error;
  }
}
