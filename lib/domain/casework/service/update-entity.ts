import { lockOpenCaseOfEntity } from '@/lib/domain/cases/service/lock-open-of-entity';
import { entityUpdated } from '@/lib/domain/entities/events';
import type { Entity, UpdateEntity } from '@/lib/domain/entities/schema';
import { changeEntity } from '@/lib/domain/entities/service/change';
import { presentEntityWithin } from '@/lib/domain/entities/service/present-within';
import { requestEntityScreening } from '@/lib/domain/flows/service/request-entity-screening';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';

const identifying = ['full_name', 'company_name', 'date_of_birth'] as const;

/**
 * Changes only the given fields. A changed name or date of birth repeats the screening checks, which the
 * audit record mentions (API §4.1, §5.2). Throws `NotFound` (404) and `ValidationFailed` (400).
 */
export function updateEntity(ctx: Context, token: string, input: UpdateEntity): Promise<Entity> {
  return transaction(ctx, async (tx) => {
    // First, because a case is locked before its entities, and a screening runs in it.
    await lockOpenCaseOfEntity(tx, ctx, token);
    const { row, before, after } = await changeEntity(tx, ctx, token, input);
    if (Object.keys(after).length === 0) return presentEntityWithin(tx, ctx, row);
    const isSomeoneElse = identifying.some((field) => field in after);
    const screening = isSomeoneElse ? await requestEntityScreening(tx, ctx, token) : null;
    const entity = await presentEntityWithin(tx, ctx, row);
    const details = { before, after, ...(screening && { screening }) };
    recordEvent(tx, ctx, entityUpdated, { token, details, data: entity });
    return entity;
  });
}
