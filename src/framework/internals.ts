/*
 * Re-exports the private parts of Docusaurus that files outside of this folder need. All other private
 * parts are imported only by files in this folder; LEDGER.md lists all of them.
 */

/** Provides the plugin that made the page. Only `useRouteContext`, which reads it, is public. */
export {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

/** Props of the component `@theme/Loading`; the theme's types do not include them. */
export type {LoadingComponentProps} from 'react-loadable';
