/** The type under which the HTML names the application's scripts, so that the browser leaves them alone. */
export const SCRIPT_TYPE = 'site/later';
