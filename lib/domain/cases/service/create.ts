import { requireAssignee } from '@/lib/domain/access/service/require-assignee';
import { createEntity } from '@/lib/domain/entities/service/create-entity';
import { getEntityRow } from '@/lib/domain/entities/service/get-row';
import { notify } from '@/lib/domain/notifications/service/notify';
import { asJson } from '@/lib/domain/as-json';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { caseAssigned } from '../events';
import { presentCase } from '../present';
import type { Case, CreateCase } from '../schema';
import { insertCaseMembers } from './insert-members';
import { openCase } from './open';
import { refuseOtherType } from './refuse-other-type';

async function loadPrimary(tx: Transaction, ctx: Context, token: string, category: string) {
  const entity = await getEntityRow(tx, ctx, token);
  refuseOtherType(entity, category, 'entity_token');
  return entity;
}

const primaryOf = async (
  tx: Transaction,
  ctx: Context,
  { entity, entity_token, entity_category }: CreateCase,
) => {
  if (entity) return createEntity(tx, ctx, { input: entity, role: 'Primary', path: 'entity.' });
  return entity_token === undefined ? null : loadPrimary(tx, ctx, entity_token, entity_category);
};

/**
 * Opens a case without a flow, with its primary entity if one is given (API §5.1). Throws `NotFound` (404) for an
 * unknown entity, and `ValidationFailed` (400) for one of the other category or an assignee who may not act.
 */
export function createCase(ctx: Context, input: CreateCase): Promise<Case> {
  const { type, entity_category, assigned_to = null, external_reference = null, metadata } = input;
  return transaction(ctx, async (tx) => {
    if (assigned_to !== null) await requireAssignee(tx, 'assigned_to', assigned_to);
    const entity = await primaryOf(tx, ctx, input);
    const opened = await openCase(tx, ctx, {
      type,
      entity_category,
      assigned_to,
      external_reference,
      metadata: metadata && asJson(metadata),
      flow_token: null,
      primary_entity_token: entity?.token ?? null,
      total_entities_count: entity ? 1 : 0,
    });
    const { token } = opened;
    if (entity)
      await insertCaseMembers(tx, ctx, token, [{ entity, role: 'Primary', ownership_percentage: null }]);
    if (assigned_to !== null) await notify(tx, ctx, caseAssigned, { token, user_token: assigned_to });
    return presentCase(opened, ctx.now());
  });
}
