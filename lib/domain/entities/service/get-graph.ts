import type { Context } from '@/lib/platform/context';
import { read, type Transaction } from '@/lib/platform/transaction';
import { type Connection, connectionsOf, type OwnershipLink } from '../ownership';
import { nameEntity } from '../present';
import type { EntityGraph } from '../schema';
import { findEntities, requireEntityRow } from '../store';
import { findLinks } from '../store/owners';

/** In each direction. */
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

/** Layer by layer, so that one statement reads all links of a layer. */
async function findConnected(
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

const keyOf = ({ owner_token, owned_token }: OwnershipLink) => `${owner_token} ${owned_token}`;

/** Bounded: 500 entities, 2,000 links and 25 layers in each direction (API §5.2). Throws `NotFound` (404). */
export function getEntityGraph(ctx: Context, token: string): Promise<EntityGraph> {
  return read(ctx, async (tx) => {
    const root = await requireEntityRow(tx, ctx, token);
    const up = await findConnected(tx, ctx, token, 'owners');
    const down = await findConnected(tx, ctx, token, 'owned');
    const owners = connectionsOf(token, up.links, 'owners');
    const owned = connectionsOf(token, down.links, 'owned');
    const closing = new Set([...owners.closing, ...owned.closing].map(keyOf));
    const connected = [...owners.connected, ...owned.connected].map((each) => each.token);
    const rows = await findEntities(tx, ctx, connected);
    const byToken = new Map(rows.map((row) => [row.token, row]));
    const present = ({ token: of, ...connection }: Connection) => {
      const row = byToken.get(of);
      return row ? [{ ...nameEntity(row), ...connection }] : [];
    };
    const links = new Map([...up.links, ...down.links].map((link) => [keyOf(link), link]));
    return {
      entity: nameEntity(root),
      owners: owners.connected.flatMap(present),
      owned: owned.connected.flatMap(present),
      links: [...links].map(([key, link]) => ({ ...link, closes_cycle: closing.has(key) })),
      truncated: up.truncated || down.truncated,
    };
  });
}
