import type {Plugin} from '@docusaurus/types';

const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

/**
 * Takes PostCSS' translation for older browsers out of the build: Lightning CSS does it where it makes
 * the stylesheets short (`lightningCssMinimizer` in `src/config/performance.ts`), for the browsers of
 * `browserslist` in `package.json`. Loading and running both is more than a second of a build.
 */
export default function noPresetEnv(): Plugin {
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
