import {type Document, isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap} from 'yaml';

/**
 * Finds the offset of a value in the text, or of its nearest ancestor that the document has.
 * Follows aliases and merge keys (`<<`) to where the value is written.
 *
 * @param key a key of the mapping at the path, to find the key instead of the mapping
 */
export function offsetOf(document: Document, path: readonly string[], key?: string): number {
  let node: Node | null = document.contents as Node | null;
  let offset = startOf(node) ?? 0;
  for (const part of path) {
    const next: Node | null | undefined = childOf(document, node, part);
    if (next === undefined) {
      return offset;
    }
    node = next;
    offset = startOf(node) ?? offset;
  }
  const found = key === undefined ? undefined : keyNode(resolved(document, node), key);
  return startOf(found) ?? offset;
}

function childOf(document: Document, node: Node | null, part: string): Node | null | undefined {
  const value = resolved(document, node);
  if (isSeq(value)) {
    return value.items[Number(part)] as Node | undefined;
  }
  if (!isMap(value)) {
    return undefined;
  }
  const own = value.items.find((pair) => keyText(pair.key) === part);
  if (own) {
    return own.value as Node | null;
  }
  const merged = value.items.filter((pair) => keyText(pair.key) === '<<');
  for (const {value: source} of merged) {
    const found = childOf(document, source as Node | null, part);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function keyNode(value: unknown, key: string): Node | undefined {
  const pairs = isMap(value) ? (value as YAMLMap).items : [];
  return pairs.find((pair) => keyText(pair.key) === key)?.key as Node | undefined;
}

/** The text of a key of a mapping, as it is written. */
export function keyText(key: unknown): string {
  // The library parses `<<` to a symbol; `source` is the text.
  return isScalar(key) ? (key.source ?? String(key.value)) : String(key);
}

function resolved(document: Document, node: Node | null): Node | null | undefined {
  return isAlias(node) ? node.resolve(document) : node;
}

function startOf(node: Node | null | undefined): number | undefined {
  return node?.range?.[0];
}
