import type {CDPSession, Page} from '@playwright/test';

import type {WireRequest} from '../requests';
import {started} from './started';
import {pause} from './waiting';

/** Records a page's network traffic. */
export interface Wire {
  /** All requests so far, in the order in which they were sent. */
  requests(): WireRequest[];
  /** Waits until no request has been in flight for a while from now on. */
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

/**
 * Starts to record a page's requests.
 *
 * @param session of the page, which the caller detaches
 */
export async function listen(session: CDPSession): Promise<Wire> {
  const sent = new Map<string, Open>();
  const prefetched = new Set<string>();
  /** Requests without an answer yet, with the document that sent them. */
  const inFlight = new Map<string, string>();
  let isLoaded = false;
  let lastChange = performance.now();
  const changed = (): void => {
    lastChange = performance.now();
  };

  session.on('Network.requestWillBeSent', ({requestId, loaderId, request, type, initiator}) => {
    changed();
    if (/^(data|blob):/.test(request.url)) {
      return;
    }
    inFlight.set(requestId, loaderId);
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
  // This event may come before the one above.
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
  // Nothing is said of requests that a document leaves behind.
  session.on('Page.frameNavigated', ({frame}) => {
    for (const [requestId, document] of inFlight) {
      if (frame.parentId === undefined && document !== frame.loaderId) {
        inFlight.delete(requestId);
      }
    }
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
      changed();
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

/** A page counts as at rest after this long without a request, in milliseconds. */
const REST_MS = 1000;

/** Waits until the page has loaded, the browser is idle and no more requests are made. */
export async function atRest(page: Page, wire: Wire): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000})),
  );
  await wire.quiet(REST_MS);
}

/**
 * Turns to a link, which makes the application start, and waits until React has and the page is at rest
 * again. The link leads to the page itself, so that no other page is preloaded.
 */
export async function atRestAfterIntent(page: Page, wire: Wire): Promise<void> {
  await started(page);
  await wire.quiet(REST_MS);
}
