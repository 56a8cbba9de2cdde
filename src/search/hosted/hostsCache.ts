import type {liteClient} from 'algoliasearch/lite';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
export type HostsCache = NonNullable<Options['hostsCache']>;
export type Host = NonNullable<Options['hosts']>[number];

/** How long a host that failed is left alone, in milliseconds. */
const LEFT_ALONE_MS = 2 * 60 * 1000;

type Trouble = 'down' | 'timed out';
type Marks = Record<string, {readonly status: Trouble; readonly at: number}>;

export interface HostsCacheOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Keeps the marks for the next page; without it they last as long as the page. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  readonly storageKey: string;
}

const addressOf = ({protocol, url, port}: Host) => `${protocol}://${url}${port ? `:${port}` : ''}`;

function isMarks(value: unknown): value is Marks {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (mark: {status?: unknown; at?: unknown} | null) =>
        typeof mark?.at === 'number' && (mark.status === 'down' || mark.status === 'timed out'),
    )
  );
}

/**
 * Which hosts of the service failed lately. The caches of the official client (5.64.0) keep that
 * under the host with its state and look it up under the host alone, so that a mark is never found
 * and the dead host is asked first each time; read back from storage it would have lost its
 * functions besides. Here a host is known by its address and its state is made when asked for.
 */
export function hostsCache({now, storage, storageKey}: HostsCacheOptions): HostsCache {
  let marks = read();

  function read(): Marks {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(storageKey) ?? '{}');
      return isMarks(kept) ? kept : {};
    } catch {
      return {};
    }
  }

  function keep(next: Marks): void {
    marks = next;
    try {
      storage?.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Full or forbidden storage: the marks last as long as the page.
    }
  }

  function troubleOf(address: string): Trouble | undefined {
    const mark = marks[address];
    // A mark from the future is of a clock that was wrong.
    const age = mark ? now() - mark.at : -1;
    return mark && age >= 0 && age < LEFT_ALONE_MS ? mark.status : undefined;
  }

  return {
    get: <Value>(key: Record<string, unknown> | string) => {
      const host = key as Host;
      const address = addressOf(host);
      return Promise.resolve({
        ...host,
        status: troubleOf(address) ?? 'up',
        lastUpdate: marks[address]?.at ?? now(),
        isUp: () => troubleOf(address) === undefined,
        isTimedOut: () => troubleOf(address) === 'timed out',
      } as Value);
    },
    set: <Value>(key: Record<string, unknown> | string, value: Value) => {
      const {[addressOf(key as Host)]: _old, ...others} = marks;
      const {status} = value as {status: Trouble | 'up'};
      keep(status === 'up' ? others : {...others, [addressOf(key as Host)]: {status, at: now()}});
      return Promise.resolve(value);
    },
    delete: (key) => {
      const {[addressOf(key as Host)]: _old, ...others} = marks;
      keep(others);
      return Promise.resolve();
    },
    clear: () => {
      keep({});
      return Promise.resolve();
    },
  };
}
