import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import type { OwnershipLink } from '../ownership';
import { findHeld } from '../store/deletion';
import { findLinks, findOwnersOf } from '../store/owners';

/** The members, and before them those who own one of them, directly or through others. */
async function withOwners(tx: Transaction, ctx: Context, members: readonly string[]): Promise<string[]> {
  const known = new Set(members);
  for (let layer = [...members]; layer.length > 0;) {
    const owners = (await findOwnersOf(tx, ctx, layer)).map(({ owner_token }) => owner_token);
    layer = [...new Set(owners)].filter((token) => !known.has(token));
    for (const token of layer) known.add(token);
  }
  return [...known].reverse();
}

/** An owner is held by what it owns, unless that goes too. */
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
 * Of the members of a case that is deleted, and of their owners, those that nothing else holds: no other case, no monitoring, no
 * company that stays and is owned by them (docs/adr/0075). Owners who are no members come first.
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
