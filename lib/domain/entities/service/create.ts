import type { Entity as EntityModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { EntityRole } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/transaction';
import { entityCreated } from '../events';
import type { NewEntity } from '../new-entity';
import { presentEntity } from '../present';
import type { VerificationStatus } from '../schema';
import { insertEntities, type NewEntityRow } from '../store';

export type CreatedEntity = EntityModel & { role: EntityRole };

function newEntityRow(ctx: Context, input: NewEntity): NewEntityRow {
  const { date_of_birth, address, external_reference = null, ...values } = input;
  return {
    ...values,
    token: newToken('ent'),
    date_of_birth: date_of_birth === null ? null : new Date(date_of_birth),
    verification_status: 'Not Started' satisfies VerificationStatus,
    address: address ?? undefined,
    external_reference,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  };
}

const noWork = { checks: [], alerts: [] };

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
  // Tokens are given out in the order of `inputs` and sort by time; roles are those of `inputs`.
  const created = rows.sort((a, b) => (a.token < b.token ? -1 : 1)) as CreatedEntity[];
  for (const row of created) {
    const { token, type, role } = row;
    const details = { type, role };
    recordEvent(tx, ctx, entityCreated, { token, details, data: presentEntity(row, noWork) });
  }
  return created;
}
