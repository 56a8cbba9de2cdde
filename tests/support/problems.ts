import type {Page} from '@playwright/test';

/** The one external URL that the site may request: the maths stylesheet, which may be unreachable. */
const mathsStylesheet = /^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@/;

/**
 * Collects all problems of a page: console errors and warnings, uncaught errors, failed
 * or refused requests, requests to another host.
 *
 * @returns a list that fills while the page lives
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isNoise = message.type() === 'error' || message.type() === 'warning';
    if (isNoise && !mathsStylesheet.test(message.location().url)) {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`${response.status()} ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    const isForeign = protocol.startsWith('http') && hostname !== '127.0.0.1';
    if (isForeign && !mathsStylesheet.test(request.url())) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // A prefetch that a navigation cancels is no failure.
    const wasCancelled = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!wasCancelled && !mathsStylesheet.test(request.url())) {
      problems.push(`failed request: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  return problems;
}
