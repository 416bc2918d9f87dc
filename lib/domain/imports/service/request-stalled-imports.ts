import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { recordEvent } from '@/lib/domain/record-event';
import { findAwake } from '@/lib/platform/work/resting-projects';
import { transaction } from '@/lib/platform/database/transaction';
import { entityImportRequested } from '../events';
import { findStalledImports } from '../store';

const maxPerSweep = 200;
const failure = 'stalled imports were not requested again';

/** Requests runs for imports without progress: their worker died, or their request was lost. */
export async function requestStalledImports(requestId: string): Promise<number> {
  const { done } = await forEachProject({
    failure,
    requestId,
    items: await findAwake(failure, maxPerSweep, findStalledImports),
    work: async (ctx) => {
      await transaction(ctx, async (tx) =>
        recordEvent(tx, ctx, entityImportRequested, { token: ctx.project.hash, data: {} }),
      );
      return 1;
    },
  });
  return done;
}
