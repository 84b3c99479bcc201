import type { Server } from 'node:http';
import { portOf } from '../../../src/build/ports.mjs';

/** Opens a server to this machine alone, on a free port for 0. Gives back the port. */
export function openPort(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(portOf(server));
    });
  });
}

/** Refuses connections from now on, and ends those there are. */
export function closePort(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
