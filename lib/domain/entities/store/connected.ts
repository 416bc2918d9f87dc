import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { OwnershipLink } from '../ownership';
import { findLinks } from './owners';

/** Limits for each direction. */
const maxEntities = 500;
const maxLayers = 25;
const maxLinks = 2_000;

const ends = {
  owners: { column: 'owned_token', next: 'owner_token' },
  owned: { column: 'owner_token', next: 'owned_token' },
} as const;

interface Found {
  links: OwnershipLink[];
  truncated: boolean;
}

/** Every link in one direction, within limits, layer by layer: one statement reads all links of a layer. */
export async function findConnected(
  tx: Transaction,
  ctx: Context,
  root: string,
  direction: keyof typeof ends,
): Promise<Found> {
  const { column, next } = ends[direction];
  const known = new Set([root]);
  const links: OwnershipLink[] = [];
  let frontier = [root];
  for (let layer = 0; frontier.length > 0; layer += 1) {
    if (layer === maxLayers) return { links, truncated: true };
    const found = await findLinks(tx, ctx, { column, tokens: frontier }, maxLinks - links.length + 1);
    const reached = [...new Set(found.map((link) => link[next]))].filter((token) => !known.has(token));
    const shown = new Set(reached.slice(0, maxEntities - known.size));
    for (const token of shown) known.add(token);
    links.push(...found.filter((link) => known.has(link[next])));
    if (links.length > maxLinks || shown.size < reached.length)
      return { links: links.slice(0, maxLinks), truncated: true };
    frontier = [...shown];
  }
  return { links, truncated: false };
}
