import {unpack} from '../records/unpack';
import {SearchUnavailable, type SearchRecord} from '../types';

/** Longest wait for the records, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Fetches and unpacks the records.
 *
 * @param address absolute address of the packed records
 * @throws SearchUnavailable: `offline` when the host cannot be reached, `timeout`, `status` for an
 *   HTTP status other than success, `records` when the file is not what the build writes.
 */
export async function loadRecords(address: string): Promise<SearchRecord[]> {
  const response = await get(address);
  if (!response.ok) {
    throw new SearchUnavailable('status', `${address} answered ${response.status}`);
  }
  const text = await textOf(response, address);
  try {
    return unpack(JSON.parse(text));
  } catch (cause) {
    throw new SearchUnavailable('records', `${address}: ${messageOf(cause)}`, {cause});
  }
}

async function get(address: string): Promise<Response> {
  try {
    return await fetch(address, {signal: AbortSignal.timeout(PATIENCE)});
  } catch (cause) {
    throw notFetched(address, cause);
  }
}

async function textOf(response: Response, address: string): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw notFetched(address, cause);
  }
}

function notFetched(address: string, cause: unknown): SearchUnavailable {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  const failure = isLate ? 'timeout' : 'offline';
  return new SearchUnavailable(failure, `${address}: ${messageOf(cause)}`, {cause});
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
