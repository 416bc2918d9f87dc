import type { Check, Entity, FlowParty } from '@/generated/prisma/client';
import type { NewCheck } from '@/lib/domain/checks/new-row';
import { createChecks } from '@/lib/domain/checks/service/create';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
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

/** A person or company that is new to the flow, and may be several of its parties. Only the first is checked. */
interface NewIdentity {
  /** Of its first party in the flow. */
  position: number;
  parties: [Party, ...Party[]];
}

interface Identified {
  fresh: readonly NewIdentity[];
  /** For each party of the flow, the position of its identity. */
  screened: readonly number[];
  /** By the position of the identity; null without an entity. */
  entities: ReadonlyMap<number, string | null>;
}

function groupsByIdentity({ known, parties }: PartiesToAdd, screened: readonly number[]): NewIdentity[] {
  const groups = new Map<number, NewIdentity>();
  parties.forEach((party, index) => {
    const position = screened[known.length + index] ?? known.length + index;
    if (position < known.length) return;
    const group = groups.get(position);
    if (group) group.parties.push(party);
    else groups.set(position, { position, parties: [party] });
  });
  return [...groups.values()];
}

export function identify(toAdd: PartiesToAdd): Identified {
  const subjects = toAdd.known.map((party) => ({ subject: subjectOf(party) }));
  const screened = screenedAs([...subjects, ...toAdd.parties]);
  const fresh = groupsByIdentity(toAdd, screened);
  const entities = new Map<number, string | null>([
    ...toAdd.known.map(({ position, entity_token }) => [position, entity_token] as const),
    ...fresh.map(({ position, parties: [first] }) => [position, first.entity_token ?? null] as const),
  ]);
  return { fresh, screened, entities };
}

/** New identities that are not existing entities. */
const withoutEntity = ({ fresh, entities }: Identified): NewIdentity[] =>
  fresh.filter(({ position }) => !entities.get(position));

/** The entities to create for the new identities, in the order of `withEntities`. */
export const newMembers = (identified: Identified, external_reference: string | null): NewMember[] =>
  withoutEntity(identified).map((identity) => memberOf(identity, external_reference));

/** With the entities that were created for `newMembers`; none for a flow without a case. */
export function withEntities(identified: Identified, created: readonly Pick<Entity, 'token'>[]): Identified {
  const added = withoutEntity(identified).map(
    ({ position }, index) => [position, created[index]?.token ?? null] as const,
  );
  return { ...identified, entities: new Map([...identified.entities, ...added]) };
}

const ownershipOf = (parties: readonly Party[]) =>
  parties.map((party) => party.ownership_percentage).find((percentage) => percentage !== null) ?? null;

function memberOf({ parties }: NewIdentity, external_reference: string | null): NewMember {
  const [{ subject }] = parties;
  return {
    subject,
    role: highestRole(parties.map((party) => party.entity_role)),
    ownership_percentage: ownershipOf(parties),
    external_reference: parties.some(({ kind }) => kind === 'subject') ? external_reference : null,
  };
}

function checksOf(toAdd: PartiesToAdd, identity: NewIdentity, entity_token: string | null) {
  const [party] = identity.parties;
  const subject_key = subjectKey(party.subject);
  return party.type_codes.map((type_code) => ({
    flow_token: toAdd.flow_token,
    case_token: toAdd.case_token,
    entity_token,
    party_position: identity.position,
    subject_key,
    type_code,
  }));
}

export const newPartyRows = (
  ctx: Context,
  toAdd: PartiesToAdd,
  { screened, entities }: Identified,
): FlowParty[] =>
  toAdd.parties.map((party, index) => {
    const position = toAdd.known.length + index;
    const screened_as = screened[position] ?? position;
    return {
      project_id: ctx.project.id,
      flow_token: toAdd.flow_token,
      position,
      kind: party.kind,
      entity_token: entities.get(screened_as) ?? null,
      screened_as,
      subject: { ...party.subject },
      role: party.role,
      ownership_percentage: party.ownership_percentage,
      appointed_date: party.appointed_date === null ? null : new Date(party.appointed_date),
      service_entity_id: party.service_entity_id,
    };
  });

export const newQuestions = (toAdd: PartiesToAdd, { fresh, entities }: Identified): NewCheck[] =>
  fresh.flatMap((identity) => checksOf(toAdd, identity, entities.get(identity.position) ?? null));

async function createNewEntities(
  tx: Transaction,
  ctx: Context,
  { case_token, external_reference }: PartiesToAdd,
  identified: Identified,
): Promise<Identified> {
  if (!case_token) return identified;
  const members = newMembers(identified, external_reference);
  return withEntities(identified, await createFlowEntities(tx, ctx, case_token, members));
}

export async function addParties(tx: Transaction, ctx: Context, toAdd: PartiesToAdd): Promise<Check[]> {
  const identified = await createNewEntities(tx, ctx, toAdd, identify(toAdd));
  await insertParties(tx, newPartyRows(ctx, toAdd, identified));
  return createChecks(tx, ctx, newQuestions(toAdd, identified));
}
