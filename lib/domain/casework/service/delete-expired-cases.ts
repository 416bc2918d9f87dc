import { subDays } from 'date-fns/subDays';
import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { listProjectIds } from '@/lib/domain/access/service/list-project-ids';
import { listCasesClosedUntil } from '@/lib/domain/cases/service/list-closed-until';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import type { Context } from '@/lib/platform/context';
import { type Piece, pieceMs, timeIsUpAfter } from '@/lib/platform/work/piece';
import { itemsOf } from '@/lib/platform/work/resting-projects';
import { read } from '@/lib/platform/database/transaction';
import { deleteCasePart, type PartState, type Retention } from '../delete-case-part';

const casesPerPage = 100;

/**
 * Deletes cases of all projects that are past the retention period of their project's policy, with all their
 * data (API §7.6, docs/adr/0075). A piece ends after the first part of a case after this many milliseconds.
 * Counts the cases.
 */
export async function deleteExpiredCases(requestId: string, forMs = pieceMs): Promise<Piece> {
  const isTimeUp = timeIsUpAfter(forMs);
  let has_more = false;
  const { done } = await forEachProject({
    failure: 'cases past their retention were not deleted',
    requestId,
    items: itemsOf(await listProjectIds()),
    work: async (ctx) => {
      if (has_more) return 0;
      const piece = await deleteOfProject(ctx, isTimeUp);
      has_more = piece.has_more;
      return piece.done;
    },
  });
  return { done, has_more };
}

async function retentionOf(ctx: Context): Promise<Retention> {
  const { closed_case_days } = (await read(ctx, (tx) => policyInForce(tx, ctx))).retention;
  return { closed_case_days, until: subDays(ctx.now(), closed_case_days) };
}

async function deleteOfProject(ctx: Context, isTimeUp: () => boolean): Promise<Piece> {
  const retention = await retentionOf(ctx);
  const left = new Set<string>();
  for (let done = 0; ;) {
    const found = await listCasesClosedUntil(ctx, retention.until, casesPerPage + left.size);
    const tokens = found.filter((token) => !left.has(token));
    if (tokens.length === 0) return { done, has_more: false };
    for (const token of tokens) {
      const state = await deleteWhole(ctx, token, retention, isTimeUp);
      if (state === 'deleted') done += 1;
      if (state === 'left') left.add(token);
      if (isTimeUp()) return { done, has_more: true };
    }
  }
}

/** `unfinished` if the time is up. */
async function deleteWhole(
  ctx: Context,
  token: string,
  retention: Retention,
  isTimeUp: () => boolean,
): Promise<PartState> {
  for (;;) {
    const state = await deleteCasePart(ctx, token, retention);
    if (state !== 'unfinished' || isTimeUp()) return state;
  }
}
