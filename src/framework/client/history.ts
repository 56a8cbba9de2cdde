import {createBrowserHistory, type History} from 'history';

let made: History | undefined;

/** The one history of the browser's tab, shared by the router and by links that React does not render. */
export function browserHistory(): History {
  return (made ??= createBrowserHistory());
}
