import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { canAct } from '../roles';
import { holdActivePeople } from '../store/users';

/**
 * Whether the person who acts has not been disabled or made an auditor meanwhile; true for a machine. Until the transaction
 * ends nobody can do so, so call it before they take work (docs/adr/0114).
 */
export async function mayStillAct(tx: Transaction, { actor }: Context): Promise<boolean> {
  if (actor.type !== 'user') return true;
  const role = (await holdActivePeople(tx, [actor.id])).get(actor.id);
  return role !== undefined && canAct(role);
}
