/** What the framework's links ask to load pages ahead; `window.docusaurus`. */
export {default} from '@docusaurus/core/lib/client/docusaurus';
