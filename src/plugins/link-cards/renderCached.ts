import path from 'node:path';

import {renderCard} from '../../exports/link-cards/renderCard';
import {cached} from '../../lib/fileCache';

/** Where pictures and fonts are kept between builds. */
export const cacheFolder = path.resolve('node_modules/.cache/link-cards');

/** What a picture is rendered from. */
export interface Drawing {
  /** Name of its file. */
  readonly name: string;
  readonly svg: string;
}

/** Renders a picture, or takes it from the cache. */
export function renderCached({name, svg}: Drawing, fontFiles: readonly string[]): Promise<Buffer> {
  return cached(path.join(cacheFolder, name), () => renderCard(svg, {files: fontFiles}));
}
