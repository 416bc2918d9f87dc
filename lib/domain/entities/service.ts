import type { Entity as EntityModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/audit/record-event';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/operation';
import { containsText } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors';
import { newToken } from '@/lib/platform/ids';
import { read, type Transaction } from '@/lib/platform/transaction';
import { type EntityRow, presentEntity } from './present';
import type { EntityRole, EntityType } from '@/lib/domain/words';
import type { Address, Entity, EntityFilters, VerificationStatus } from './schema';
import { countByEntity, findEntity, insertEntities, updateVerificationStatus } from './store';

async function requireEntity(tx: Transaction, ctx: Context, token: string): Promise<EntityModel> {
  const found = await findEntity(tx, ctx, token);
  if (!found) throw new NotFound('entity');
  return found;
}

/** Throws `NotFound` (404), also for an entity of another project. */
export function get(ctx: Context, token: string): Promise<Entity> {
  return read(ctx, async (tx) => {
    const found = await requireEntity(tx, ctx, token);
    const countsOf = await countByEntity(tx, ctx, [token]);
    return presentEntity(found, countsOf(token));
  });
}

const search = (q: string | undefined) =>
  q === undefined
    ? []
    : [containsText(['full_name', 'company_name', 'registration_number', 'external_reference'], q)];

async function presentPage(ctx: Context, page: Page<EntityRow>): Promise<Page<Entity>> {
  const tokens = page.items.map(({ token }) => token);
  const countsOf = await read(ctx, (tx) => countByEntity(tx, ctx, tokens));
  return { ...page, items: page.items.map((row) => presentEntity(row, countsOf(row.token))) };
}

const entities: ListSource<EntityRow, EntityRow> = {
  table: 'entities',
  keptColumns: ['type', 'role', 'verification_status'],
  present: (row) => row,
};

export async function list(
  ctx: Context,
  { q, ...equals }: EntityFilters,
  page: PageRequest,
): Promise<Page<Entity>> {
  return presentPage(ctx, await listPage(ctx, entities, { equals, conditions: search(q) }, page));
}

/** The members of each case. An entity may have another role in each of its cases. */
const members: ListSource<EntityRow & { case_role: string }, EntityRow> = {
  table: `(select e.*, m.case_token, m.role as case_role
    from case_entities m join entities e on e.project_id = m.project_id and e.token = m.entity_token) members`,
  keptColumns: [],
  present: ({ case_role, ...row }) => ({ ...row, role: case_role }),
};

/** The entities of a case, each with its role in it. */
export async function listOfCase(
  ctx: Context,
  { q, role, case_token, ...equals }: EntityFilters & { case_token: string },
  page: PageRequest,
): Promise<Page<Entity>> {
  const filters = { equals: { ...equals, case_token, case_role: role }, conditions: search(q) };
  return presentPage(ctx, await listPage(ctx, members, filters, page));
}

/** Lists what belongs to an entity. Throws `NotFound` (404) for an unknown one, which no empty list may hide. */
export async function listWithin<Item>(
  ctx: Context,
  token: string,
  listItems: (entityToken: string) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  await read(ctx, (tx) => requireEntity(tx, ctx, token));
  return listItems(token);
}

export interface NewEntity {
  type: EntityType;
  role: EntityRole;
  first_name: string | null;
  last_name: string | null;
  /** Of a person, the whole name. */
  full_name: string | null;
  company_name: string | null;
  registration_number: string | null;
  /** YYYY-MM-DD. */
  date_of_birth: string | null;
  nationality: string | null;
  country: string | null;
  address: Address | null;
  external_reference?: string | null;
}

function newEntityRow(ctx: Context, input: NewEntity) {
  return {
    token: newToken('ent'),
    type: input.type,
    role: input.role,
    first_name: input.first_name,
    last_name: input.last_name,
    full_name: input.full_name,
    company_name: input.company_name,
    registration_number: input.registration_number,
    date_of_birth: input.date_of_birth === null ? null : new Date(input.date_of_birth),
    nationality: input.nationality,
    country: input.country,
    verification_status: 'Not Started' satisfies VerificationStatus,
    address: input.address ?? undefined,
    external_reference: input.external_reference ?? null,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  };
}

/** A new entity's row, with the role that it was given. */
export type CreatedEntity = EntityModel & { role: EntityRole };

const nothingYet = { checks: [], alerts: [] };

/** Returns the rows in the order given. */
export async function createEntities(
  tx: Transaction,
  ctx: Context,
  inputs: readonly NewEntity[],
): Promise<CreatedEntity[]> {
  if (inputs.length === 0) return [];
  const rows = await insertEntities(
    tx,
    ctx,
    inputs.map((input) => newEntityRow(ctx, input)),
  );
  // Tokens are handed out in the order given and sort by it.
  const created = rows.sort((a, b) => (a.token < b.token ? -1 : 1)) as CreatedEntity[]; // roles are those of `inputs`
  for (const row of created) {
    recordEvent(tx, ctx, {
      type: 'entity.created',
      target: { type: 'entity', token: row.token },
      details: { type: row.type, role: row.role },
      data: presentEntity(row, nothingYet),
    });
  }
  return created;
}

/** Sets what verification came to, by entity token. Entities that have that status already stay as they are. */
export async function setVerificationStatuses(
  tx: Transaction,
  ctx: Context,
  statuses: ReadonlyMap<string, VerificationStatus>,
): Promise<void> {
  for (const [status, entries] of Map.groupBy(statuses, ([, status]) => status)) {
    const tokens = entries.map(([token]) => token);
    for (const { token } of await updateVerificationStatus(tx, ctx, tokens, status)) {
      const details = { verification_status: status };
      const target = { type: 'entity' as const, token };
      recordEvent(tx, ctx, { type: 'entity.updated', target, details, data: details });
    }
  }
}
