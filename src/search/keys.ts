/*
 * What can be told about ids and keys of the hosted service without asking it. A plain key is 32
 * hexadecimal digits that say nothing about its rights. A secured key is Base64 of a signature and
 * of its restrictions, which can be read; the rights of the key it was made from cannot.
 */

const APP_ID = /^[A-Z0-9]{10}$/;
const PLAIN_KEY = /^[0-9a-f]{32}$/i;
const SIGNATURE_LENGTH = 64;

/** Why this is no application id; undefined when it is one. */
export function appIdProblem(appId: string): string | undefined {
  return APP_ID.test(appId)
    ? undefined
    : 'is no application id: ten capital letters and digits, from the service’s page of API keys';
}

/** The restrictions that a secured key carries; undefined when it is no such key. */
function restrictionsOf(key: string): URLSearchParams | undefined {
  if (!/^[\w+/-]+={0,2}$/.test(key)) {
    return undefined;
  }
  let text: string;
  try {
    text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
  return /^[0-9a-f]{64}/.test(text) ? new URLSearchParams(text.slice(SIGNATURE_LENGTH)) : undefined;
}

function listOf(value: string): string[] {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list.map(String) : [value];
  } catch {
    return value.split(',');
  }
}

/** Whether a pattern of the service (`dev_*`, `*_dev`, `*x*`) covers the name. */
function covers(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

/**
 * Why pages cannot search an index with this key; undefined when nothing speaks against it.
 *
 * @param now milliseconds since 1970, for keys that end
 */
export function searchKeyProblem(key: string, indexName: string, now: number): string | undefined {
  if (PLAIN_KEY.test(key)) {
    return undefined;
  }
  const restrictions = restrictionsOf(key);
  if (!restrictions) {
    return 'is no key: 32 hexadecimal digits, or a secured key made from one';
  }
  const end = Number(restrictions.get('validUntil') ?? Infinity);
  if (!(end * 1000 > now)) {
    return `is a secured key that has ended (validUntil=${restrictions.get('validUntil')}): make a new one`;
  }
  const indices = restrictions.get('restrictIndices');
  if (indices !== null && !listOf(indices).some((pattern) => covers(pattern, indexName))) {
    return `is a secured key for other indexes (restrictIndices=${indices}) than “${indexName}”: make one for this index, or set ALGOLIA_INDEX_NAME`;
  }
  return undefined;
}

/** Rights that let a key change or remove what is in an index, or other keys. */
const WRITING = new Set(['addObject', 'deleteObject', 'deleteIndex', 'editSettings', 'admin']);

/** Those of the rights that must not be in pages, as the service names them. */
export function writingRights(rights: readonly string[]): string[] {
  return rights.filter((right) => WRITING.has(right));
}
