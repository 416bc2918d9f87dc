import type { Actor, Context, Role, Scope } from '@/lib/platform/context';
import { scopes } from '@/lib/platform/context';
import { Forbidden } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { scopesOf } from '../scopes';
import { isActiveApiKey } from '../store/credentials';
import { findActiveScopes } from '../store/oauth-clients';
import { findRole } from '../store/users';

interface Access {
  scopes: ReadonlySet<Scope>;
  role?: Role;
}

const everything: Access = { scopes: new Set(scopes) };
const nothing: Access = { scopes: new Set() };

/** The access that an actor has now. */
const accessOf: Record<Actor['type'], (tx: Transaction, ctx: Context, token: string) => Promise<Access>> = {
  async user(tx, ctx, token) {
    const role = await findRole(tx, ctx, token);
    return role ? { role, scopes: scopesOf[role] } : nothing;
  },
  api_key: async (tx, ctx, token) => ((await isActiveApiKey(tx, ctx, token)) ? everything : nothing),
  oauth_client: async (tx, ctx, token) => ({ scopes: new Set(await findActiveScopes(tx, ctx, token)) }),
  system: async () => everything,
};

/** The actor with the role that they have now. Throws `Forbidden` (403) if they no longer have the scope. */
export async function refreshActor(
  tx: Transaction,
  ctx: Context,
  { actor, scope }: { actor: Actor; scope: Scope },
): Promise<Actor> {
  const { role, scopes: current } = await accessOf[actor.type](tx, ctx, actor.id);
  if (!current.has(scope)) throw new Forbidden(`${actor.name} no longer has permission.`);
  return role ? { ...actor, role } : actor;
}
