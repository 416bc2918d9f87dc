import type { Entity as EntityModel } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { EntityRole } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Recorder } from '@/lib/platform/records';
import { entityCreated, entityUpdated } from './events';
import type { NewEntity } from './new-entity';
import { presentEntity } from './present';
import type { VerificationStatus } from './schema';

export type CreatedEntity = EntityModel & { role: EntityRole };

export function newEntityRow(ctx: Context, input: NewEntity): CreatedEntity {
  const {
    date_of_birth,
    address,
    external_reference = null,
    metadata = {},
    monitored = false,
    ...values
  } = input;
  return {
    ...values,
    project_id: ctx.project.id,
    token: newToken('ent'),
    date_of_birth: date_of_birth === null ? null : new Date(date_of_birth),
    verification_status: 'Not Started' satisfies VerificationStatus,
    address: address && { ...address },
    metadata,
    monitored,
    external_reference,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  };
}

const noWork = { checks: [], alerts: [] };

export function recordEntityCreated(recorder: Recorder, ctx: Context, row: CreatedEntity): void {
  const { token, type, role } = row;
  const details = { type, role };
  recordEvent(recorder, ctx, entityCreated, { token, details, data: presentEntity(row, noWork) });
}

export function recordVerification(
  recorder: Recorder,
  ctx: Context,
  { token, from, to }: { token: string; from: string | null; to: VerificationStatus },
): void {
  const data = { verification_status: to };
  recordEvent(recorder, ctx, entityUpdated, { token, details: { ...data, from, to }, data });
}
