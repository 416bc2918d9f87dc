import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { OwnershipLink } from '../ownership';
import { findHeld } from '../store/deletion';
import { findLinks, findOwnersOf } from '../store/owners';

/** The members, preceded by their direct and indirect owners. */
async function withOwners(tx: Transaction, ctx: Context, members: readonly string[]): Promise<string[]> {
  const known = new Set(members);
  for (let layer = [...members]; layer.length > 0;) {
    const owners = (await findOwnersOf(tx, ctx, layer)).map(({ owner_token }) => owner_token);
    layer = [...new Set(owners)].filter((token) => !known.has(token));
    for (const token of layer) known.add(token);
  }
  return [...known].reverse();
}

/** An owner must be kept while a company that it owns is kept. */
function withoutOwnersOfOthers(tokens: readonly string[], links: readonly OwnershipLink[]): string[] {
  const going = new Set(tokens);
  const isHeld = ({ owner_token, owned_token }: OwnershipLink) =>
    going.has(owner_token) && !going.has(owned_token);
  for (let held = links.filter(isHeld); held.length > 0; held = links.filter(isHeld)) {
    for (const { owner_token } of held) going.delete(owner_token);
  }
  return [...going];
}

/**
 * Members of a deleted case, and their owners, that have no other use: no other case, no monitoring, and no remaining
 * company that they own (docs/adr/0075). Owners who are not members come first.
 */
export async function listReleasedEntities(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  members: readonly string[],
): Promise<string[]> {
  const all = await withOwners(tx, ctx, members);
  const held = new Set(await findHeld(tx, ctx, all, caseToken));
  const free = all.filter((token) => !held.has(token));
  return withoutOwnersOfOthers(free, await findLinks(tx, ctx, { column: 'owner_token', tokens: free }));
}
