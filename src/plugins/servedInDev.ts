import type {Plugin} from '@docusaurus/types';

/** A folder that the server of `npm start` serves, as an option of webpack-dev-server. */
export interface ServedFolder {
  readonly directory: string;
  /** URL path below which its files are served. */
  readonly publicPath: string;
  readonly staticOptions?: object;
  readonly watch: boolean;
}

/** Returns a `configureWebpack` that lets `npm start` serve files that only the build publishes. */
export function servedInDev(folder: ServedFolder): NonNullable<Plugin['configureWebpack']> {
  return (_config, isServer) =>
    // `docusaurus start` reads `devServer`, which the type lacks.
    (isServer ? {} : {devServer: {static: [folder]}}) as ReturnType<
      NonNullable<Plugin['configureWebpack']>
    >;
}
