import type { Prisma } from '@/generated/prisma/client';
import type { EntityRole } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import type { Address, CreateEntity } from '../schema';
import { createEntities, type CreatedEntity, type NewEntity } from './create';

const blankAddress: Address = {
  line1: null,
  line2: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
};

const fullName = (...names: (string | null | undefined)[]) =>
  names
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');

/** The name, and what only a person or only a company has. */
function identityOf(input: CreateEntity) {
  const none = {
    first_name: null,
    last_name: null,
    full_name: null,
    company_name: null,
    registration_number: null,
    date_of_birth: null,
    nationality: null,
  };
  if (input.type === 'Company') {
    const { company_name, registration_number = null } = input;
    return { ...none, company_name, registration_number };
  }
  const { first_name = null, last_name, date_of_birth = null, nationality = null } = input;
  const full_name = fullName(first_name, last_name);
  return { ...none, first_name, last_name, full_name, date_of_birth, nationality };
}

/** A person or company as a caller gives it (API §5.1). */
export async function createEntity(
  tx: Transaction,
  ctx: Context,
  input: CreateEntity,
  role: EntityRole,
): Promise<CreatedEntity> {
  const { type, country = null, address, external_reference = null, metadata } = input;
  const values: NewEntity = {
    type,
    role,
    ...identityOf(input),
    country,
    address: address ? { ...blankAddress, ...address } : null,
    external_reference,
    metadata: metadata as Prisma.InputJsonObject | undefined, // parsed from JSON
  };
  const [created] = await createEntities(tx, ctx, [values]);
  if (!created) throw new Error('an entity is created for each input');
  return created;
}
