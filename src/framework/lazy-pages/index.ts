import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** What is used here of the bundler, which is Rspack (`src/config/performance.ts`). */
interface Bundler {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

interface DevServer {
  readonly compiler: unknown;
}

/** Matches the module of a page. */
const PAGE = /\.mdx?$/;

/**
 * Compiles a page only when it is opened in development: `npm start` need not wait for all pages, and an
 * edit not for the parts of a bundle that holds them. `npm run build` compiles every page.
 *
 * @see https://rspack.rs/guide/features/lazy-compilation
 */
export function lazyPagesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'site-lazy-pages',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV === 'production') {
        return {};
      }
      const bundler = currentBundler.instance as unknown as Bundler;
      return {
        lazyCompilation: {
          entries: false,
          test: (module: {readonly nameForCondition: () => string | null | undefined}) =>
            PAGE.test(module.nameForCondition() ?? ''),
        },
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: [{loader: path.join(__dirname, 'withoutWeakImports.cjs')}],
            },
          ],
        },
        devServer: {
          // The framework merges what its own function and this one return, so this one adds nothing to it.
          setupMiddlewares(middlewares: unknown[], {compiler}: DevServer) {
            middlewares.unshift({
              name: 'lazy-pages',
              middleware: bundler.lazyCompilationMiddleware(compiler),
            });
            return [];
          },
        },
        // `lazyCompilation` and `devServer` are options of Rspack and of its server, which the type lacks.
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
