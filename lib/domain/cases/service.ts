import type { Case as CaseModel, Entity as EntityModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/audit/record-event';
import type { CaseType, EntityRole, Tier } from '@/lib/domain/words';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/operation';
import { policyInForce } from '@/lib/domain/policies/service';
import { caseSla } from '@/lib/domain/policies/sla';
import { pausableSlaCondition } from '@/lib/domain/policies/sla-condition';
import { containsText } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors';
import { newToken } from '@/lib/platform/ids';
import { read, type Transaction } from '@/lib/platform/transaction';
import { caseLifecycle } from './lifecycle';
import { presentCase } from './present';
import type { Case, CaseFilters, EntityCategory } from './schema';
import {
  findCase,
  insertCase,
  insertCaseEntities,
  lockCase,
  takeCaseNumber,
  takeOpenAlert,
  updateCase,
} from './store';

async function requireCase(tx: Transaction, ctx: Context, token: string): Promise<CaseModel> {
  const found = await findCase(tx, ctx, token);
  if (!found) throw new NotFound('case');
  return found;
}

/** Throws `NotFound` (404), also for a case of another project. */
export function get(ctx: Context, token: string): Promise<Case> {
  return read(ctx, async (tx) => presentCase(await requireCase(tx, ctx, token), ctx.now()));
}

export function list(
  ctx: Context,
  { sla_status, q, ...equals }: CaseFilters,
  page: PageRequest,
): Promise<Page<Case>> {
  const now = ctx.now();
  const source: ListSource<CaseModel, Case> = {
    table: 'cases',
    keptColumns: ['status', 'type', 'entity_category', 'risk_tier'],
    present: (row) => presentCase(row, now),
  };
  const conditions = [
    ...(sla_status ? [pausableSlaCondition(sla_status, now)] : []),
    ...(q ? [containsText(['name', 'external_reference'], q)] : []),
  ];
  return listPage(ctx, source, { equals, conditions }, page);
}

/** Lists what belongs to a case. Throws `NotFound` (404) for an unknown case, which no empty list may hide. */
export async function listWithin<Item>(
  ctx: Context,
  token: string,
  listItems: (caseToken: string) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  await read(ctx, (tx) => requireCase(tx, ctx, token));
  return listItems(token);
}

export interface NewCase {
  type: CaseType;
  entity_category: EntityCategory;
  flow_token: string | null;
  external_reference: string | null;
  primary_entity_token?: string | null;
  assigned_to?: string | null;
}

const caseName = (number: number) => `CAS-${String(number).padStart(6, '0')}`;

/** Opens a case under the project's next name, with its SLA by the project's policy (decisions 7). */
export async function openCase(tx: Transaction, ctx: Context, input: NewCase): Promise<CaseModel> {
  const now = ctx.now();
  const sla = caseSla(input.type, now, await policyInForce(tx, ctx));
  const opened = await insertCase(tx, ctx, {
    ...input,
    token: newToken('cas'),
    name: caseName(await takeCaseNumber(tx, ctx)),
    status: caseLifecycle.initial,
    sla_deadline: sla?.deadline ?? null,
    sla_warning_at: sla?.warning_at ?? null,
    created_at: now,
    updated_at: now,
  });
  recordEvent(tx, ctx, {
    type: 'case.created',
    target: { type: 'case', token: opened.token, case_token: opened.token },
    details: { name: opened.name, type: opened.type, entity_category: opened.entity_category },
    data: presentCase(opened, now),
  });
  return opened;
}

export interface CaseMember {
  entity: Pick<EntityModel, 'token'>;
  /** The role in this case. */
  role: EntityRole;
  /** 0 to 100. */
  ownership_percentage: number | null;
}

/** Adds entities to a case; those that are in it already stay as they are. The Primary one becomes the case's own. */
export async function addEntities(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  members: readonly CaseMember[],
): Promise<void> {
  const added = await insertCaseEntities(
    tx,
    ctx,
    members.map(({ entity, role, ownership_percentage }) => ({
      case_token: caseToken,
      entity_token: entity.token,
      role,
      ownership_percentage,
      created_at: ctx.now(),
    })),
  );
  for (const { entity_token, role, ownership_percentage } of added) {
    const details = { entity_token, role, ownership_percentage };
    const target = { type: 'entity' as const, token: entity_token, case_token: caseToken };
    recordEvent(tx, ctx, { type: 'entity.added_to_case', target, details, data: details });
  }
  const primary = added.find(({ role }) => role === 'Primary');
  await updateCase(tx, ctx, caseToken, {
    total_entities_count: { increment: added.length },
    ...(primary && { primary_entity_token: primary.entity_token }),
  });
}

export function countAlertsOpened(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  count: number,
): Promise<void> {
  return updateCase(tx, ctx, caseToken, { open_alerts_count: { increment: count } });
}

export function countAlertResolved(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  return takeOpenAlert(tx, ctx, caseToken);
}

/** What the case's assessment came to. `score` is 0 to 100. */
export function setCaseRisk(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  { tier, score }: { tier: Tier; score: number },
): Promise<void> {
  return updateCase(tx, ctx, caseToken, { risk_tier: tier, risk_score: score });
}

/** Holds the case until the transaction ends. Throws `NotFound` (404). */
export async function holdCase(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  if (!(await lockCase(tx, ctx, caseToken))) throw new NotFound('case');
}
