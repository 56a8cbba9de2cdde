import {SearchUnavailable} from '../types';

interface Attempt {
  readonly response?: {readonly status?: number; readonly isTimedOut?: boolean};
}

/**
 * What an error of the official client means to the reader: the service refused (`status`), all
 * hosts failed (`status` for 5xx, `timeout`, `offline`), or its answer was not JSON (`records`).
 */
export function toUnavailable(error: unknown): SearchUnavailable {
  if (error instanceof SearchUnavailable) {
    return error;
  }
  const {name, status, stackTrace, message} = (error ?? {}) as {
    name?: string;
    status?: number;
    stackTrace?: readonly Attempt[];
    message?: string;
  };
  const options = {cause: error};
  if (typeof status === 'number') {
    return new SearchUnavailable('status', `HTTP ${status}, ${message}`, options);
  }
  if (name === 'DeserializationError') {
    return new SearchUnavailable('records', 'the answer is not JSON', options);
  }
  const answers = (stackTrace ?? []).map(({response}) => response);
  const refused = answers.findLast((answer) => answer?.status);
  if (refused) {
    return new SearchUnavailable('status', `HTTP ${refused.status} of all hosts`, options);
  }
  if (answers.some((answer) => answer?.isTimedOut)) {
    return new SearchUnavailable('timeout', 'no host answered in time', options);
  }
  return new SearchUnavailable('offline', 'no host could be reached', options);
}
