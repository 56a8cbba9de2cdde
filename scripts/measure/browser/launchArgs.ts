/** Browser arguments for all tests and measurements: run in a container, make no vendor requests. */
export const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];
