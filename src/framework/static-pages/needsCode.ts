/** Matches references to local files: only the bundle of the page's code adds them to the site. */
const LOCAL_FILE =
  /\]\((?:\.{1,2}\/|@site\/)[^)]+\.(?!mdx?[)#])\w+[)#]|\brequire\(|!\[[^\]]*\]\((?!https?:|\/)/;

const IMPORT = /^import\s/m;

/**
 * Tells whether a page's code has to be in the browser: the page uses a component that needs it, has an
 * import, or refers to local files.
 *
 * @param source the page's MDX
 * @param liveComponents names of components that need the browser
 */
export function needsCode(source: string, liveComponents: readonly string[]): boolean {
  const prose = source.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  return (
    IMPORT.test(prose) ||
    LOCAL_FILE.test(prose) ||
    liveComponents.some((name) => new RegExp(`<${name}[\\s/>]`).test(prose))
  );
}
