import type { Finding } from '@/lib/domain/checks/outcome';
import type { ListedEntity, ListVersion, Match } from '@/lib/domain/screening/schema';
import type { CheckTypeCode, ScreeningCategory } from '@/lib/domain/words';
import type { RegistryCompany, Subject } from '../provider';
import { matchFinding, queryOf } from '../screening/checks';
import { evidenceOf } from '../screening/listed-party';
import type { Marker } from './marker';

/** In the format of the real providers. */
export const sandboxPass: Record<CheckTypeCode, Record<string, unknown>> = {
  COM_REGISTRY: { verified: true, found: true },
  IDV_DATABASE: { verified: true, decision: 'Pass', score: 100 },
  IDV_EMAIL: { verified: true, risk_score: 0, deliverable: true },
  IDV_PHONE: { verified: true, carrier: 'Sandbox', phone_type: 'mobile' },
  IDV_ADDRESS: { verified: true, match_level: 'full' },
  IDV_DOCUMENT: {
    verified: true,
    document_type: 'passport',
    validation_result: 'Pass',
    tamper_result: 'Pass',
  },
  IDV_BIOMETRIC: { liveness_verified: true, liveness_score: 98, face_match: true, face_match_score: 97 },
  SCR_SANCTIONS: {},
  SCR_PEP: {},
  SCR_ADVERSE_MEDIA: {},
  SCR_WATCHLIST: {},
};

interface Judged {
  what: string;
  given: (subject: Subject) => string | null;
}

const name = ({ name }: Subject) => name;
const screened = { what: 'screening', given: name };

/** What each check verifies, in plain words for the analyst. */
export const judgedBy: Record<CheckTypeCode, Judged> = {
  COM_REGISTRY: { what: 'company', given: name },
  IDV_DATABASE: { what: 'identity', given: name },
  IDV_EMAIL: { what: 'email address', given: ({ email }) => email },
  IDV_PHONE: { what: 'phone number', given: ({ phone }) => phone },
  IDV_ADDRESS: { what: 'address', given: ({ address }) => address.line1 },
  IDV_DOCUMENT: { what: 'identity document', given: name },
  IDV_BIOMETRIC: { what: 'face', given: name },
  SCR_SANCTIONS: { ...screened, what: 'sanctions screening' },
  SCR_PEP: { ...screened, what: 'PEP screening' },
  SCR_ADVERSE_MEDIA: { ...screened, what: 'adverse media screening' },
  SCR_WATCHLIST: { ...screened, what: 'watchlist screening' },
};

export const sandboxBirthDate = '1955-05-05';
export const sandboxPersonName = 'Another Person';
export const sandboxCompanyName = 'Another Company Ltd';

export const sandboxList = (now: Date): ListVersion => ({
  name: 'Sandbox',
  version: '1',
  updated_at: now.toISOString(),
});

function sandboxMatch(subject: Subject, category: ScreeningCategory): Match {
  const name = { query: subject.name, candidate: subject.name, verdict: 'agree' as const };
  const birth = { query: subject.date_of_birth, candidate: subject.date_of_birth };
  const hasDate = subject.date_of_birth !== null;
  const explanation: Match['explanation'] = [
    { feature: 'name', ...name, contribution: 90 },
    {
      feature: 'date_of_birth',
      ...birth,
      verdict: hasDate ? 'agree' : 'missing',
      contribution: hasDate ? 6 : 0,
    },
  ];
  return {
    match_score: explanation.reduce((sum, { contribution }) => sum + contribution, 0),
    primary_name: subject.name,
    matched_name: subject.name,
    category,
    categories: [category],
    nationality: subject.nationality,
    date_of_birth: subject.date_of_birth,
    list: 'Sandbox',
    list_entry_id: `sandbox-${category}`,
    explanation,
  };
}

/** The fictitious list entry of a match: the subject itself. */
function sandboxEntry(
  { type, name, date_of_birth, nationality, country }: Subject,
  match: Match,
): ListedEntity {
  const isPep = match.category === 'pep';
  return {
    list_entry_id: match.list_entry_id,
    entity_type: type === 'Company' ? 'company' : 'person',
    primary_name: name,
    names: [
      { name, kind: 'primary', weak: false },
      { name: `${name} of the Sandbox`, kind: 'alias', weak: true },
    ],
    dates_of_birth: date_of_birth ? [date_of_birth] : [],
    nationalities: nationality ? [nationality] : [],
    countries: country ? [country] : [],
    gender: null,
    identifiers: [],
    categories: match.categories,
    programs: ['SANDBOX'],
    addresses: [],
    remarks: null,
    ...(isPep && { positions: ['Minister of Sand'] }),
    reason: 'The name contains a sandbox marker.',
    listed_on: '2020-01-01',
    source_url: `https://sandbox.example/${match.list_entry_id}`,
  };
}

const sandboxArticle = {
  title: 'A fictitious article about a fictitious offence',
  publisher: 'The Sandbox Gazette',
  published_on: '2020-01-01',
  url: 'https://sandbox.example/article',
};

export function sandboxHit(subject: Subject, category: ScreeningCategory, now: Date): Finding {
  const match = sandboxMatch(subject, category);
  const found = { match, entry: sandboxEntry(subject, match), list: sandboxList(now) };
  const finding = matchFinding([found], category, [category]);
  const articles = category === 'adverse_media' ? [sandboxArticle] : [];
  return { ...finding, searched: queryOf(subject), evidence: { ...evidenceOf([found]), articles } };
}

export function sandboxCompany(subject: Subject, marker: Marker): RegistryCompany {
  const { line1, city, postal_code } = subject.address;
  return {
    legal_name: marker === 'NAMEMISMATCH' ? sandboxCompanyName : subject.name,
    registration_number: subject.registration_number ?? 'SANDBOX',
    jurisdiction: subject.country ?? 'GB',
    company_status: marker === 'FAIL' ? 'Dissolved' : 'Active',
    company_type: null,
    incorporation_date: null,
    registered_address: [line1, city, postal_code].filter(Boolean).join(', ') || null,
    sic_codes: [],
    officers: [],
  };
}
