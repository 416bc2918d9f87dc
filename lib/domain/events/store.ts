import type { Context } from '@/lib/platform/context';
import { rowsOf } from '@/lib/platform/database/statements';
import { payloadOf } from './payload';

export interface StreamedRow {
  /** Position among the project's published events, without gaps. */
  position: number;
  token: string;
  type: string;
  /** The JSON that subscribers receive. */
  payload: string;
}

interface EventRow {
  position: string;
  token: string;
  type: string;
  data: object;
  created_at: Date;
}

/** Events have a few kilobytes each. */
export const pageSize = 100;

/** The next page of published events after a position. */
export async function readPublished(ctx: Context, after: number): Promise<StreamedRow[]> {
  const rows = await rowsOf<EventRow>(ctx, {
    name: 'published-events',
    text: `select position, token, type, data, created_at from published_events
      where project_id = $1 and position > $2 order by position limit $3`,
    values: [ctx.project.id, after, pageSize],
  });
  return rows.map(({ position, ...row }) => ({
    position: Number(position),
    token: row.token,
    type: row.type,
    payload: payloadOf(ctx.project, row),
  }));
}

/** The position of the last published event; 0 before the first. */
export async function readHead(ctx: Context): Promise<number> {
  const [head] = await rowsOf<{ position: string }>(ctx, {
    name: 'event-head',
    text: 'select position from event_heads where project_id = $1',
    values: [ctx.project.id],
  });
  return Number(head?.position ?? 0);
}

/** Null for an event that is unknown, no longer stored, of another project, or not published. */
export async function findPosition(ctx: Context, token: string): Promise<number | null> {
  const [row] = await rowsOf<{ position: string }>(ctx, {
    name: 'event-position',
    text: 'select position from published_events where project_id = $1 and token = $2',
    values: [ctx.project.id, token],
  });
  return row ? Number(row.position) : null;
}

export async function isKept(ctx: Context, position: number): Promise<boolean> {
  const rows = await rowsOf(ctx, {
    name: 'event-is-kept',
    text: 'select from published_events where project_id = $1 and position = $2',
    values: [ctx.project.id, position],
  });
  return rows.length > 0;
}
