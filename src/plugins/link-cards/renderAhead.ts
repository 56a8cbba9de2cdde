import {type Drawing, renderCached} from './renderCached';

/** What the thread has to know. */
export interface Ahead {
  readonly drawings: readonly Drawing[];
  readonly fontFiles: readonly string[];
}

/** Renders pictures into the cache, one by one: the files of the pages being compiled need Node's threads too. */
export async function renderAhead({drawings, fontFiles}: Ahead): Promise<void> {
  for (const drawing of drawings) {
    await renderCached(drawing, fontFiles);
  }
}
