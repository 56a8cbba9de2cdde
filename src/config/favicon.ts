import {readFileSync} from 'node:fs';
import path from 'node:path';

const drawing = readFileSync(path.resolve(__dirname, '../../static/img/favicon.svg'), 'utf8');

/** The icon as a data URL: about 300 bytes per page, to avoid a request during rendering. */
export const favicon = `data:image/svg+xml,${drawing
  .replace(/\s*\n\s*/g, ' ')
  .trim()
  .replaceAll('"', "'")
  .replace(/[%#<>]/g, encodeURIComponent)}`;
