import type { Actor, Context } from '@/lib/platform/context';
import { Forbidden } from '@/lib/platform/errors';
import type { Transaction } from '@/lib/platform/transaction';
import { canAct } from '../roles';
import { findRole } from '../store/users';

/** The actor with their current role. Throws `Forbidden` (403) if they may no longer act. */
export async function refreshActor(tx: Transaction, ctx: Context, actor: Actor): Promise<Actor> {
  if (actor.type !== 'user') return actor;
  const role = await findRole(tx, ctx, actor.id);
  if (!role || !canAct(role)) throw new Forbidden(`${actor.name} no longer has permission.`);
  return { ...actor, role };
}
