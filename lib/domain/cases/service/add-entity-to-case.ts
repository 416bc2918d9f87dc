import type { Case as CaseModel } from '@/generated/prisma/client';
import type { Entity } from '@/lib/domain/entities/schema';
import { createEntity } from '@/lib/domain/entities/service/create-entity';
import { getEntity } from '@/lib/domain/entities/service/get';
import { getEntityRow } from '@/lib/domain/entities/service/get-row';
import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import type { AddEntityToCase } from '../schema';
import { updateCaseRow } from '../store';
import { insertCaseMembers } from './insert-members';
import { lockOpenCase } from './lock-open';
import { refuseOtherType } from './refuse-other-type';

const taken = (field: string, message: string) =>
  new ValidationFailed([{ field, message, code: 'not_unique' }]);

function refuseSecondPrimary({ primary_entity_token }: CaseModel, { role }: AddEntityToCase): void {
  if (role === 'Primary' && primary_entity_token !== null)
    throw taken('role', 'the case already has a Primary entity');
}

type AddedEntity = { token: string; type: string };

function refuseOtherPrimary(
  before: CaseModel,
  { role, entity: created }: AddEntityToCase,
  entity: AddedEntity,
): void {
  if (role !== 'Primary') return;
  refuseOtherType(entity, before.entity_category, created ? 'entity.type' : 'entity_token');
}

async function entityOf(tx: Transaction, ctx: Context, input: AddEntityToCase): Promise<AddedEntity> {
  if (input.entity) return createEntity(tx, ctx, { input: input.entity, role: input.role, path: 'entity.' });
  return getEntityRow(tx, ctx, input.entity_token ?? ''); // the schema requires one of the two
}

async function addMember(ctx: Context, caseToken: string, input: AddEntityToCase): Promise<string> {
  return transaction(ctx, async (tx) => {
    const before = await lockOpenCase(tx, ctx, caseToken, 'add an entity');
    const { role } = input;
    refuseSecondPrimary(before, input);
    const entity = await entityOf(tx, ctx, input);
    refuseOtherPrimary(before, input, entity);
    const [added] = await insertCaseMembers(tx, ctx, caseToken, [
      { entity, role, ownership_percentage: null },
    ]);
    if (!added) throw taken('entity_token', 'is already in the case');
    await updateCaseRow(tx, ctx, caseToken, {
      total_entities_count: { increment: 1 },
      ...(role === 'Primary' && { primary_entity_token: entity.token }),
    });
    return entity.token;
  });
}

/**
 * Adds an existing entity, or a new one (API §5.1). Returns it with its role in the case. Throws `NotFound` (404) for
 * an unknown case or entity, `InvalidState` (409) for a Closed case, and `ValidationFailed` (400) for an entity that
 * is already in the case, for a second Primary, or for a Primary of the other category.
 */
export async function addEntityToCase(
  ctx: Context,
  caseToken: string,
  input: AddEntityToCase,
): Promise<Entity> {
  const token = await addMember(ctx, caseToken, input);
  return { ...(await getEntity(ctx, token)), role: input.role };
}
