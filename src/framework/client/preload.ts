import {pages} from './pages';

/** Loads a page before a navigation. Replaces the framework's function, which the router calls. */
export default function preload(pathname: string): Promise<unknown> {
  return pages.preload(pathname);
}
