import { Loop } from '@/lib/platform/work/loop';
import { registerAtServer, type ServeOptions } from './serve';

/** The server compares registrations with what it knows, so repeating one costs one request. */
const registerEveryMs = 300_000;

/**
 * Registers the functions until the server has accepted them, and again at intervals: a server that has lost
 * its database does not report it, and starts no cron until they are registered again.
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
