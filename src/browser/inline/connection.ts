/** What `navigator.connection` says in the browsers that have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader saves data or has a 2g network: then nothing is fetched that nobody asked for. */
export function isSavingOrSlow(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
