import { screeningCodes } from '@/lib/domain/checks/schema';
import { uboThreshold } from '@/lib/domain/entities/ownership';
import type { RegistryPerson, Subject } from '@/lib/domain/providers/provider';
import type { EntityRole } from '@/lib/domain/words';
import { blankSubject, type Party, personSubject, subjectParty } from './party';
import type { CompanyRequest } from './schema';

export const ownerRole = (percentage: number | undefined | null): EntityRole =>
  (percentage ?? uboThreshold) >= uboThreshold ? 'UBO' : 'Shareholder';

const requestedCompany = (request: CompanyRequest): Subject => ({
  ...blankSubject,
  type: 'Company',
  name: request.company_name,
  country: request.country,
  registration_number: request.registration_number ?? null,
  address: {
    line1: request.address_line_1 ?? null,
    city: request.city ?? null,
    postal_code: request.postcode ?? null,
    country: request.country,
  },
});

type Director = NonNullable<CompanyRequest['directors']>[number];
type Owner = NonNullable<CompanyRequest['ubos']>[number];

const directorParty = (director: Director): Party => ({
  kind: 'director',
  entity_role: 'Director',
  subject: personSubject(director),
  role: director.role ?? null,
  ownership_percentage: null,
  appointed_date: director.appointed_date ?? null,
  service_entity_id: director.service_entity_id ?? null,
  type_codes: screeningCodes,
});

const ownerParty = (owner: Owner): Party => ({
  kind: 'ubo',
  entity_role: ownerRole(owner.ownership_percentage),
  subject: personSubject(owner),
  role: owner.role ?? null,
  ownership_percentage: owner.ownership_percentage ?? null,
  appointed_date: null,
  service_entity_id: owner.service_entity_id ?? null,
  type_codes: screeningCodes,
});

/** The company, its directors and its owners (API §3.4). */
export const companyParties = (request: CompanyRequest): Party[] => [
  subjectParty(requestedCompany(request), ['COM_REGISTRY', ...screeningCodes]),
  ...(request.directors ?? []).map(directorParty),
  ...(request.ubos ?? []).map(ownerParty),
];

const registrySubject = (officer: RegistryPerson): Subject =>
  officer.type === 'Company'
    ? { ...blankSubject, type: 'Company', name: officer.last_name }
    : personSubject(officer);

export function registryParty(officer: RegistryPerson): Party {
  const isDirector = officer.role === 'Director';
  return {
    kind: isDirector ? 'director' : 'ubo',
    entity_role: isDirector ? 'Director' : ownerRole(officer.ownership_percentage),
    subject: registrySubject(officer),
    role: officer.role,
    ownership_percentage: officer.ownership_percentage,
    appointed_date: null,
    service_entity_id: null,
    type_codes: screeningCodes,
  };
}
