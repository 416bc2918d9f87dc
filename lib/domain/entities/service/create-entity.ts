import type { Prisma } from '@/generated/prisma/client';
import { refuseUnreadableNames } from '@/lib/domain/screening/unreadable-name';
import type { EntityRole } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { fullNameOf, namesOf, wholeAddress } from '../fields';
import type { CreateEntity } from '../schema';
import { createEntities, type CreatedEntity, type NewEntity } from './create';

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
  const full_name = fullNameOf(first_name, last_name);
  return { ...none, first_name, last_name, full_name, date_of_birth, nationality };
}

interface GivenEntity {
  input: CreateEntity & { monitored?: boolean };
  role: EntityRole;
  /** Before the names of its fields in the body. */
  path: '' | 'entity.';
}

/** A person or company as a caller gives it (API §5.1). Throws `ValidationFailed` (400) for a name that cannot be screened. */
export async function createEntity(
  tx: Transaction,
  ctx: Context,
  { input, role, path }: GivenEntity,
): Promise<CreatedEntity> {
  refuseUnreadableNames(namesOf(input).map(([field, name]) => [`${path}${field}`, name]));
  const { type, country = null, address, external_reference = null, metadata, monitored } = input;
  const values: NewEntity = {
    type,
    role,
    ...identityOf(input),
    country,
    address: address ? wholeAddress(address) : null,
    external_reference,
    monitored,
    metadata: metadata as Prisma.InputJsonObject | undefined, // parsed from JSON
  };
  const [created] = await createEntities(tx, ctx, [values]);
  if (!created) throw new Error('an entity is created for each input');
  return created;
}
