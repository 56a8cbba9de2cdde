import {createBrowserHistory, type History} from 'history';

import {offlineHistory} from './offlineHistory';

let made: History | undefined;

/** Returns the tab's only history object, shared by the router and links outside of React. */
export function browserHistory(): History {
  return (made ??= process.env.OFFLINE_COPY ? offlineHistory() : createBrowserHistory());
}
