import { z } from 'zod';
import {
  AppointmentDate,
  BirthDate,
  Country,
  DisplayName,
  Line,
  LineText,
  NameText,
  optionally,
  PastDate,
  Text,
  Timestamp,
  token,
} from '@/lib/domain/primitives';
import { ListVersion } from '@/lib/domain/screening/schema';
import { DocumentType, EntityType, ScreeningCategory, Tier } from '@/lib/domain/words';

/** `document`: checks a document that an analyst requested (API §6.1). Callers cannot request such a flow. */
export const FlowType = z.enum(['company', 'person', 'screening', 'document']);
export type FlowType = z.infer<typeof FlowType>;

export const FlowStatus = z.enum(['processing', 'complete', 'failed']);
export const Verdict = z.enum(['Pass', 'Refer', 'Fail']);
export type Verdict = z.infer<typeof Verdict>;

const FieldText = Text.max(500);
const FieldName = DisplayName.max(500);

/** A name to screen. Punctuation alone would match nothing and look like a clean result. */
const SearchedName = FieldName.refine(
  (name) => /[\p{L}\p{N}]/u.test(name),
  'must contain a letter or a digit',
).meta({
  pattern: '[\\p{L}\\p{N}]',
});
const ExternalReference = Line.max(255);

/** API §3.4. A single name goes into `last_name`. */
export const Director = z.strictObject({
  first_name: optionally(NameText.max(500)),
  last_name: SearchedName,
  date_of_birth: optionally(BirthDate),
  nationality: optionally(Country),
  role: optionally(FieldText),
  appointed_date: optionally(AppointmentDate),
  service_entity_id: optionally(FieldText),
});

/** API §3.4. An owner of 25% or more is a UBO. */
export const Owner = z.strictObject({
  first_name: optionally(NameText.max(500)),
  last_name: SearchedName,
  date_of_birth: optionally(BirthDate),
  nationality: optionally(Country),
  ownership_percentage: optionally(z.number().min(0).max(100)),
  role: optionally(FieldText),
  service_entity_id: optionally(FieldText),
});

const maxPeople = 200;

/** API §3.4. Amounts and counts are strings. */
export const CompanyRequest = z.strictObject({
  company_name: SearchedName,
  registration_number: optionally(LineText.max(500)),
  country: Country,
  company_type: optionally(FieldText),
  incorporation_date: optionally(PastDate),
  industry: optionally(FieldText),
  address_line_1: optionally(FieldText),
  city: optionally(FieldText),
  postcode: optionally(FieldText),
  annual_revenue: optionally(FieldText),
  employee_count: optionally(FieldText),
  sic_codes: optionally(FieldText),
  status: optionally(FieldText),
  external_reference: optionally(ExternalReference),
  directors: optionally(z.array(Director).max(maxPeople)),
  ubos: optionally(z.array(Owner).max(maxPeople)),
});
export type CompanyRequest = z.infer<typeof CompanyRequest>;

/** API §3.3. */
export const PersonRequest = z.strictObject({
  first_name: FieldName,
  last_name: SearchedName,
  country: Country,
  date_of_birth: optionally(BirthDate),
  email: optionally(z.email().max(320)),
  phone: optionally(Text.regex(/^\+[1-9]\d{1,14}$/, 'must be an E.164 number such as +442079460000')),
  address: optionally(FieldText),
  city: optionally(FieldText),
  postal_code: optionally(FieldText),
  nationality: optionally(Country),
  document_type: optionally(DocumentType),
  external_reference: optionally(ExternalReference),
});
export type PersonRequest = z.infer<typeof PersonRequest>;

const Categories = z
  .array(ScreeningCategory)
  .min(1)
  .max(ScreeningCategory.options.length)
  .default(['pep', 'sanctions', 'adverse_media', 'watchlist']);

/** API §3.5. */
export const ScreeningRequest = z.strictObject({
  name: SearchedName,
  entity_type: z.enum(['person', 'company']).default('person'),
  date_of_birth: optionally(BirthDate),
  nationality: optionally(Country),
  country: optionally(Country),
  categories: Categories,
  external_reference: optionally(ExternalReference),
});
export type ScreeningRequest = z.infer<typeof ScreeningRequest>;

/** API §5.2. */
export const ScreenEntity = z.strictObject({ categories: Categories });
export type ScreenEntity = z.infer<typeof ScreenEntity>;

/** For a flow of type `document`: the document, and what the person stated about it. */
export interface SentDocuments {
  request_token: string;
  document_type: string;
  country: string;
  external_reference?: undefined;
}

export const ProjectParams = z.object({ project_hash: Text.max(200) });
export const PullParams = z.object({ pull_token: Text.max(200) });
export const FlowParams = z.object({ flow_token: token('flw') });

/** API §3.2. */
export const FlowTokens = z.object({ pull: z.string(), start: z.string().nullable() });
export const TokenResponse = z.object({ tokens: FlowTokens });
export type TokenResponse = z.infer<typeof TokenResponse>;

/** A flow in a list (API §5.9); `FlowResult` has its parts. */
export const Flow = z.object({
  flow_token: token('flw'),
  flow_type: FlowType,
  mode: z.enum(['sync', 'async']),
  processing_status: FlowStatus,
  external_reference: z.string().nullable(),
  /** The person or company that is verified or screened. */
  subject: z.object({ name: z.string(), type: EntityType }).nullable(),
  case_token: token('cas').nullable(),
  overall_verdict: Verdict.nullable(),
  risk_tier: Tier.nullable(),
  completed_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Flow = z.infer<typeof Flow>;

export const FlowFilters = z.strictObject({
  flow_type: FlowType.optional(),
  processing_status: FlowStatus.optional(),
});
export type FlowFilters = z.infer<typeof FlowFilters>;

/** API §4.12. The lists that a flow screened against, with their versions. */
export const FlowScreening = z.object({
  flow_token: token('flw'),
  flow_type: FlowType,
  processing_status: FlowStatus,
  overall_verdict: Verdict.nullable(),
  lists: z.array(ListVersion),
  created_at: Timestamp,
  completed_at: Timestamp.nullable(),
});
export type FlowScreening = z.infer<typeof FlowScreening>;
