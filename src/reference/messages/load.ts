import {readFileSync} from 'node:fs';
import path from 'node:path';

import {memoize} from '../../lib/memoize';
import {MESSAGES_FILE, MODEL_DIR} from '../model/modelFiles';
import {shownTemplate} from './template';
import type {MessagePlace, MessageRows} from './types';

/** A place of the SDK that tells a message, with its module. */
export interface ModuleMessage extends MessagePlace {
  readonly module: string;
}

/** A message as readers see it, with all places that tell it. */
export interface KnownMessage {
  /** Its text on one line, `…` for each value. */
  readonly shown: string;
  readonly places: readonly [ModuleMessage, ...ModuleMessage[]];
}

const readOnce = memoize(readMessages);

/**
 * Reads the messages of the SDK by their text as readers see it, in the order of modules and lines; each
 * folder once per process.
 */
export function loadMessages(dir: string = MODEL_DIR): ReadonlyMap<string, KnownMessage> {
  return readOnce(dir);
}

function readMessages(dir: string): ReadonlyMap<string, KnownMessage> {
  const rows = JSON.parse(readFileSync(path.join(dir, MESSAGES_FILE), 'utf8')) as MessageRows;
  const found = new Map<string, [ModuleMessage, ...ModuleMessage[]]>();
  for (const [module, messages] of Object.entries(rows)) {
    for (const [line, kind, symbol, text, when] of messages) {
      const place = {module, line, kind, in: symbol, text, ...(when !== undefined && {when})};
      const shown = shownTemplate(text);
      const known = found.get(shown);
      if (known) {
        known.push(place);
      } else {
        found.set(shown, [place]);
      }
    }
  }
  return new Map([...found].map(([shown, places]) => [shown, {shown, places}]));
}
