import {expect, test} from 'vitest';

import {noPresetEnvPlugin} from '../../../src/framework/no-preset-env';

const presetEnv = [require.resolve('postcss-preset-env'), {}];
const layers = {postcssPlugin: 'layers'};
const configure = noPresetEnvPlugin().configurePostCss as (options: object) => {plugins: unknown[]};

test('what the framework adds to PostCSS for older browsers goes, other plugins stay', () => {
  expect(configure({ident: 'postcss', plugins: [presetEnv, layers]})).toEqual({
    ident: 'postcss',
    plugins: [layers],
  });
});

test('says what to do when the framework no longer adds it', () => {
  expect(() => configure({plugins: [layers]})).toThrow(/take src\/framework\/no-preset-env out/);
});
