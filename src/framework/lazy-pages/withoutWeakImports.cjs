/* global module */

/**
 * Removes the weak imports from the framework's list of chunks. A weak import asks whether a module is
 * there already, which only the server's rendering does, and has the bundler compile it to know its id.
 * Plain JavaScript because the bundler loads it directly.
 *
 * @see https://webpack.js.org/api/module-methods/#requireresolveweak
 */
module.exports = function withoutWeakImports(source) {
  const cut = source.replaceAll(/require\.resolveWeak\("[^"]*"\)/g, 'undefined');
  if (cut === source) {
    this.emitWarning(
      new Error(
        `${this.resourcePath} has no require.resolveWeak("…"): npm start may compile all pages at once. ` +
          'Mend src/framework/lazy-pages/withoutWeakImports.cjs.',
      ),
    );
  }
  return cut;
};
