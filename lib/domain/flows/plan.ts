import type { CheckTypeCode, EntityRole, ScreeningCategory } from '@/lib/domain/words';
import type { RegistryPerson, Subject } from '@/lib/domain/providers/provider';
import type { CompanyRequest, PersonRequest, ScreeningRequest } from './schema';

export type PartyKind = 'subject' | 'director' | 'ubo';

/** A person or company that a flow checks. */
export interface Party {
  kind: PartyKind;
  entity_role: EntityRole;
  subject: Subject;
  /** The role in the caller's or the registry's own words. */
  role: string | null;
  ownership_percentage: number | null;
  appointed_date: string | null;
  service_entity_id: string | null;
  type_codes: CheckTypeCode[];
}

const screeningChecks: CheckTypeCode[] = ['SCR_SANCTIONS', 'SCR_PEP', 'SCR_ADVERSE_MEDIA', 'SCR_WATCHLIST'];

const checkOfCategory: Record<ScreeningCategory, CheckTypeCode> = {
  sanctions: 'SCR_SANCTIONS',
  pep: 'SCR_PEP',
  adverse_media: 'SCR_ADVERSE_MEDIA',
  watchlist: 'SCR_WATCHLIST',
};

const blank: Subject = {
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

/** Percent. An owner of less is a Shareholder (API §4.1). */
const uboThreshold = 25;

const ownerRole = (percentage: number | undefined | null): EntityRole =>
  (percentage ?? uboThreshold) >= uboThreshold ? 'UBO' : 'Shareholder';

interface NamedPerson {
  first_name?: string | null;
  last_name: string;
  date_of_birth?: string | null;
  /** YYYY-MM, where a registry hides the day. */
  birth_month?: string | null;
  nationality?: string | null;
}

function personSubject({
  first_name,
  last_name,
  date_of_birth,
  birth_month,
  nationality,
}: NamedPerson): Subject {
  return {
    ...blank,
    first_name: first_name ?? null,
    last_name,
    name: [first_name, last_name].filter(Boolean).join(' '),
    date_of_birth: date_of_birth ?? birth_month ?? null,
    nationality: nationality ?? null,
  };
}

function companyParties(request: CompanyRequest): Party[] {
  const subject: Party = {
    kind: 'subject',
    entity_role: 'Primary',
    subject: {
      ...blank,
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
    },
    role: null,
    ownership_percentage: null,
    appointed_date: null,
    service_entity_id: null,
    type_codes: ['COM_REGISTRY', ...screeningChecks],
  };
  const directors = (request.directors ?? []).map((director): Party => ({
    kind: 'director',
    entity_role: 'Director',
    subject: personSubject(director),
    role: director.role ?? null,
    ownership_percentage: null,
    appointed_date: director.appointed_date ?? null,
    service_entity_id: director.service_entity_id ?? null,
    type_codes: screeningChecks,
  }));
  const owners = (request.ubos ?? []).map((owner): Party => ({
    kind: 'ubo',
    entity_role: ownerRole(owner.ownership_percentage),
    subject: personSubject(owner),
    role: owner.role ?? null,
    ownership_percentage: owner.ownership_percentage ?? null,
    appointed_date: null,
    service_entity_id: owner.service_entity_id ?? null,
    type_codes: screeningChecks,
  }));
  return [subject, ...directors, ...owners];
}

const companySubject = (name: string): Subject => ({ ...blank, type: 'Company', name });

/** A party that the registry names. */
export function registryParty(officer: RegistryPerson): Party {
  const isDirector = officer.role === 'Director';
  return {
    kind: isDirector ? 'director' : 'ubo',
    entity_role: isDirector ? 'Director' : ownerRole(officer.ownership_percentage),
    subject: officer.type === 'Company' ? companySubject(officer.last_name) : personSubject(officer),
    role: officer.role,
    ownership_percentage: officer.ownership_percentage,
    appointed_date: null,
    service_entity_id: null,
    type_codes: screeningChecks,
  };
}

function personChecks(request: PersonRequest, mode: 'sync' | 'async'): CheckTypeCode[] {
  const optional: [CheckTypeCode, boolean][] = [
    ['IDV_DATABASE', true],
    ['IDV_EMAIL', request.email !== undefined],
    ['IDV_PHONE', request.phone !== undefined],
    ['IDV_ADDRESS', request.address !== undefined],
    ['IDV_DOCUMENT', mode === 'async'],
    ['IDV_BIOMETRIC', mode === 'async'],
  ];
  return [...optional.filter(([, isDue]) => isDue).map(([code]) => code), ...screeningChecks];
}

function personParty(request: PersonRequest, mode: 'sync' | 'async'): Party {
  return {
    kind: 'subject',
    entity_role: 'Primary',
    subject: {
      ...personSubject(request),
      country: request.country,
      email: request.email ?? null,
      phone: request.phone ?? null,
      address: {
        line1: request.address ?? null,
        city: request.city ?? null,
        postal_code: request.postal_code ?? null,
        country: request.country,
      },
    },
    role: null,
    ownership_percentage: null,
    appointed_date: null,
    service_entity_id: null,
    type_codes: personChecks(request, mode),
  };
}

function screeningParty(request: ScreeningRequest): Party {
  return {
    kind: 'subject',
    entity_role: 'Primary',
    subject: {
      ...blank,
      type: request.entity_type === 'company' ? 'Company' : 'Person',
      name: request.name,
      date_of_birth: request.date_of_birth ?? null,
      nationality: request.nationality ?? null,
      country: request.country ?? null,
    },
    role: null,
    ownership_percentage: null,
    appointed_date: null,
    service_entity_id: null,
    type_codes: [...new Set(request.categories)].map((category) => checkOfCategory[category]),
  };
}

/** A request of any flow type, as its operation accepted it. */
export type FlowRequest =
  | { flow_type: 'company'; mode: 'sync' | 'async'; request: CompanyRequest }
  | { flow_type: 'person'; mode: 'sync' | 'async'; request: PersonRequest }
  | { flow_type: 'screening'; mode: 'sync'; request: ScreeningRequest };

/** The parties of a flow and their checks (API §3.8). The subject comes first. */
export function planFlow(flow: FlowRequest): Party[] {
  switch (flow.flow_type) {
    case 'company':
      return companyParties(flow.request);
    case 'person':
      return [personParty(flow.request, flow.mode)];
    case 'screening':
      return [screeningParty(flow.request)];
  }
}

/** Null for a person without a birth date, who cannot be told from a namesake and is screened separately. */
function identity({ subject }: Pick<Party, 'subject'>): string | null {
  const { type, name, date_of_birth } = subject;
  const isKnowable = type === 'Company' || date_of_birth !== null;
  return isKnowable ? JSON.stringify([type, name.toLowerCase().split(/\s+/).sort(), date_of_birth]) : null;
}

/** For each party, the position of the first party that is the same person: one entity, screened once. */
export function screenedAs(parties: readonly Pick<Party, 'subject'>[]): number[] {
  const first = new Map<string, number>();
  return parties.map((party, position) => {
    const key = identity(party);
    if (key === null) return position;
    const known = first.get(key) ?? position;
    first.set(key, known);
    return known;
  });
}

const rank: Record<EntityRole, number> = { Primary: 0, UBO: 1, Director: 2, Shareholder: 3 };

/** The highest-ranking of the roles that one entity has. */
export const strongestRole = (roles: EntityRole[]): EntityRole =>
  roles.reduce((best, role) => (rank[role] < rank[best] ? role : best));
