import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentFlow } from '../present';
import type { Flow, FlowFilters } from '../schema';
import { listFlowRows } from '../store';

/** API §5.9. */
export async function listFlows(ctx: Context, equals: FlowFilters, page: PageRequest): Promise<Page<Flow>> {
  return presentPage(await listFlowRows(ctx, { equals }, page), presentFlow);
}
