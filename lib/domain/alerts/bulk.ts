import type { Context } from '@/lib/platform/context';
import { ApiError, ServiceUnavailable } from '@/lib/platform/errors/errors';
import { boundedDetails } from '@/lib/platform/errors/fault-details';
import { temporaryFailure } from '@/lib/platform/database/temporary-failure';
import { attempt } from '@/lib/platform/database/transaction';
import type { BulkOutcome } from './schema';

type Failure = BulkOutcome['errors'][number];

/**
 * Within the transaction of an Idempotency-Key the answer is stored, so a temporary failure must fail the whole
 * request.
 */
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

/**
 * Moves each alert separately, in the order of tokens, so that requests with common alerts wait for each other in
 * turn (API §5.3).
 */
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
