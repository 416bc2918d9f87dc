import { Loop } from '@/lib/platform/loop';
import { registerAtServer, type ServeOptions } from './serve';

/** The server compares what it knows, so that telling it again costs one request. */
const registerEveryMs = 300_000;

/**
 * Registers the functions until the server has heard of them, and then again from time to time: a server that has lost its
 * database does not say so, and starts no cron until it is told.
 */
export const keepRegistered = (options: ServeOptions, everyMs = registerEveryMs): Loop =>
  new Loop({
    name: 'register functions',
    intervalMs: everyMs,
    work: async () => {
      await registerAtServer(options);
      return 0;
    },
    logger: options.logger,
  });
