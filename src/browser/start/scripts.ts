/** The `type` of the application's script tags, which keeps the browser from running them. */
export const SCRIPT_TYPE = 'site/later';
