/* global module */

/**
 * Registers the other files that an API page was made from as dependencies, so that the bundler's
 * cache and the development server update with them. Runs after the MDX loader; plain JavaScript
 * because the bundler loads it directly. The list comes from src/reference/page/site/dependencies.ts.
 */
module.exports = function addDependencies(source, map) {
  const pages = globalThis[Symbol.for('site.api.dependencies')];
  for (const file of pages?.get(this.resourcePath) ?? []) {
    this.addDependency(file);
  }
  this.callback(null, source, map);
};
