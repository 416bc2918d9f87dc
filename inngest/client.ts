import { Inngest } from 'inngest';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { embeddedFetch } from './embedded/embedded-fetch';

/** The SDK prints what steps threw, which may hold personal data; that a step failed is told without it. */
const quiet = {
  debug: () => {},
  info: () => {},
  warn: () => log.warn('the Inngest SDK warns'),
  error: () => log.error('a step failed'),
};

/** What `step.sendEvent` sends becomes rows; nothing leaves the process. */
export const inngest = new Inngest({
  id: 'probity',
  isDev: true,
  logger: quiet,
  fetch: (input, init) => embeddedFetch(db().pool)(input, init),
});
