import type { Readable } from 'node:stream';
import { boundedQueue } from '@/lib/platform/work/bounded-queue';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { BodyBudget } from './body-budget';
import { readBounded } from './incoming-body';

/** Forms exist only for sign-in: room for an email and a password of maximum length, percent-encoded. */
export const maxFormBytes = 32 * 1024;

/** Separate from the callers' budget, because anybody may send a form. */
const budget = new BodyBudget(4 * 1024 * 1024);

/** Reads a form from an address. Throws as `readBounded`. */
export const readForm = (source: Readable, address: string | null): Promise<Buffer> =>
  readBounded(source, maxFormBytes, `address ${address}`, budget);

/** Each form costs Next milliseconds of the event loop, so that hundreds at once would keep the API waiting. */
const places = boundedQueue({
  atOnce: 4,
  waiting: 100,
  refusal: () => new ServiceUnavailable('Too many people are signing in; try again shortly.', 1),
});

/** Serves forms a few at a time. Throws `ServiceUnavailable` (503) when too many wait. */
export const serveInTurn = (serve: () => Promise<void>): Promise<void> => places.run(serve);
