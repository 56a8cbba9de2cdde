import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';

/** Returns a port of this machine that nobody listens to. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
