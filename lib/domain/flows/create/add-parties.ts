import type { Check, FlowParty } from '@/generated/prisma/client';
import type { NewCheck } from '@/lib/domain/checks/new-row';
import { createChecks } from '@/lib/domain/checks/service/create';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { highestRole, screenedAs } from '../identity';
import type { Party } from '../party';
import { subjectOf } from '../json-columns';
import { insertParties } from '../store';
import { subjectKey } from '../subject-key';
import { createFlowEntities, type NewMember } from './create-entities';

export interface PartiesToAdd {
  flow_token: string;
  /** Null for a flow without a case, for which no entities are created. */
  case_token: string | null;
  /** Reference of the flow, for its subject. */
  external_reference: string | null;
  /** Existing parties of the flow: the same person is not screened twice. */
  known: readonly FlowParty[];
  parties: readonly Party[];
}

/** One person or company, which may be several parties of the flow. */
interface Identity {
  /** Of its first party in the flow. */
  position: number;
  entity_token: string | null;
}

/** Only its first party is checked. */
interface NewIdentity extends Identity {
  parties: [Party, ...Party[]];
}

interface Identified {
  /** By the position of their first party. */
  identities: Map<number, Identity>;
  /** Identities that are new to the flow. */
  fresh: NewIdentity[];
  /** For each party of the flow, the position of its identity. */
  screened: number[];
}

export function identify({ known, parties }: PartiesToAdd): Identified {
  const screened = screenedAs([...known.map((party) => ({ subject: subjectOf(party) })), ...parties]);
  const identities = new Map<number, Identity>(known.map((party) => [party.position, party]));
  const fresh = new Map<number, NewIdentity>();
  parties.forEach((party, index) => {
    const position = screened[known.length + index] ?? known.length + index;
    fresh.get(position)?.parties.push(party);
    if (identities.has(position)) return;
    const identity: NewIdentity = { position, parties: [party], entity_token: party.entity_token ?? null };
    fresh.set(position, identity);
    identities.set(position, identity);
  });
  return { identities, fresh: [...fresh.values()], screened };
}

const ownershipOf = (parties: readonly Party[]) =>
  parties.map((party) => party.ownership_percentage).find((percentage) => percentage !== null) ?? null;

export function memberOf({ parties }: NewIdentity, external_reference: string | null): NewMember {
  const [{ subject }] = parties;
  return {
    subject,
    role: highestRole(parties.map((party) => party.entity_role)),
    ownership_percentage: ownershipOf(parties),
    external_reference: parties.some(({ kind }) => kind === 'subject') ? external_reference : null,
  };
}

async function createNewEntities(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  fresh: NewIdentity[],
  external_reference: string | null,
): Promise<void> {
  const members = fresh.map((identity) => memberOf(identity, external_reference));
  const rows = await createFlowEntities(tx, ctx, caseToken, members);
  fresh.forEach((identity, index) => {
    identity.entity_token = rows[index]?.token ?? null;
  });
}

function checksOf(toAdd: PartiesToAdd, identity: NewIdentity) {
  const [party] = identity.parties;
  const subject_key = subjectKey(party.subject);
  return party.type_codes.map((type_code) => ({
    flow_token: toAdd.flow_token,
    case_token: toAdd.case_token,
    entity_token: identity.entity_token,
    party_position: identity.position,
    subject_key,
    type_code,
  }));
}

/** The entities of the identities exist by now. */
export const newPartyRows = (
  ctx: Context,
  toAdd: PartiesToAdd,
  { identities, screened }: Identified,
): FlowParty[] =>
  toAdd.parties.map((party, index) => {
    const position = toAdd.known.length + index;
    const screened_as = screened[position] ?? position;
    return {
      project_id: ctx.project.id,
      flow_token: toAdd.flow_token,
      position,
      kind: party.kind,
      entity_token: identities.get(screened_as)?.entity_token ?? null,
      screened_as,
      subject: { ...party.subject },
      role: party.role,
      ownership_percentage: party.ownership_percentage,
      appointed_date: party.appointed_date === null ? null : new Date(party.appointed_date),
      service_entity_id: party.service_entity_id,
    };
  });

export const newQuestions = (toAdd: PartiesToAdd, { fresh }: Identified): NewCheck[] =>
  fresh.flatMap((identity) => checksOf(toAdd, identity));

export async function addParties(tx: Transaction, ctx: Context, toAdd: PartiesToAdd): Promise<Check[]> {
  const identified = identify(toAdd);
  if (toAdd.case_token) {
    const withoutEntity = identified.fresh.filter(({ entity_token }) => entity_token === null);
    await createNewEntities(tx, ctx, toAdd.case_token, withoutEntity, toAdd.external_reference);
  }
  await insertParties(tx, newPartyRows(ctx, toAdd, identified));
  return createChecks(tx, ctx, newQuestions(toAdd, identified));
}
