/** Files that stand beside a page are put into the site by the bundle of the page's code. */
const LOCAL_FILE =
  /\]\((?:\.{1,2}\/|@site\/)[^)]+\.(?!mdx?[)#])\w+[)#]|\brequire\(|!\[[^\]]*\]\((?!https?:|\/)/;

const IMPORT = /^import\s/m;

/**
 * Whether a page's code has to be in the browser: it uses a component that needs it, imports one by
 * itself, or comes with files of its own.
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
