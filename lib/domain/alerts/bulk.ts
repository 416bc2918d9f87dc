import type { Context } from '@/lib/platform/context';
import { ApiError, ServiceUnavailable } from '@/lib/platform/errors';
import { boundedDetails } from '@/lib/platform/fault-details';
import { temporaryFailure } from '@/lib/platform/temporary-failure';
import { attempt } from '@/lib/platform/transaction';
import type { BulkOutcome } from './schema';

type Failure = BulkOutcome['errors'][number];

/** Under an Idempotency-Key the answer is kept, so that there a temporary failure has to fail the whole request. */
function refusalOf(ctx: Context, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!ctx.transaction && temporaryFailure(error)) return new ServiceUnavailable();
  throw error;
}

const failureOf = (alert_token: string, { code, message, details }: ApiError): Failure => ({
  alert_token,
  code,
  message,
  ...(details && { details: boundedDetails(details) }),
});

/** Moves each alert by itself, in the order of their tokens: requests that share alerts then wait in turn (API §5.3). */
export async function moveInBulk(
  ctx: Context,
  tokens: readonly string[],
  move: (token: string) => Promise<unknown>,
): Promise<BulkOutcome> {
  const distinct = [...new Set(tokens)].sort();
  const errors: Failure[] = [];
  for (const token of distinct) {
    try {
      await attempt(ctx, () => move(token));
    } catch (error) {
      errors.push(failureOf(token, refusalOf(ctx, error)));
    }
  }
  return { succeeded: distinct.length - errors.length, failed: errors.length, errors };
}
