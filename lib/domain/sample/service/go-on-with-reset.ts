import { subMilliseconds } from 'date-fns/subMilliseconds';
import type { SampleProject } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { type Piece, pieceMs, timeIsUpAfter } from '@/lib/platform/work/piece';
import { read, transaction } from '@/lib/platform/database/transaction';
import { sampleSteps, seedSample } from '../play/seed-sample';
import type { SampleStatus } from '../schema';
import { deleteSampleRows, findSample, updateSample } from '../store';

/** In one transaction, which takes some tens of milliseconds. */
const rowsAtOnce = 300;

/**
 * Continues the reset of the project's sample: deletes in pieces, then plays the sample (docs/adr/0087). If a
 * worker was killed while playing, its partial result is deleted first, as it is dated before the request. Counts rows and steps.
 */
export async function goOnWithReset(ctx: Context, forMs = pieceMs): Promise<Piece> {
  const sample = await read(ctx, (tx) => findSample(tx, ctx));
  if (sample?.status === 'Deleting') return deletePiece(ctx, sample, timeIsUpAfter(forMs));
  if (sample?.status !== 'Making') return { done: 0, has_more: false };
  if (sample.played_count === null) return make(ctx, sample);
  await advance(ctx, sample, { status: 'Deleting', played_count: null });
  return { done: 0, has_more: true };
}

type Change = Parameters<typeof updateSample>[3] & { status?: SampleStatus };

const advance = (ctx: Context, before: SampleProject, change: Change): Promise<SampleProject> =>
  transaction(ctx, (tx) => updateSample(tx, ctx, before, change));

async function deletePiece(ctx: Context, before: SampleProject, isTimeUp: () => boolean): Promise<Piece> {
  let sample = before;
  do {
    const deleted = await transaction(ctx, async (tx) => {
      const count = await deleteSampleRows(tx, ctx, rowsAtOnce);
      const further: Change =
        count > 0
          ? { deleted_count: { increment: count } }
          : { status: 'Making', step_count: sampleSteps.length };
      sample = await updateSample(tx, ctx, sample, further);
      return count;
    });
    if (deleted === 0) break;
  } while (!isTimeUp());
  return { done: sample.deleted_count - before.deleted_count, has_more: true };
}

/**
 * All of the sample is dated before the request, and all that is sent meanwhile after it: if playing starts again, what
 * was played is deleted, and what was sent stays.
 */
function asOfRequest(ctx: Context, { requested_at }: SampleProject): Context {
  const agoMs = requested_at ? ctx.now().getTime() - requested_at.getTime() : 0;
  return { ...ctx, now: () => subMilliseconds(ctx.now(), agoMs) };
}

async function make(ctx: Context, before: SampleProject): Promise<Piece> {
  let sample = await advance(ctx, before, { played_count: 0 });
  await seedSample(asOfRequest(ctx, before), async (played_count) => {
    sample = await advance(ctx, sample, { played_count });
  });
  await advance(ctx, sample, { status: 'Ready', completed_at: new Date() });
  return { done: sampleSteps.length, has_more: false };
}
