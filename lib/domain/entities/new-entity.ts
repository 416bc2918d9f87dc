import type { Prisma } from '@/generated/prisma/client';
import { refuseUnreadableNames } from '@/lib/domain/screening/unreadable-name';
import type { EntityRole, EntityType } from '@/lib/domain/words';
import { fullNameOf } from '@/lib/domain/full-name';
import { asJson } from '@/lib/domain/as-json';
import { namesOf, wholeAddress } from './fields';
import type { Address, CreateEntity } from './schema';

export interface NewEntity {
  type: EntityType;
  role: EntityRole;
  first_name: string | null;
  last_name: string | null;
  full_name: string | null;
  company_name: string | null;
  registration_number: string | null;
  /** YYYY-MM-DD. */
  date_of_birth: string | null;
  nationality: string | null;
  country: string | null;
  address: Address | null;
  external_reference?: string | null;
  metadata?: Prisma.JsonObject;
  monitored?: boolean;
}

/** The name, and fields that only a person or only a company has. */
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

export interface GivenEntity {
  input: CreateEntity & { monitored?: boolean };
  role: EntityRole;
  /** Prefix of its field names in the body. */
  path: '' | 'entity.';
}

/**
 * A person or company from a request (API §5.1). Throws `ValidationFailed` (400) for a name that cannot be
 * screened.
 */
export function newEntityOf({ input, role, path }: GivenEntity): NewEntity {
  refuseUnreadableNames(namesOf(input).map(([field, name]) => [`${path}${field}`, name]));
  const { type, country = null, address, external_reference = null, metadata, monitored } = input;
  return {
    type,
    role,
    ...identityOf(input),
    country,
    address: address ? wholeAddress(address) : null,
    external_reference,
    monitored,
    metadata: metadata && asJson(metadata),
  };
}
