import { RateLimited } from '@/lib/platform/errors';

/** Of one caller: the largest burst that a plan allows (API §10.1). */
const maxAtOnce = 200;

/** How many bodies of each caller are arriving in this process. */
const arriving = new Map<string, number>();

function leave(holder: string): void {
  const left = (arriving.get(holder) ?? 1) - 1;
  if (left === 0) arriving.delete(holder);
  else arriving.set(holder, left);
}

/** Reads a body of the caller. Throws `RateLimited` (429) when so many of theirs are arriving already. */
export async function readOneOf<Result>(holder: string, read: () => Promise<Result>): Promise<Result> {
  const others = arriving.get(holder) ?? 0;
  if (others >= maxAtOnce) throw new RateLimited(1);
  arriving.set(holder, others + 1);
  try {
    return await read();
  } finally {
    leave(holder);
  }
}
