import { RateLimited } from '@/lib/platform/errors/errors';

/** Per caller: the largest burst of any plan (API §10.1). */
const maxAtOnce = 200;

/** Counts the arriving bodies of each caller in this process. */
const arriving = new Map<string, number>();

function leave(holder: string): void {
  const left = (arriving.get(holder) ?? 1) - 1;
  if (left === 0) arriving.delete(holder);
  else arriving.set(holder, left);
}

/** Reads a body of the caller. Throws `RateLimited` (429) when too many of theirs are already arriving. */
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
