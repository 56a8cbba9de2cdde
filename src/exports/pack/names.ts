/** Names in the pack that its parts and the server in it agree on. */

/** Name of the package, of its folder in the archive, and of the server. */
export const PACK_NAME = 'bitfount-docs';

export const SERVER_FILE = 'server.mjs';
/** Lowest release of Node.js that the server runs on. */
export const NODE_RELEASE = 20;
/** All facts of the SDK, as `src/reference/model/model.schema.json` describes them. */
export const MODEL_FILE = 'model.json';
/** The Markdown files of the site, at the paths that they have there. */
export const PAGES_FOLDER = 'pages';
export const MESSAGES_FILE = 'messages.json';

/** Where the site has the pack as an archive. */
export const ARCHIVE_FILE = `${PACK_NAME}.zip`;
