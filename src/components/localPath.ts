import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {removeTrailingSlash} from '@docusaurus/utils-common';

/** Returns the page's path without the base URL, in the form that the configuration uses. */
export function useLocalPathname(): string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useLocation().pathname.replace(baseUrl, '/');
}

/** Tests whether two paths lead to the same page; ignores case and a trailing slash. */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  const normal = (path: string | undefined) => path && removeTrailingSlash(path).toLowerCase();
  return normal(one) === normal(other);
}
