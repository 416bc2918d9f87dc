import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { type Connection, connectionsOf, type OwnershipLink } from '../ownership';
import { nameEntity } from '../present';
import type { EntityGraph } from '../schema';
import { findEntities, requireEntityRow } from '../store';
import { findConnected } from '../store/connected';

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
