import type { Flow } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { rowsOf } from '@/lib/platform/database/statements';

export type FlowOfJourney = Pick<
  Flow,
  'request' | 'case_token' | 'processing_status' | 'journey_due_at' | 'start_expires_at'
>;

type Stored = FlowOfJourney & { [Name in 'journey_due_at' | 'start_expires_at']: string | null };

const instant = (stored: string | null) => (stored === null ? null : new Date(stored));

export const flowOfJourney = (
  ctx: Context,
  token: string | null,
): Subquery<Stored | null, FlowOfJourney | null> => ({
  sql: `select jsonb_build_object('request', request, 'case_token', case_token,
      'processing_status', processing_status, 'journey_due_at', journey_due_at,
      'start_expires_at', start_expires_at)
    from flows where project_id = ? and token = ?`,
  values: [ctx.project.id, token],
  read: (stored) =>
    stored && {
      ...stored,
      journey_due_at: instant(stored.journey_due_at),
      start_expires_at: instant(stored.start_expires_at),
    },
});

/** Unless it was changed since it was read, or the flow is locked. */
export async function moveJourneyDue(
  ctx: Context,
  token: string,
  from: Date | null,
  to: Date | null,
): Promise<void> {
  await rowsOf(ctx, {
    name: 'move-journey-due',
    text: `update flows set journey_due_at = $4, updated_at = $5 where project_id = $1 and token = (
        select token from flows where project_id = $1 and token = $2
          and journey_due_at is not distinct from $3::timestamptz for update skip locked
      )`,
    values: [ctx.project.id, token, from, to, ctx.now()],
  });
}
