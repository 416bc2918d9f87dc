import { findRange, findRecordUpTo } from '@/lib/domain/audit/store';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import { asOwner } from '@/tests/fixtures/owner';
import { type Asked, type Calls, dayMs, later } from './asked';

/**
 * A record with a later time than the one before it. After `deleteBeforeLater`, only the twin still has the one
 * before.
 */
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

/** Tampers with the log like an attacker. */
export async function deleteBeforeLater(project: FilledProject): Promise<void> {
  const { sequence } = await laterRecord(project);
  await asOwner('alter table audit_log disable trigger audit_log_append_only');
  await asOwner('delete from audit_log where project_id = $1 and sequence = $2', [
    project.ctx.project.id,
    sequence - 1,
  ]);
  await asOwner('alter table audit_log enable always trigger audit_log_append_only');
}

/** A period that contains all records of the twin, but none of the project. */
const dayOfTwin = ({ ctx }: Asked) => ({ from: new Date(ctx.now().getTime() - dayMs / 2), to: null });

export const ofAudit: Calls = {
  'a period without records': (asked) => findRange(asked.ctx, { from: later(asked), to: null }),
  'a period with records of another project': (asked) => findRange(asked.ctx, dayOfTwin(asked)),
  'a period after a record that is gone': async ({ ctx, own }) =>
    findRange(ctx, { from: (await laterRecord(own)).created_at, to: null }),
  'the last record up to a place': ({ ctx }) => findRecordUpTo(ctx, 1_000_000),
};
