import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {buildSync} from 'esbuild';
import {createElement, type FunctionComponent} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {type DrawingName, drawings} from '../../src/writing/drawings';

const require = createRequire(__filename);
const fromRoot = (file: string) => path.resolve(__dirname, '../..', file);

/** Renders a drawing to HTML as the build does. The test runner would compile JSX its own way. */
export function drawingHtml(name: DrawingName): string {
  const {outputFiles} = buildSync({
    entryPoints: [fromRoot(`src/components/drawings/${drawings[name]}.tsx`)],
    bundle: true,
    format: 'cjs',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
    write: false,
  });
  const module = {exports: {} as {default: FunctionComponent}};
  const run = new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '');
  run(module, module.exports, require);
  return renderToStaticMarkup(createElement(module.exports.default));
}

/** Returns an HTML page with all drawings, the site's stylesheet and its font. */
export function pageOfDrawings(): string {
  const styles = ['src/css/index.css', 'src/css/sheets/drawings.css'].map((file) => {
    const {outputFiles} = buildSync({entryPoints: [fromRoot(file)], bundle: true, write: false});
    return outputFiles[0]?.text;
  });
  const font = readFileSync(fromRoot('static/fonts/atkinson-next-400-700-2.woff2'), 'base64');
  const names = Object.keys(drawings) as DrawingName[];
  return `<!doctype html><html lang="en"><head><title>Drawings</title><style>
    @font-face {font-family: "Atkinson Next"; src: url(data:font/woff2;base64,${font}); font-weight: 400 700}
    main {margin: 1.25rem}
    ${styles.join('\n')}</style></head>
    <body><main><h1>Drawings</h1><div class="prose">${names.map(drawingHtml).join('')}</div></main></body></html>`;
}
