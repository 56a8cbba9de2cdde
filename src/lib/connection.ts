/** The properties of `navigator.connection` used here, in browsers that have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Tells whether data saver is on or the network is 2g: then nothing optional is fetched. */
export function isSavingOrSlow(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
