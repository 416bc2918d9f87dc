import type { Context } from '@/lib/platform/context';
import { Forbidden } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { canAct } from '../roles';
import { holdActivePeople } from '../store/users';

/**
 * For a person who takes work: throws `Forbidden` (403) if they were disabled or made an auditor after the request was
 * admitted. Until the transaction ends nobody can do so (docs/adr/0114). Does nothing for a machine.
 */
export async function requireStillActing(tx: Transaction, { actor }: Context): Promise<void> {
  if (actor.type !== 'user') return;
  const role = (await holdActivePeople(tx, [actor.id])).get(actor.id);
  if (!role || !canAct(role)) throw new Forbidden(`${actor.name} no longer has permission.`);
}
