import {hostedSearch} from '../search/environment';

/**
 * The hosted search configured by the environment; undefined if the site uses its own search. If set,
 * `themes` includes the framework's Algolia theme, which validates it.
 */
export const algolia = hostedSearch(process.env);
