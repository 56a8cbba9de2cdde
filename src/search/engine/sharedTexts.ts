import type {Fits, TermIndex} from './termIndex';

/** An index of texts of which many are the same: each is read once. */
export function sharedTexts(index: TermIndex): TermIndex {
  const placeOf = new Map<string, number>();
  const idsOf: number[][] = [];
  return {
    add(id, text) {
      const place = placeOf.get(text);
      if (place !== undefined) {
        idsOf[place]?.push(id);
        return;
      }
      placeOf.set(text, idsOf.length);
      index.add(idsOf.length, text);
      idsOf.push([id]);
    },
    find(terms, prefix) {
      const found = new Map<number, NonNullable<ReturnType<Fits['get']>>>();
      for (const [place, fit] of index.find(terms, prefix)) {
        for (const id of idsOf[place] ?? []) {
          found.set(id, fit);
        }
      }
      return found;
    },
  };
}
