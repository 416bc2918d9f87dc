import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors';
import type { Transaction } from '@/lib/platform/transaction';
import { isReviewer } from '../roles';
import { findRole } from '../store/users';

/**
 * Throws `ValidationFailed` (400) for `field` when the person does not exist or is not a reviewer (API §5.1).
 */
export async function requireReviewer(
  tx: Transaction,
  ctx: Context,
  field: string,
  token: string,
): Promise<void> {
  const role = await findRole(tx, ctx, token);
  if (role && isReviewer(role)) return;
  throw new ValidationFailed([{ field, message: 'must be a reviewer', code: 'not_assignable' }]);
}
