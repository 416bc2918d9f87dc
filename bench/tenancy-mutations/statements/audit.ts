import { findRange, findRecordUpTo } from '@/lib/domain/audit/store';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import { asOwner } from '@/tests/fixtures/owner';
import { type Asked, type Calls, dayMs, later } from './asked';

/** A record that is later than the one before it, which the twin alone has once `deleteBeforeLater` has been here. */
async function laterRecord({ ctx }: FilledProject): Promise<{ sequence: number; created_at: Date }> {
  const [record] = await asOwner<{ sequence: number; created_at: Date }>(
    `select sequence::int, created_at from (
       select sequence, created_at, lag(created_at) over (order by sequence) as before
       from audit_log where project_id = $1) records
     where sequence > 2 and created_at > before order by sequence limit 1`,
    [ctx.project.id],
  );
  if (!record) throw new Error('the records of the project have several times');
  return record;
}

/** As whoever tampers with the log. */
export async function deleteBeforeLater(project: FilledProject): Promise<void> {
  const { sequence } = await laterRecord(project);
  await asOwner('alter table audit_log disable trigger audit_log_append_only');
  await asOwner('delete from audit_log where project_id = $1 and sequence = $2', [
    project.ctx.project.id,
    sequence - 1,
  ]);
  await asOwner('alter table audit_log enable always trigger audit_log_append_only');
}

/** The twin's records are all in it, and none of the project's own. */
const dayOfTwin = ({ ctx }: Asked) => ({ from: new Date(ctx.now().getTime() - dayMs / 2), to: null });

export const ofAudit: Calls = {
  'a period without records': (asked) => findRange(asked.ctx, { from: later(asked), to: null }),
  'a period with records of another project': (asked) => findRange(asked.ctx, dayOfTwin(asked)),
  'a period after a record that is gone': async ({ ctx, own }) =>
    findRange(ctx, { from: (await laterRecord(own)).created_at, to: null }),
  'the last record up to a place': ({ ctx }) => findRecordUpTo(ctx, 1_000_000),
};
