import {type LogTemplate, VALUE} from './format';
import {squash} from './stream';

/** A template as it is looked for. */
export interface Wanted {
  readonly template: LogTemplate;
  /** Its literal texts without white space, in order. */
  readonly pieces: readonly string[];
  /** Characters of all pieces: the more, the more specific. */
  readonly weight: number;
  /** The piece that holds its rarest characters, and where in it they are. */
  readonly piece: number;
  readonly offset: number;
}

/** Templates by the characters that give them away. */
export interface TemplateIndex {
  readonly byKey: ReadonlyMap<string, readonly Wanted[]>;
  /** Texts that are too short to be told from others. */
  readonly leftOut: number;
}

/** Length of the characters that give a template away. */
export const KEY = 6;
/** Literal characters that a template must have to be told from others. */
const LEAST_WEIGHT = 10;

/** Makes the index of templates; each is found by the six characters that the fewest others have. */
export function indexTemplates(templates: readonly LogTemplate[]): TemplateIndex {
  const split = templates.map((template) => ({
    template,
    pieces: template[0].split(VALUE).map(squash).filter(Boolean),
  }));
  const frequency = new Map<string, number>();
  for (const {pieces} of split) {
    for (const key of new Set(pieces.flatMap(keysOf))) {
      frequency.set(key, (frequency.get(key) ?? 0) + 1);
    }
  }
  const byKey = new Map<string, Wanted[]>();
  let leftOut = 0;
  for (const {template, pieces} of split) {
    const weight = pieces.join('').length;
    const rarest = rarestKey(pieces, frequency);
    if (!rarest || weight < LEAST_WEIGHT) {
      leftOut += 1;
      continue;
    }
    const wanted = {template, pieces, weight, piece: rarest.piece, offset: rarest.offset};
    byKey.set(rarest.key, [...(byKey.get(rarest.key) ?? []), wanted]);
  }
  return {byKey, leftOut};
}

function keysOf(piece: string): string[] {
  return Array.from({length: Math.max(0, piece.length - KEY + 1)}, (_, at) =>
    piece.slice(at, at + KEY),
  );
}

function rarestKey(pieces: readonly string[], frequency: ReadonlyMap<string, number>) {
  let best: {key: string; piece: number; offset: number; count: number} | undefined;
  for (const [piece, text] of pieces.entries()) {
    for (const [offset, key] of keysOf(text).entries()) {
      const count = frequency.get(key) ?? 0;
      if (!best || count < best.count) {
        best = {key, piece, offset, count};
      }
    }
  }
  return best;
}
