import { forEachDue } from '@/lib/domain/access/service/for-each-due';
import { recordEvent } from '@/lib/domain/record-event';
import { transaction } from '@/lib/platform/database/transaction';
import { entityImportRequested } from '../events';
import { findStalledImports } from '../store';

const maxPerSweep = 200;

/** Requests runs for imports without progress: their worker died, or their request was lost. */
export async function requestStalledImports(requestId: string): Promise<number> {
  const { done } = await forEachDue({
    job: 'stalled-imports',
    failure: 'stalled imports were not requested again',
    requestId,
    max: maxPerSweep,
    find: findStalledImports,
    work: async (ctx) => {
      await transaction(ctx, async (tx) =>
        recordEvent(tx, ctx, entityImportRequested, { token: ctx.project.hash, data: {} }),
      );
      return 1;
    },
  });
  return done;
}
