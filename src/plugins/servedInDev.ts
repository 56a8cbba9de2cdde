import type {Plugin} from '@docusaurus/types';

/** A folder that the server of `npm start` hands out, as webpack-dev-server takes it. */
export interface ServedFolder {
  readonly directory: string;
  /** Address below which its files are. */
  readonly publicPath: string;
  readonly staticOptions?: object;
  readonly watch: boolean;
}

/** The step of a plugin that lets `npm start` serve files that only the build publishes. */
export function servedInDev(folder: ServedFolder): NonNullable<Plugin['configureWebpack']> {
  return (_config, isServer) =>
    // `devServer` is read by `docusaurus start` and missing from the type.
    (isServer ? {} : {devServer: {static: [folder]}}) as ReturnType<
      NonNullable<Plugin['configureWebpack']>
    >;
}
