import {searchSettings} from '../search/environment';
import type {SearchSettings} from '../search/settings';

/** Who answers the search: the site itself, or the hosted service that the environment names. */
export const search: SearchSettings = searchSettings(process.env);
