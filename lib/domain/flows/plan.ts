import { screeningCheckOf, screeningCodes } from '@/lib/domain/checks/schema';
import type { CheckTypeCode } from '@/lib/domain/words';
import { companyParties } from './company-parties';
import { blankSubject, type Party, personSubject, subjectParty } from './party';
import type { CompanyRequest, PersonRequest, ScreeningRequest } from './schema';

function personChecks(request: PersonRequest, mode: 'sync' | 'async'): CheckTypeCode[] {
  const optional: [CheckTypeCode, boolean][] = [
    ['IDV_DATABASE', true],
    ['IDV_EMAIL', request.email !== undefined],
    ['IDV_PHONE', request.phone !== undefined],
    ['IDV_ADDRESS', request.address !== undefined],
    ['IDV_DOCUMENT', mode === 'async'],
    ['IDV_BIOMETRIC', mode === 'async'],
  ];
  return [...optional.filter(([, isDue]) => isDue).map(([code]) => code), ...screeningCodes];
}

function personParty(request: PersonRequest, mode: 'sync' | 'async'): Party {
  const subject = {
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
  };
  return subjectParty(subject, personChecks(request, mode));
}

function screeningParty(request: ScreeningRequest): Party {
  const subject = {
    ...blankSubject,
    type: request.entity_type === 'company' ? ('Company' as const) : ('Person' as const),
    name: request.name,
    date_of_birth: request.date_of_birth ?? null,
    nationality: request.nationality ?? null,
    country: request.country ?? null,
  };
  const categories = [...new Set(request.categories)];
  return subjectParty(
    subject,
    categories.map((category) => screeningCheckOf[category]),
  );
}

/** The request of a caller. */
export type FlowRequest =
  | { flow_type: 'company'; mode: 'sync' | 'async'; request: CompanyRequest }
  | { flow_type: 'person'; mode: 'sync' | 'async'; request: PersonRequest }
  | { flow_type: 'screening'; mode: 'sync' | 'async'; request: ScreeningRequest };

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
