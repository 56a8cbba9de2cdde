import type {CDPSession, Page} from '@playwright/test';

import type {WireRequest} from '../requests';
import {pause} from './waiting';

/** Listens to a page's traffic. */
export interface Wire {
  /** All requests so far, in the order in which they were sent. */
  requests(): WireRequest[];
  /** Waits until none is in flight and none has been for a time. */
  quiet(ms: number): Promise<void>;
}

interface Open {
  url: string;
  type: string;
  initiator: string;
  initiatorUrl?: string;
  isPrefetch: boolean;
  isAfterLoad: boolean;
  mime?: string;
  bytes: number;
}

const POLL_MS = 20;

/** @param session of the page, which the caller ends */
export async function listen(session: CDPSession): Promise<Wire> {
  const sent = new Map<string, Open>();
  const prefetched = new Set<string>();
  const inFlight = new Set<string>();
  let isLoaded = false;
  let lastChange = performance.now();
  const changed = (): void => {
    lastChange = performance.now();
  };

  session.on('Network.requestWillBeSent', ({requestId, request, type, initiator}) => {
    changed();
    if (/^(data|blob):/.test(request.url)) {
      return;
    }
    inFlight.add(requestId);
    sent.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      initiator: initiator.type,
      initiatorUrl: initiator.url,
      isPrefetch: type === 'Prefetch' || isPrefetch(request.headers),
      isAfterLoad: isLoaded,
      bytes: 0,
    });
  });
  // May come before the event above.
  session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
    if (isPrefetch(headers)) {
      prefetched.add(requestId);
    }
  });
  session.on('Network.responseReceived', ({requestId, response}) => {
    const request = sent.get(requestId);
    if (request) {
      request.mime = response.mimeType;
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    changed();
    inFlight.delete(requestId);
    const request = sent.get(requestId);
    if (request) {
      request.bytes = encodedDataLength;
    }
  });
  session.on('Network.loadingFailed', ({requestId}) => {
    changed();
    inFlight.delete(requestId);
  });
  session.on('Page.loadEventFired', () => {
    isLoaded = true;
  });
  await session.send('Page.enable');
  await session.send('Network.enable');

  return {
    requests: () =>
      [...sent].map(([id, request]) => ({
        ...request,
        isPrefetch: request.isPrefetch || prefetched.has(id),
      })),
    async quiet(ms) {
      while (inFlight.size > 0 || performance.now() - lastChange < ms) {
        await pause(POLL_MS);
      }
    },
  };
}

function isPrefetch(headers: Readonly<Record<string, string>>): boolean {
  return Object.entries(headers).some(
    ([name, value]) => /^(sec-)?purpose$/i.test(name) && value.includes('prefetch'),
  );
}

/** How long nothing may be asked for until a page counts as at rest, in milliseconds. */
const REST_MS = 1000;

/** Waits until React has started and nothing more is asked for. */
export async function atRest(page: Page, wire: Wire): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await wire.quiet(REST_MS);
}
