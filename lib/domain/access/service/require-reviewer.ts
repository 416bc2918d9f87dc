import { ValidationFailed } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { isReviewer } from '../roles';
import { holdActivePeople } from '../store/users';

/**
 * Throws `ValidationFailed` (400) for `field` when the person does not exist or is not a reviewer (API §5.1).
 */
export async function requireReviewer(tx: Transaction, field: string, token: string): Promise<void> {
  const role = (await holdActivePeople(tx, [token])).get(token);
  if (role && isReviewer(role)) return;
  throw new ValidationFailed([{ field, message: 'must be a reviewer', code: 'not_assignable' }]);
}
