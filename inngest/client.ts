import { Inngest } from 'inngest';
import { db } from '@/lib/platform/db';
import { embeddedFetch } from './embedded/embedded-fetch';

/** What `step.sendEvent` sends becomes rows; nothing leaves the process. */
export const inngest = new Inngest({
  id: 'probity',
  isDev: true,
  fetch: (input, init) => embeddedFetch(db().pool)(input, init),
});
