import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { Parts } from '@/lib/domain/answer';
import { ServiceUnavailable } from '@/lib/platform/errors';

const maxAtOnce = 2;
const maxWaiting = 8;
/** A pack that has been made is held until it has been read; a large one takes some megabytes. */
const maxHeld = 20;
/** Whoever reads nothing for so long is not waited for. */
const maxStallMs = 30_000;

const retryAfterSeconds = 10;
const tooMany = () =>
  new ServiceUnavailable('Many evidence packs are being made; try again shortly.', retryAfterSeconds);

const places = bulkhead(maxAtOnce, maxWaiting);
let held = 0;

/** Makes a pack when it is its turn. Throws `ServiceUnavailable` (503) before any work when many wait. */
export async function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  if (held + maxAtOnce - places.executionSlots >= maxHeld) throw tooMany();
  try {
    return await places.execute(make);
  } catch (error) {
    throw isBulkheadRejectedError(error) ? tooMany() : error;
  }
}

/** Counts what is held until it has been read, or its reader leaves or stalls. */
export function hold(parts: Parts, stallMs = maxStallMs): Parts {
  held += 1;
  let isHeld = true;
  let timer: NodeJS.Timeout | undefined;
  const letGo = () => {
    clearTimeout(timer);
    if (isHeld) held -= 1;
    isHeld = false;
  };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      letGo();
      void parts.return();
    }, stallMs).unref();
  };
  async function* watched(): Parts {
    try {
      for await (const part of parts) {
        watch();
        yield part;
        if (!isHeld) throw new Error('The reader of the evidence pack stalled.');
      }
    } finally {
      letGo();
    }
  }
  watch();
  return watched();
}
