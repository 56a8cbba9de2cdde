import {product} from '../../site/product';
import {siteUrl} from '../../site/siteUrl';
import {siteOfPages} from '../markdown/pageMarkdown';
import {preparePack, type PackWriter} from './preparePack';

/** What the thread is asked twice: without a folder while the site is built, with it when it is there. */
export interface PackOrder {
  /** Folder of the repository. */
  readonly root: string;
  /** Folder of the built site. */
  readonly folder?: string;
}

let prepared: Promise<PackWriter> | undefined;

/** Prepares the pack for agents when it is asked first, and writes it into the folder of the site. */
export async function packInThread({root, folder}: PackOrder): Promise<void> {
  prepared ??= preparePack(root, siteOfPages(siteUrl, product.basePath));
  const write = await prepared;
  if (folder !== undefined) {
    write(folder);
  }
}
