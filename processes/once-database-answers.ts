import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { temporaryFailure } from '@/lib/platform/temporary-failure';

const isTemporary = (error: unknown) => temporaryFailure(error) !== null;

/** With these delays it gives up after some four minutes. */
const usual = { maxAttempts: 60, backoff: new ExponentialBackoff({ initialDelay: 250, maxDelay: 5_000 }) };

/**
 * Works again, later each time, while the database is out of reach or recovers (57P03): a supervisor would take the end
 * of this process for a fault of it. Throws the last failure when there are too many, and every other one at once.
 */
export const onceDatabaseAnswers = <Result>(work: () => Promise<Result>, limits = usual): Promise<Result> =>
  retry(handleWhen(isTemporary), limits).execute(work);
