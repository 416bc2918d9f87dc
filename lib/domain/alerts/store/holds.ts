import type { Alert } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { HeldMove } from '../held';
import { changedMeanwhile } from '../store';

/** Changes only the hold. Throws `ChangedMeanwhile` (409) if another change came first. */
export async function endHold(tx: Transaction, ctx: Context, { token, held_until }: Alert): Promise<Alert> {
  const [after] = await tx.$queryRaw<Alert[]>`
    update alerts set held = null, held_until = null, updated_at = ${ctx.now()}
    where project_id = ${ctx.project.id} and token = ${token} and held_until = ${held_until} returning *`;
  if (!after) throw await changedMeanwhile(tx, ctx, token);
  return after;
}

/** The alert after its hold ended, and the move that it held. */
export interface EndedHold extends Alert {
  move: HeldMove;
}

/** Locks the alerts in the order of tokens, and returns them in it. Skips those that another change reached first. */
export async function endHolds(
  tx: Transaction,
  ctx: Context,
  holds: readonly Pick<DueHold, 'token' | 'held_until'>[],
): Promise<EndedHold[]> {
  const tokens = holds.map(({ token }) => token);
  const times = holds.map(({ held_until }) => held_until);
  const ended = await tx.$queryRaw<EndedHold[]>`
    with ending as (
      select a.token, a.held as move from alerts a
      join unnest(${tokens}::text[], ${times}::timestamptz[]) as due (token, held_until) using (token, held_until)
      where a.project_id = ${ctx.project.id} order by a.token for update of a
    )
    update alerts a set held = null, held_until = null, updated_at = ${ctx.now()}
    from ending where a.project_id = ${ctx.project.id} and a.token = ending.token returning a.*, ending.move`;
  return ended.sort((a, b) => (a.token < b.token ? -1 : 1));
}

/** Does nothing if another change came first. */
export async function deferHold(
  tx: Transaction,
  ctx: Context,
  { token, held_until }: Pick<Alert, 'token' | 'held_until'>,
  held: HeldMove,
): Promise<void> {
  await tx.$executeRaw`
    update alerts set held = ${JSON.stringify(held)}::jsonb, held_until = ${held.until}::timestamptz
    where project_id = ${ctx.project.id} and token = ${token} and held_until = ${held_until}`;
}

export interface DueHold {
  project_id: number;
  token: string;
  held_until: Date;
  /** The same for the holds of a project whose moves are made in one transaction. */
  together: string;
}

/** Due holds of all projects, in at most `max` groups that are moved together. */
export function findDueHolds(max: number): Promise<DueHold[]> {
  return rowsOfAnyProject<DueHold>({ text: 'select * from find_due_holds($1)', values: [max] });
}
