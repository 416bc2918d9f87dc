import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { read } from '@/lib/platform/database/transaction';
import { presentUser } from '../present';
import type { User } from '../schema';
import { findUser } from '../store/users';

/** The signed-in person with their own settings (API §5.11). */
export async function getOwnUser(ctx: Context): Promise<User> {
  const user = await read(ctx, (tx) => findUser(tx, ctx, ctx.actor.id));
  if (!user) throw new NotFound('user');
  return presentUser(user);
}
