/**
 * The server for agents in the pack (`src/exports/pack`): it speaks the Model Context Protocol over
 * stdin and stdout, and reads the files next to it. esbuild makes one file of it.
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {CallToolRequestSchema, ListToolsRequestSchema} from '@modelcontextprotocol/sdk/types.js';

import {product} from '../../site/product';
import {callTool, tools} from './callTool';
import {openPack} from './packFolder';

const pack = openPack(path.dirname(fileURLToPath(import.meta.url)));

// The class with more comfort takes schemas of Zod only; the tools have JSON schemas.
const server = new Server(
  {name: pack.name, version: pack.release},
  {
    capabilities: {tools: {}},
    instructions: `Documentation of ${product.name} and its Python SDK ${product.sdk.package}, release ${pack.release}, without a network. Begin with "search"; read pages with "page"; look up signatures with "symbol"; check YAML that you wrote with "check_yaml". Other releases of the SDK differ.`,
  },
);

server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: tools.map(({name, title, description, inputSchema}) => ({
    name,
    title,
    description,
    inputSchema,
    annotations: {title, readOnlyHint: true, idempotentHint: true, openWorldHint: false},
  })),
}));

server.setRequestHandler(CallToolRequestSchema, ({params}) => {
  const {text, isError} = callTool(params.name, params.arguments ?? {}, pack);
  return {content: [{type: 'text', text}], isError};
});

void server.connect(new StdioServerTransport());
