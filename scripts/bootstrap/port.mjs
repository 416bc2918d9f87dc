import { createServer } from 'node:net';

/** @param {number} port @param {string} [host] @returns {Promise<string | null>} the code of the refusal */
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
 * On every address, and on the loopback one: whoever holds only that one is in the way too.
 * @param {number} port
 * @throws when something else listens there, or we may not
 */
export async function requireFreePort(port) {
  const refusal = (await tryToListen(port)) ?? (await tryToListen(port, '127.0.0.1'));
  if (refusal === 'EADDRINUSE') {
    throw new Error(`Port ${port} is in use by another program: end that one, or set PORT to a free port.`);
  }
  if (refusal === 'EACCES')
    throw new Error(`This user may not listen on port ${port}: set PORT to one above 1023.`);
  if (refusal) throw new Error(`Nothing can listen on port ${port}: ${refusal}.`);
}
