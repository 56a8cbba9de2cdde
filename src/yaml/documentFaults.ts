import {type Document, isScalar, visit} from 'yaml';

import type {DataCheck} from './dataCheck';
import {keyText, offsetOf} from './positions';
import {dataOf} from './read';
import {syntaxMessage} from './syntax';

export interface YamlFault {
  /** Offset in the text. */
  readonly offset: number;
  readonly message: string;
  /** Keys and indexes from the root, where the schema says what is wrong. */
  readonly path?: readonly string[];
}

/**
 * Returns what is wrong with a document, in the order of the text.
 *
 * @param check of its kind of file; undefined when it only has to be YAML
 * @throws Unreadable when its data are more than any file needs
 */
export function documentFaults(
  document: Document.Parsed,
  check: DataCheck | undefined,
): YamlFault[] {
  const faults = syntaxFaults(document);
  if (faults.length > 0) {
    return faults;
  }
  const repeated = repeatedKeys(document);
  if (!check || !document.contents) {
    return repeated;
  }
  const found = check(dataOf(document)).map(({path, key, message}) => ({
    offset: offsetOf(document, path, key),
    message,
    path: key === undefined ? path : [...path, key],
  }));
  return [...found, ...repeated].sort((a, b) => a.offset - b.offset);
}

/** Returns why a text is no YAML. */
export function syntaxFaults(document: Document.Parsed): YamlFault[] {
  const faults = [...document.errors, ...document.warnings].map(({pos: [offset], code}) => ({
    offset,
    message: `This is no YAML: ${syntaxMessage(code)}`,
  }));
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) {
        faults.push({
          offset: alias.range?.[0] ?? 0,
          message:
            'This is no YAML: a word after * repeats what has the same word after & further up, which is missing. If the text begins with *, put it in quotes.',
        });
      }
    },
  });
  return faults.sort((a, b) => a.offset - b.offset);
}

/** Finds keys that stand in their mapping for the second time. */
export function repeatedKeys(document: Document.Parsed): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>();
      for (const {key} of map.items) {
        const name = keyText(key);
        if (isScalar(key) && seen.has(name) && name !== '<<') {
          faults.push({
            offset: key.range?.[0] ?? 0,
            message: `The key "${name.slice(0, 60)}" is there twice: the SDK reads the last one only.`,
          });
        }
        seen.add(name);
      }
    },
  });
  return faults;
}
