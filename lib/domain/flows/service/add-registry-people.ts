import type { Check } from '@/generated/prisma/client';
import type { RegistryCompany } from '@/lib/domain/providers/provider';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { registryParty, screenedAs } from '../plan';
import { findingsOf, subjectOf } from '../present';
import { findFlow, findFlowOfCheck, findParts, type FlowParts, updateFlow } from '../store';
import { addParties } from './add-parties';

/** People whom the registry names and the caller did not are screened as well (decisions 3). */
export async function addRegistryPeople(
  tx: Transaction,
  ctx: Context,
  { flow, parties }: FlowParts,
  { officers }: RegistryCompany,
): Promise<void> {
  const named = officers.map(registryParty);
  const known = parties.map((party) => ({ subject: subjectOf(party) }));
  const screened = screenedAs([...known, ...named]);
  const unknown = named.filter((_, index) => (screened[known.length + index] ?? 0) >= known.length);
  if (unknown.length === 0) return;
  const { token: flow_token, case_token } = flow;
  await addParties(tx, ctx, { flow_token, case_token, known: parties, parties: unknown });
}

function reusedFrom({ type_code, result_data }: Check): string | null {
  if (type_code !== 'COM_REGISTRY' || typeof result_data !== 'object' || result_data === null) return null;
  return 'reused_from' in result_data ? String(result_data.reused_from) : null;
}

/** A registry answer that is used again brings the company along, and the people whom the registry names. */
export async function carryRegistryAnswer(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  begun: readonly Check[],
): Promise<void> {
  const earlierCheck = begun.map(reusedFrom).find((token) => token !== null);
  const earlier = earlierCheck ? await findFlowOfCheck(tx, ctx, earlierCheck) : null;
  const company = earlier && findingsOf(earlier).company;
  const flow = company && (await findFlow(tx, ctx, flowToken));
  if (!company || !flow) return;
  // An interface of plain data is JSON, though its type has no index signature.
  const findings = { ...findingsOf(flow), company } as object;
  const carried = await updateFlow(tx, ctx, flowToken, { findings });
  await addRegistryPeople(tx, ctx, await findParts(tx, ctx, carried), company);
}
