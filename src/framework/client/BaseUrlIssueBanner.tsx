import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** `src/css/framework.css` hides the element of this name: it is seen where no stylesheet loads. */
const ID = '__docusaurus-base-url-issue-banner-container';

/** Runs in the page, as text: it has to work where no file of the site is found. */
function insertBanner(id: string, baseUrl: string): void {
  const box = Object.assign(document.createElement('div'), {id});
  box.style.cssText =
    'margin:20px;padding:20px;border:thick solid red;background:#ffe6b3;color:#000';
  const suggested = location.pathname.replace(/\/?$/, '/');
  for (const [text, value] of [
    ['Your Docusaurus site did not load properly.', ''],
    ['Its files are not where the page looks for them: the base URL may be wrong.', ''],
    ['Base URL of this build: ', baseUrl],
    ['Base URL that this address suggests: ', suggested],
  ] as const) {
    const line = document.createElement('p');
    line.append(text, Object.assign(document.createElement('b'), {textContent: value}));
    box.append(line);
  }
  document.body.prepend(box);
}

/**
 * Replaces the framework's component of the same name: on the home page, says that the site looks for
 * its files in the wrong place. The framework's has style attributes, which the Content Security Policy
 * forbids.
 */
export default function BaseUrlIssueBanner(): ReactNode {
  const {baseUrl, baseUrlIssueBanner} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl || typeof document !== 'undefined') {
    return null;
  }
  const call = `(${String(insertBanner)})(${JSON.stringify(ID)},${JSON.stringify(baseUrl)})`;
  return (
    <Head>
      <script>{`addEventListener('DOMContentLoaded',()=>{${call}})`}</script>
    </Head>
  );
}
