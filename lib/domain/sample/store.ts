import type { Prisma, SampleProject } from '@/generated/prisma/client';
import { describeProject } from '@/lib/domain/access/service/describe-project';
import type { Context } from '@/lib/platform/context';
import { Conflict } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';

/** Null in production too, whatever the table says. */
export async function findSample(tx: Transaction, ctx: Context): Promise<SampleProject | null> {
  const { environment } = await describeProject(tx, ctx);
  if (environment !== 'staging') return null;
  return tx.sampleProject.findUnique({ where: { project_id: ctx.project.id } });
}

/** Only called by the seed. */
export async function insertSample(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.sampleProject.create({ data: { project_id: ctx.project.id, token }, select: { token: true } });
}

/**
 * Compare-and-set on the status and progress that were read. Throws `Conflict` (409) if another change came
 * first.
 */
export async function updateSample(
  tx: Transaction,
  ctx: Context,
  { status, progressed_at }: SampleProject,
  change: Prisma.SampleProjectUncheckedUpdateManyInput,
): Promise<SampleProject> {
  const [after] = await tx.sampleProject.updateManyAndReturn({
    where: { project_id: ctx.project.id, status, progressed_at },
    data: { ...change, progressed_at: new Date() },
  });
  if (!after) throw new Conflict('Someone else reset the sample at the same time. Reload it.');
  return after;
}

/**
 * Deletes rows from before the request, each with all that refers to it. Returns 0 if nothing is left.
 */
export async function deleteSampleRows(tx: Transaction, ctx: Context, max: number): Promise<number> {
  const [deleted] = await tx.$queryRaw<{ count: number }[]>`
    select delete_sample_rows(${ctx.project.id}::int, ${max}::int) as count`;
  if (!deleted) throw new Error('delete_sample_rows answers with exactly one row');
  return deleted.count;
}
