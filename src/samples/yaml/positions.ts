import {type Document, isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap} from 'yaml';

/**
 * Where a value stands in the text: as far along the path as the document goes itself. What `<<`
 * brings in stands elsewhere and is looked up there.
 *
 * @param key a key of the mapping at the path, to point at it instead of at its value
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

function keyText(key: unknown): string {
  // The value of `<<` is a symbol of the library, its source is the text.
  return isScalar(key) ? (key.source ?? String(key.value)) : String(key);
}

function resolved(document: Document, node: Node | null): Node | null | undefined {
  return isAlias(node) ? node.resolve(document) : node;
}

function startOf(node: Node | null | undefined): number | undefined {
  return node?.range?.[0];
}
