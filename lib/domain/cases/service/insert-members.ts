import type { CaseEntity, Entity as EntityModel } from '@/generated/prisma/client';
import { entityAddedToCase } from '@/lib/domain/entities/events';
import { recordEvent } from '@/lib/domain/record-event';
import type { EntityRole } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { insertCaseEntities } from '../store';

export interface CaseMember {
  entity: Pick<EntityModel, 'token'>;
  role: EntityRole;
  ownership_percentage: number | null;
}

/** Members already in the case stay as they are. Returns those that were added; the caller counts them. */
export async function insertMembers(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  members: readonly CaseMember[],
): Promise<CaseEntity[]> {
  const rows = members.map(({ entity, role, ownership_percentage }) => ({
    case_token: caseToken,
    entity_token: entity.token,
    role,
    ownership_percentage,
    created_at: ctx.now(),
  }));
  const added = await insertCaseEntities(tx, ctx, rows);
  for (const { entity_token: token, role, ownership_percentage } of added) {
    // Roles are those of `members`.
    const data = { entity_token: token, role: role as EntityRole, ownership_percentage };
    recordEvent(tx, ctx, entityAddedToCase, { token, case_token: caseToken, details: data, data });
  }
  return added;
}
