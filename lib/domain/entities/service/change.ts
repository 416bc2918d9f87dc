import { isDeepStrictEqual } from 'node:util';
import type { Entity as EntityModel } from '@/generated/prisma/client';
import { refuseUnreadableNames } from '@/lib/domain/screening/unreadable-name';
import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { fullNameOf } from '@/lib/domain/full-name';
import { namesOf, wholeAddress } from '../fields';
import { presentEntity } from '../present';
import type { Entity, UpdateEntity } from '../schema';
import { updateEntityRow } from '../store';
import { lockEntity } from './lock';

type Field = keyof UpdateEntity;

const ofOtherType: Record<Entity['type'], readonly Field[]> = {
  Person: ['company_name', 'registration_number'],
  Company: ['first_name', 'last_name', 'date_of_birth', 'nationality'],
};

function refuseFieldsOfOtherType({ type }: Entity, input: UpdateEntity): void {
  const wrong = ofOtherType[type].filter((field) => input[field] !== undefined);
  if (wrong.length === 0) return;
  const message = `is not a field of a ${type.toLowerCase()}`;
  throw new ValidationFailed(wrong.map((field) => ({ field, message, code: 'not_of_this_type' })));
}

/** A person from a screening only has a full name. */
function fullNameAfter(before: Entity, { first_name, last_name }: UpdateEntity): string | undefined {
  if (first_name === undefined && last_name === undefined) return undefined;
  const last = last_name ?? before.last_name;
  if (last === null) {
    const message = 'is required, because the person has no last name';
    throw new ValidationFailed([{ field: 'last_name', message, code: 'required' }]);
  }
  return fullNameOf(first_name === undefined ? before.first_name : first_name, last);
}

/** The given fields as they would be stored. */
function given(before: Entity, { address, ...input }: UpdateEntity): Partial<Entity> {
  const full_name = fullNameAfter(before, input);
  const fields = { ...input, full_name, address: address ? wholeAddress(address, before.address) : address };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function differing(before: Entity, values: Partial<Entity>): Partial<Entity> {
  const fields = Object.keys(values) as (keyof Entity)[]; // made of fields of Entity
  return Object.fromEntries(
    fields
      .filter((field) => !isDeepStrictEqual(before[field], values[field]))
      .map((field) => [field, values[field]]),
  );
}

export interface ChangedEntity {
  row: EntityModel;
  /** The changed fields; empty if nothing would change. */
  before: Partial<Entity>;
  after: Partial<Entity>;
}

/**
 * Changes only the given fields; the caller records the event (API §5.2). Throws `NotFound` (404), and
 * `ValidationFailed` (400) for a field of the other type or a name that cannot be screened.
 */
export async function changeEntity(
  tx: Transaction,
  ctx: Context,
  token: string,
  input: UpdateEntity,
): Promise<ChangedEntity> {
  const row = await lockEntity(tx, ctx, token);
  const entity = presentEntity(row, { checks: [], alerts: [] });
  refuseFieldsOfOtherType(entity, input);
  refuseUnreadableNames(namesOf(input));
  const after = differing(entity, given(entity, input));
  const fields = Object.keys(after) as (keyof Entity)[]; // made of fields of Entity
  const before = Object.fromEntries(fields.map((field) => [field, entity[field]]));
  const isChanged = fields.length > 0;
  return { row: isChanged ? await updateEntityRow(tx, ctx, token, after) : row, before, after };
}
