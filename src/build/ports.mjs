import { createServer } from 'node:net';

/**
 * @param {import('node:net').Server} server  one that listens
 * @returns {number} its port
 */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server is not listening on a port');
  return address.port;
}

/** @returns {Promise<number>} one on which nothing listens, where it has to be named beforehand */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });
}
