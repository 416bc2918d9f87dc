import type { FlowParty } from '@/generated/prisma/client';
import type { RegistryCompany } from '@/lib/domain/providers/provider';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { registryParty } from '../company-parties';
import { subjectOf } from '../json-columns';
import type { FlowRows } from '../rows';
import type { Party } from '../party';
import { screenedAs } from '../identity';
import { addParties } from './add-parties';

/** People named by the registry but not in the request. */
export function unknownPeople(parties: readonly FlowParty[], { officers }: RegistryCompany): Party[] {
  const named = officers.map(registryParty);
  const known = parties.map((party) => ({ subject: subjectOf(party) }));
  const screened = screenedAs([...known, ...named]);
  return named.filter((_, index) => (screened[known.length + index] ?? 0) >= known.length);
}

/** Adds people named by the registry but not in the request, so that they are screened too (API §3.8). */
export async function addRegistryPeople(
  tx: Transaction,
  ctx: Context,
  { flow, parties }: FlowRows,
  company: RegistryCompany,
): Promise<void> {
  const unknown = unknownPeople(parties, company);
  if (unknown.length === 0) return;
  const { token: flow_token, case_token, external_reference } = flow;
  await addParties(tx, ctx, { flow_token, case_token, external_reference, known: parties, parties: unknown });
}
