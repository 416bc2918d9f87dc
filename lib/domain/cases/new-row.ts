import type { Case as CaseModel, CaseEntity, Entity as EntityModel, Prisma } from '@/generated/prisma/client';
import { entityAddedToCase } from '@/lib/domain/entities/events';
import type { Policy } from '@/lib/domain/policies/policy';
import { caseSla } from '@/lib/domain/policies/sla';
import { recordEvent } from '@/lib/domain/record-event';
import type { CaseType, EntityRole } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Recorder } from '@/lib/platform/records';
import { caseCreated } from './events';
import { caseName } from './case-name';
import { caseLifecycle } from './lifecycle';
import { presentCase } from './present';
import type { EntityCategory } from './schema';

export interface NewCase {
  type: CaseType;
  entity_category: EntityCategory;
  flow_token: string | null;
  external_reference: string | null;
  primary_entity_token?: string | null;
  assigned_to?: string | null;
  metadata?: Prisma.JsonObject;
  /** Number of members that are inserted with the case. */
  total_entities_count?: number;
}

/** A case with the project's next number, and its SLA by the project's policy (API §4.5, §7.2). */
export function newCaseRow(ctx: Context, input: NewCase, number: number, policy: Policy): CaseModel {
  const now = ctx.now();
  const sla = caseSla(input.type, now, policy);
  return {
    project_id: ctx.project.id,
    token: newToken('cas'),
    name: caseName(number),
    type: input.type,
    status: caseLifecycle.initial,
    entity_category: input.entity_category,
    primary_entity_token: input.primary_entity_token ?? null,
    assigned_to: input.assigned_to ?? null,
    sla_deadline: sla?.deadline ?? null,
    sla_warning_at: sla?.warning_at ?? null,
    sla_paused_at: null,
    sla_pauses: [],
    sla_stopped: null,
    sla_warned_at: null,
    sla_breached_at: null,
    open_alerts_count: 0,
    total_entities_count: input.total_entities_count ?? 0,
    risk_tier: null,
    risk_score: null,
    risk_tier_overridden: false,
    decision: null,
    decision_summary: null,
    external_reference: input.external_reference,
    metadata: input.metadata ?? {},
    flow_token: input.flow_token,
    created_at: now,
    updated_at: now,
    closed_at: null,
  };
}

/** `read` returns the case at the end of the transaction, with its members. */
export function recordCaseCreated(
  recorder: Recorder,
  ctx: Context,
  { token, name, type, entity_category }: CaseModel,
  read: () => Promise<CaseModel>,
): void {
  const details = { name, type, entity_category };
  const data = async () => presentCase(await read(), ctx.now());
  recordEvent(recorder, ctx, caseCreated, { token, case_token: token, details, data });
}

export interface CaseMember {
  entity: Pick<EntityModel, 'token'>;
  role: EntityRole;
  ownership_percentage: number | null;
}

export const newMemberRows = (
  ctx: Context,
  case_token: string,
  members: readonly CaseMember[],
): CaseEntity[] =>
  members.map(({ entity, role, ownership_percentage }) => ({
    project_id: ctx.project.id,
    case_token,
    entity_token: entity.token,
    role,
    ownership_percentage,
    created_at: ctx.now(),
  }));

export function recordMemberAdded(recorder: Recorder, ctx: Context, added: CaseEntity): void {
  const { entity_token, case_token, ownership_percentage } = added;
  // A text column that only this folder writes, from a CaseMember.
  const data = { entity_token, role: added.role as EntityRole, ownership_percentage };
  recordEvent(recorder, ctx, entityAddedToCase, { token: entity_token, case_token, details: data, data });
}
