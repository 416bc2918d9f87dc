import type { Check } from '@/generated/prisma/client';
import { getFlowTokenOfCheck } from '@/lib/domain/checks/service/get-flow-token-of';
import { asJson } from '@/lib/domain/as-json';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findingsOf } from '../json-columns';
import { findFlowRows } from '../rows';
import { findFlow, updateFlow } from '../store';
import { addRegistryPeople } from './add-registry-people';

function reusedFrom({ type_code, result_data }: Check): string | null {
  if (type_code !== 'COM_REGISTRY' || typeof result_data !== 'object' || result_data === null) return null;
  return 'reused_from' in result_data ? String(result_data.reused_from) : null;
}

/** A flow that reuses a registry check also takes over the company and people of its answer. */
export async function carryRegistryAnswer(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  checks: readonly Check[],
): Promise<void> {
  const earlierCheck = checks.map(reusedFrom).find((token) => token !== null);
  const earlierFlow = earlierCheck && (await getFlowTokenOfCheck(tx, ctx, earlierCheck));
  const earlier = earlierFlow ? await findFlow(tx, ctx, earlierFlow) : null;
  const company = earlier && findingsOf(earlier).company;
  const flow = company && (await findFlow(tx, ctx, flowToken));
  if (!company || !flow) return;
  const findings = asJson({ ...findingsOf(flow), company });
  const carried = await updateFlow(tx, ctx, flowToken, { findings });
  await addRegistryPeople(tx, ctx, await findFlowRows(tx, ctx, carried), company);
}
