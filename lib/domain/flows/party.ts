import { fullNameOf } from '@/lib/domain/full-name';
import type { Subject } from '@/lib/domain/providers/provider';
import type { CheckTypeCode, EntityRole } from '@/lib/domain/words';

export type PartyKind = 'subject' | 'director' | 'ubo';

export interface Party {
  kind: PartyKind;
  entity_role: EntityRole;
  subject: Subject;
  /** Token of an existing entity: none is created for the party. */
  entity_token?: string;
  /** The role as given by the caller or the registry. */
  role: string | null;
  ownership_percentage: number | null;
  appointed_date: string | null;
  service_entity_id: string | null;
  type_codes: readonly CheckTypeCode[];
}

export const blankSubject: Subject = {
  type: 'Person',
  first_name: null,
  last_name: null,
  name: '',
  date_of_birth: null,
  nationality: null,
  country: null,
  registration_number: null,
  email: null,
  phone: null,
  address: { line1: null, city: null, postal_code: null, country: null },
};

interface NamedPerson {
  first_name?: string | null;
  last_name: string;
  date_of_birth?: string | null;
  /** YYYY-MM if a registry hides the day. */
  birth_month?: string | null;
  nationality?: string | null;
}

export function personSubject({
  first_name,
  last_name,
  date_of_birth,
  birth_month,
  nationality,
}: NamedPerson): Subject {
  return {
    ...blankSubject,
    first_name: first_name ?? null,
    last_name,
    name: fullNameOf(first_name, last_name),
    date_of_birth: date_of_birth ?? birth_month ?? null,
    nationality: nationality ?? null,
  };
}

export const subjectParty = (subject: Subject, type_codes: CheckTypeCode[]): Party => ({
  kind: 'subject',
  entity_role: 'Primary',
  subject,
  role: null,
  ownership_percentage: null,
  appointed_date: null,
  service_entity_id: null,
  type_codes,
});
