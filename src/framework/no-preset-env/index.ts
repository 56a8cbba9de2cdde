import type {Plugin} from '@docusaurus/types';

const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

/**
 * Removes postcss-preset-env from the build: Lightning CSS compiles for older browsers when it minifies
 * the stylesheets (`lightningCssMinimizer` in `src/config/performance.ts`), for the browsers of
 * `browserslist` in `package.json`. Loading and running both adds more than a second to a build.
 */
export function noPresetEnvPlugin(): Plugin {
  return {
    name: 'no-preset-env',
    configurePostCss(options) {
      const plugins = options.plugins as unknown[];
      const others = plugins.filter((plugin) => !isPresetEnv(plugin));
      if (others.length === plugins.length) {
        throw new Error(
          'The framework no longer adds postcss-preset-env: take src/framework/no-preset-env out.',
        );
      }
      return {...options, plugins: others};
    },
  };
}
