import type { SampleProject } from '@/generated/prisma/client';
import { listPeople } from '@/lib/domain/access/service/list-people';
import { sampleReset, sampleResetRequested } from '@/lib/domain/events/events';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { ConditionsUnmet, Conflict } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { missingRoles } from '../play/scene';
import { isStalled, presentSample } from '../present';
import type { Sample } from '../schema';
import { findSample, updateSample } from '../store';

async function refuseWithoutPeople(ctx: Context): Promise<void> {
  const details = missingRoles(await listPeople(ctx)).map((role) => ({
    field: '',
    message: `needs a person with the role ${role} who may sign in`,
    code: 'person_required' as const,
  }));
  if (details.length === 0) return;
  throw new ConditionsUnmet(
    'The sample needs a person of each role in the project, and some are missing.',
    details,
  );
}

/** A stalled reset is started again. */
function refuseAnother(sample: SampleProject, now: Date): void {
  if (sample.status === 'Ready' || isStalled(sample, now)) return;
  throw new Conflict('The sample is already being reset.');
}

/**
 * Asks the worker to delete the sandbox's data and restore its sample (API §5.14, docs/adr/0087). Throws
 * `Conflict` (409) in production, for a project without the sample and during a reset, and `ConditionsUnmet`
 * (409) without an analyst, a reviewer and an admin.
 */
export async function resetSample(ctx: Context): Promise<Sample> {
  await refuseWithoutPeople(ctx);
  return transaction(ctx, async (tx) => {
    const before = await findSample(tx, ctx);
    if (!before) throw new Conflict('This project has no sample to reset.');
    refuseAnother(before, ctx.now());
    const after = await updateSample(tx, ctx, before, {
      status: 'Deleting',
      deleted_count: 0,
      played_count: null,
      requested_by: ctx.actor.id,
      requested_at: ctx.now(),
      completed_at: null,
    });
    recordEvent(tx, ctx, sampleReset, { token: before.token, data: {} });
    recordEvent(tx, ctx, sampleResetRequested, { token: before.token, data: {} });
    return presentSample(after, ctx.now());
  });
}
