import { createServer } from 'node:net';

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string | null>} the error code, or null for a free port
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) =>
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message),
    );
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}

/**
 * Tries all addresses and then loopback, where another program may listen on that address alone.
 * @param {number} port
 * @throws when the port is taken, or this user may not listen on it
 */
export async function requireFreePort(port) {
  const refusal = (await tryToListen(port)) ?? (await tryToListen(port, '127.0.0.1'));
  if (refusal === 'EADDRINUSE') {
    throw new Error(`Port ${port} is in use by another program: stop it, or set PORT to a free port.`);
  }
  if (refusal === 'EACCES') {
    throw new Error(`This user may not listen on port ${port}: set PORT to a port above 1023.`);
  }
  if (refusal) throw new Error(`Cannot listen on port ${port}: ${refusal}.`);
}
