import type { Case as CaseModel, Prisma } from '@/generated/prisma/client';
import { takeCaseNumber } from '@/lib/domain/access/service/take-case-number';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { caseSla } from '@/lib/domain/policies/sla';
import { recordEvent } from '@/lib/domain/record-event';
import type { CaseType } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/transaction';
import { caseCreated } from '../events';
import { caseLifecycle } from '../lifecycle';
import { presentCase } from '../present';
import type { EntityCategory } from '../schema';
import { insertCase, requireCaseRow } from '../store';

export interface NewCase {
  type: CaseType;
  entity_category: EntityCategory;
  flow_token: string | null;
  external_reference: string | null;
  primary_entity_token?: string | null;
  assigned_to?: string | null;
  metadata?: Prisma.InputJsonObject;
  /** Of the members that are inserted with the case. */
  total_entities_count?: number;
}

const caseName = (number: number) => `CAS-${String(number).padStart(6, '0')}`;

/** Opens a case under the project's next name, with its SLA by the project's policy (API §4.5, §7.2). */
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
  const { token, name, type, entity_category } = opened;
  const details = { name, type, entity_category };
  // With the members that are added next.
  const data = async () => presentCase(await requireCaseRow({ ...ctx, transaction: tx }, token), now);
  recordEvent(tx, ctx, caseCreated, { token, case_token: token, details, data });
  return opened;
}
