import type { DataTier } from '@/lib/domain/words';
import type { CompanyRequest, FlowType, PersonRequest, ScreeningRequest, SentDocuments } from './schema';

type Fields<Request> = readonly (keyof Request & string)[];

interface Tiers<Request> {
  standard: Fields<Request>;
  full: Fields<Request>;
}

interface RequestOf {
  company: CompanyRequest;
  person: PersonRequest;
  screening: ScreeningRequest;
  document: SentDocuments;
}

/** API §3.3, §3.4, §3.5. */
const tiers: { [Type in FlowType]: Tiers<RequestOf[Type]> } = {
  company: {
    // `minimum` names the number too, which a request may omit (API §3.4): then it has no higher tier.
    standard: ['registration_number', 'directors', 'ubos', 'address_line_1'],
    full: ['external_reference', 'annual_revenue', 'sic_codes'],
  },
  person: {
    standard: ['date_of_birth', 'email', 'phone', 'address'],
    full: ['nationality', 'document_type', 'external_reference'],
  },
  screening: {
    standard: ['date_of_birth'],
    full: ['nationality', 'country', 'external_reference'],
  },
  // Only a document.
  document: { standard: [], full: ['external_reference'] },
};

export function dataTier(flowType: FlowType, request: object): DataTier {
  const given = new Map(Object.entries(request).filter(([, value]) => value !== undefined));
  const has = (fields: readonly string[]) => fields.every((field) => given.has(field));
  const { standard, full } = tiers[flowType];
  if (!has(standard)) return 'minimum';
  return has(full) ? 'full' : 'standard';
}
