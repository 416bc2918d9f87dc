import type { Readable } from 'node:stream';
import { BodyBudget } from './body-budget';
import { readBounded } from './incoming-body';

/** Forms of the sign-in, there are no others: room for an e-mail and a password of the most characters, percent-encoded. */
export const maxFormBytes = 32 * 1024;

/** Apart from the callers' budget: anybody may send a form. */
const budget = new BodyBudget(4 * 1024 * 1024);

/** Throws as `readBounded`. */
export const readForm = (source: Readable): Promise<Buffer> => readBounded(source, maxFormBytes, budget);
