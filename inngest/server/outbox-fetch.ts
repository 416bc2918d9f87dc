import type { Pool } from 'pg';
import { embeddedFetch } from '@/inngest/embedded/embedded-fetch';

/** A `fetch` for the Inngest client: events become rows of the outbox, and all else goes to the server. */
export const outboxFetch =
  (pool: Pool): typeof fetch =>
  (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname.startsWith('/e/') ? embeddedFetch(pool)(input, init) : fetch(input, init);
  };
