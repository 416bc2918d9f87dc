import { Inngest } from 'inngest';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { embeddedFetch } from './embedded/embedded-fetch';

/** The SDK logs the errors of steps, which may contain personal data, so its messages are replaced. */
const quiet = {
  debug: () => {},
  info: () => {},
  warn: () => log.warn('the Inngest SDK logged a warning'),
  error: () => log.error('a step failed'),
};

/** Events that functions send become rows of the outbox; nothing leaves the process. */
export const inngest = new Inngest({
  id: 'probity',
  isDev: true,
  logger: quiet,
  fetch: (input, init) => embeddedFetch(db().pool)(input, init),
});
