import App from '@docusaurus/core/lib/client/App';
import {type ReactElement, startTransition} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {Router} from 'react-router-dom';

import {cleanPath} from '../../browser/navigation/address';
import {arrival, LOADER_DELAY_MS} from '../../browser/navigation/arrival';
import {browserHistory} from './history';
import {pages} from './pages';

const rootOptions = {
  onRecoverableError(error: unknown) {
    console.error('React could not adopt the page as it was served:', error);
  },
};

function container(): HTMLElement {
  const found = document.getElementById('__docusaurus');
  if (!found) {
    throw new Error('The page has no element with the id "__docusaurus".');
  }
  return found;
}

function application(): ReactElement {
  return (
    <HelmetProvider>
      <Router history={browserHistory()}>
        <App />
      </Router>
    </HelmetProvider>
  );
}

function render(): void {
  const root = (window.docusaurusRoot ??= createRoot(container(), rootOptions));
  root.render(application());
}

function hydrate(): void {
  window.docusaurusRoot = hydrateRoot(container(), application(), rootOptions);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Hydrates the served page once its code is loaded. Without its code the page stays finished HTML with
 * working links, and the next attempt is made when the network is back.
 */
async function hydrateServed(pathname: string): Promise<void> {
  try {
    await pages.preload(pathname);
  } catch (error) {
    console.warn('The page stays static, its code could not be loaded:', error);
    window.addEventListener('online', () => void hydrateServed(pathname), {once: true});
    return;
  }
  startTransition(hydrate);
}

/**
 * Renders the page anew, with loader and Retry until it is loaded, where the host served another file
 * than the page's own for this address (the not-found page, or a page under its file name). At a clean
 * address the not-found page is probably right, and stays until that is known.
 */
async function renderAnew(pathname: string): Promise<void> {
  const isClean = cleanPath(window.location.pathname) === window.location.pathname;
  const delay = wait(LOADER_DELAY_MS).then(() => {
    arrival.late = true;
  });
  const arrived = pages.preload(pathname).catch(() => undefined);
  await (isClean ? arrived : Promise.race([arrived, delay]));
  if (pages.isMissing(pathname)) {
    // The not-found page is right, and it is what the host served.
    startTransition(hydrate);
  } else {
    render();
  }
}

/** Hydrates or replaces the page that the host served; in development, renders it. */
export function start(): void {
  window.docusaurus = pages.ahead;
  const {pathname} = browserHistory().location;
  if (process.env.HYDRATE_CLIENT_ENTRY) {
    const page = pages.renderedPath(pathname);
    void (pages.isServedOtherwise(pathname) ? renderAnew(page) : hydrateServed(page));
  } else {
    // The development server sends an empty page, and this module again after each change.
    void pages.preload(pathname).then(() => startTransition(render));
  }
}
