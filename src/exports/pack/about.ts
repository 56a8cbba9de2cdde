import {product} from '../../site/product';
import type {SiteOfPages} from '../markdown/pageMarkdown';
import {
  MESSAGES_FILE,
  MODEL_FILE,
  NODE_RELEASE,
  PACK_NAME,
  PAGES_FOLDER,
  SERVER_FILE,
} from './names';

/** The page about what agents can use. */
const GUIDE = '/guides/general-reference/use-with-agents';

/** Returns the `package.json` of the pack, with which it can be published to npm. */
export function packageJson({root, release}: SiteOfPages): string {
  const content = {
    name: PACK_NAME,
    version: release,
    description: `${product.name} documentation for agents and editors: pages as Markdown, search, facts of the SDK, JSON schemas and an MCP server, without a network`,
    keywords: [product.slug, 'documentation', 'mcp'],
    license: 'Apache-2.0',
    homepage: root,
    type: 'module',
    bin: {[PACK_NAME]: SERVER_FILE},
    engines: {node: `>=${NODE_RELEASE}`},
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** Returns the `README.md` of the pack. */
export function readme({root, release}: SiteOfPages): string {
  const config = {
    mcpServers: {[PACK_NAME]: {command: 'node', args: [`/path/to/${PACK_NAME}/${SERVER_FILE}`]}},
  };
  return `# ${product.siteTitle}

The documentation of ${product.name} and its Python SDK \`${product.sdk.package}\`, release ${release}, for agents and editors. It is that of ${root}, and needs no network.

| file | what it is |
| --- | --- |
| \`${SERVER_FILE}\` | a server for the Model Context Protocol over stdin and stdout, for Node.js ${NODE_RELEASE} or later |
| \`${PAGES_FOLDER}/\` | the pages as Markdown; \`${PAGES_FOLDER}/llms.txt\` is their index |
| \`skills/\` | skills for agents, each a \`SKILL.md\` |
| \`schemas/\` | JSON schemas of pod files, task files and task templates |
| \`${MODEL_FILE}\` | facts of the SDK: modules, classes, functions, signatures |
| \`${MESSAGES_FILE}\` | messages of the SDK with cause and fix, from the pages |
| \`search/pack.json\` | the records of the search, packed as the site fetches them |
| \`third-party-licences.txt\` | licences of the packages in the server |

Name the server in the configuration of your agent or editor, with the path of this folder:

\`\`\`json
${JSON.stringify(config, undefined, 2)}
\`\`\`

It has the tools \`search\`, \`page\`, \`symbol\` and \`check_yaml\`. How to use them: ${root}${GUIDE}
`;
}
