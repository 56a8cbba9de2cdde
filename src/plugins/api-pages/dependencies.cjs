/* global module */

/**
 * Tells the bundler which other files an API page was made from, so that its cache and the
 * running site follow them. Runs after the MDX loader; plain JavaScript because the bundler
 * loads it itself. The list comes from src/reference/page/site/dependencies.ts.
 */
module.exports = function addDependencies(source, map) {
  const pages = globalThis[Symbol.for('site.api.dependencies')];
  for (const file of pages?.get(this.resourcePath) ?? []) {
    this.addDependency(file);
  }
  this.callback(null, source, map);
};
