import type {Plugin} from '@docusaurus/types';

/** The part of the bundler that is used here, which is Rspack in builds (`src/config/performance.ts`). */
interface Bundler {
  readonly SwcJsMinimizerRspackPlugin?: new (options: object) => object;
}

/** Matches the file that lists the addresses of all others. */
const RUNTIME = /runtime~main\.[^/]*\.js$/;

/**
 * Gives the variables of the bundler's runtime the same short names in each build.
 *
 * The minifier chooses names by how often letters occur in a file. The runtime holds the hashes of all
 * other files, at that time provisional ones, which in a build with a filled cache may be others than in
 * one without. Its own hash is made from its text, and stands in every page.
 *
 * @see https://swc.rs/docs/configuration/minification
 */
export function stableRuntimePlugin(): Plugin {
  return {
    name: 'stable-runtime',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as Bundler;
      if (isServer || !SwcJsMinimizerRspackPlugin || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const minimizer = new SwcJsMinimizerRspackPlugin({
        test: RUNTIME,
        minimizerOptions: {
          minify: true,
          ecma: 2020,
          module: true,
          compress: {ecma: 2020},
          mangle: {disableCharFreq: true},
          format: {comments: false},
        },
      });
      // Before the framework's own, which leaves alone what is minified.
      return {
        mergeStrategy: {'optimization.minimizer': 'prepend'},
        optimization: {minimizer: [minimizer as never]},
      };
    },
  };
}
