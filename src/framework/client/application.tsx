import App from '@docusaurus/core/lib/client/App';
import preload from '@docusaurus/core/lib/client/preload';
import {type ReactElement, startTransition} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {Router} from 'react-router-dom';

import {cleanPath} from '../../browser/navigation/address';
import {arrival, LOADER_DELAY_MS} from '../../browser/navigation/arrival';
import docusaurus from './docusaurus';
import {browserHistory} from './history';
import {isMissing, isServedOtherwise, renderedPath} from './routes';

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
 * The page was served as it is: React adopts it once its code is there. Without its code the page
 * stays what it is, finished HTML whose links work, and the next try is made when the network is back.
 */
async function adopt(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (error) {
    console.warn('The page stays static, its code could not be loaded:', error);
    window.addEventListener('online', () => void adopt(pathname), {once: true});
    return;
  }
  startTransition(hydrate);
}

/**
 * The host served something else than the page's own file for this address (the not-found page, or
 * a page under its file name): the page is rendered anew, with loader and Retry while it is not there.
 * At a clean address the not-found page is most likely right, and stays until that is known.
 */
async function renderAnew(pathname: string): Promise<void> {
  const isClean = cleanPath(window.location.pathname) === window.location.pathname;
  const delay = wait(LOADER_DELAY_MS).then(() => {
    arrival.late = true;
  });
  const arrived = preload(pathname).catch(() => undefined);
  await (isClean ? arrived : Promise.race([arrived, delay]));
  if (isMissing(pathname)) {
    // Then the not-found page is the right one, and the one that was served.
    startTransition(hydrate);
  } else {
    render();
  }
}

/** Takes over the page that the browser was served; in development, makes the page. */
export function start(): void {
  window.docusaurus = docusaurus;
  const {pathname} = window.location;
  if (process.env.HYDRATE_CLIENT_ENTRY) {
    const page = renderedPath(pathname);
    void (isServedOtherwise(pathname) ? renderAnew(page) : adopt(page));
  } else {
    // The development server sends an empty page, and this module again after each change.
    void preload(pathname).then(() => startTransition(render));
  }
}
