import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { temporaryFailure } from '@/lib/platform/database/temporary-failure';

const isTemporary = (error: unknown) => temporaryFailure(error) !== null;

/** With these delays it gives up after about four minutes. */
const usual = { maxAttempts: 60, backoff: new ExponentialBackoff({ initialDelay: 250, maxDelay: 5_000 }) };

/**
 * Retries with increasing delays while the database is unreachable or recovering (57P03), because a
 * supervisor would treat the end of this process as its failure. Throws the last error after too many
 * attempts, and any other error immediately.
 */
export const onceDatabaseAnswers = <Result>(work: () => Promise<Result>, limits = usual): Promise<Result> =>
  retry(handleWhen(isTemporary), limits).execute(work);
