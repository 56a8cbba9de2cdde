import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import {startTransition} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserRouter} from 'react-router-dom';

import {arrival, LOADER_DELAY_MS} from './arrival';
import {pageAddress} from './routes';

const app = (
  <HelmetProvider>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </HelmetProvider>
);

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

function render(): void {
  const root = (window.docusaurusRoot ??= createRoot(container(), rootOptions));
  root.render(app);
}

function hydrate(): void {
  window.docusaurusRoot = hydrateRoot(container(), app, rootOptions);
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
 */
async function renderAnew(pathname: string): Promise<void> {
  const delay = wait(LOADER_DELAY_MS).then(() => {
    arrival.late = true;
  });
  await Promise.race([preload(pathname).catch(() => undefined), delay]);
  render();
}

function start(): void {
  window.docusaurus = docusaurus;
  const {pathname} = window.location;
  if (process.env.HYDRATE_CLIENT_ENTRY) {
    const page = pageAddress(pathname);
    void (page === null || page === pathname ? adopt(pathname) : renderAnew(page));
  } else {
    // The development server sends an empty page, and this module again after each change.
    void preload(pathname).then(() => startTransition(render));
    import.meta.webpackHot?.accept();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  start();
}
