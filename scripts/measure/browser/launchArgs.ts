/** How the browser is started wherever it is driven: in a container, without the network of its maker. */
export const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];
