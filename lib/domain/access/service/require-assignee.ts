import { ValidationFailed } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { canAct } from '../roles';
import { holdActivePeople } from '../store/users';

/** Throws `ValidationFailed` (400) for `field` if the person does not exist or may not act (API §5.1). */
export async function requireAssignee(tx: Transaction, field: string, token: string): Promise<void> {
  const role = (await holdActivePeople(tx, [token])).get(token);
  if (role && canAct(role)) return;
  const message = 'must be a person who can be assigned work';
  throw new ValidationFailed([{ field, message, code: 'not_assignable' }]);
}
