import getPort from 'get-port';

/** A port of the loopback address that nothing listens on now. */
export const freePort = () => getPort({ host: '127.0.0.1' });
