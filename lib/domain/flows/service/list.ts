import type { Page, PageRequest } from '@/lib/domain/answer';
import { listCaseTiers } from '@/lib/domain/cases/service/list-tiers';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { namedSubject } from '../json-columns';
import { presentFlow } from '../present';
import type { Flow, FlowFilters } from '../schema';
import { findSubjects, listFlowRows } from '../store';

/** API §5.9. */
export async function listFlows(ctx: Context, equals: FlowFilters, page: PageRequest): Promise<Page<Flow>> {
  const found = await listFlowRows(ctx, { equals }, page);
  const cases = found.items.flatMap(({ case_token }) => case_token ?? []);
  const tiers = await listCaseTiers(ctx, cases);
  const subjects = await read(ctx, (tx) =>
    findSubjects(
      tx,
      ctx,
      found.items.map(({ token }) => token),
    ),
  );
  const subjectsOf = new Map(subjects.map((party) => [party.flow_token, namedSubject(party)]));
  return presentPage(found, (row) => ({
    ...presentFlow(row, tiers.get(row.case_token ?? '') ?? null),
    subject: subjectsOf.get(row.token) ?? null,
  }));
}
