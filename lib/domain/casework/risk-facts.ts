import type { Alert, Case, Check } from '@/generated/prisma/client';
import type { CaseMemberRow } from '@/lib/domain/cases/present';
import type { FlowParts } from '@/lib/domain/flows/parts';
import { riskFacts, riskFindings } from '@/lib/domain/flows/risk-facts';
import type { RiskFacts } from '@/lib/domain/risk/facts';
import type { CheckTypeCode } from '@/lib/domain/words';

export interface CaseParts {
  record: Case;
  members: readonly CaseMemberRow[];
  /** Oldest first. */
  checks: readonly Check[];
  alerts: readonly Alert[];
  /** Of the flow that opened the case. */
  flow: FlowParts | null;
}

/** The latest check of each question: a screening that was run again replaces the one before. */
function latestOf(checks: readonly Check[]): Check[] {
  const questionOf = ({ entity_token, party_position, type_code }: Check) =>
    `${entity_token ?? party_position} ${type_code}`;
  return [...new Map(checks.map((check) => [questionOf(check), check])).values()];
}

const screenings = {
  pep: 'SCR_PEP',
  sanctions: 'SCR_SANCTIONS',
  adverse_media: 'SCR_ADVERSE_MEDIA',
  watchlist: 'SCR_WATCHLIST',
} as const satisfies Partial<Record<keyof RiskFacts, CheckTypeCode>>;

/** In a case that no flow opened, what was never screened is unknown. */
function findingsWithoutFlow(checks: readonly Check[], alerts: readonly Alert[]) {
  const found = riskFindings(checks, alerts);
  const wasRun = (code: CheckTypeCode) => checks.some(({ type_code }) => type_code === code);
  const orUnknown = (fact: keyof typeof screenings) =>
    found[fact] === 'none' && !wasRun(screenings[fact]) ? ('unknown' as const) : found[fact];
  return {
    pep: orUnknown('pep'),
    sanctions: orUnknown('sanctions'),
    adverse_media: orUnknown('adverse_media'),
    watchlist: orUnknown('watchlist'),
  };
}

const isDescribed = ({ type, date_of_birth, registration_number, address }: CaseMemberRow): boolean =>
  address !== null && (type === 'Person' ? date_of_birth : registration_number) !== null;

function factsWithoutFlow(
  { record, checks, alerts }: CaseParts,
  primary: CaseMemberRow | undefined,
): RiskFacts {
  return {
    // Written by openCase, from a word of the schema.
    entity_type: record.entity_category as RiskFacts['entity_type'],
    ...findingsWithoutFlow(checks, alerts),
    country: null,
    nationalities: [],
    registered_jurisdiction: null,
    industry: null,
    sic_codes: [],
    company_type: null,
    annual_revenue: null,
    employee_count: null,
    ownership_layers: 0,
    ubo_count: 0,
    company_age_years: null,
    data_tier: primary && isDescribed(primary) ? 'standard' : 'minimum',
  };
}

/** Who was added to the case after its flow. */
function addedTo(flow: FlowParts | null, members: readonly CaseMemberRow[]): CaseMemberRow[] {
  const known = new Set(flow?.parties.map(({ entity_token }) => entity_token));
  return members.filter(({ token }) => !known.has(token));
}

/** The facts of a case as it is now, from which its risk is assessed (API §4.4, §7.3). */
export function caseRiskFacts(parts: CaseParts, now: Date): RiskFacts {
  const { record, members, alerts, flow } = parts;
  const checks = latestOf(parts.checks);
  const primary = members.find(({ token }) => token === record.primary_entity_token);
  const facts = flow
    ? riskFacts({ ...flow, checks }, alerts, now)
    : factsWithoutFlow({ ...parts, checks }, primary);
  const addedOwners = addedTo(flow, members).filter(({ case_role }) => case_role === 'UBO');
  return {
    ...facts,
    // An entity is corrected after its flow; the flow's own copy is not.
    country: primary?.country ?? facts.country,
    nationalities:
      members.length > 0 ? members.flatMap(({ nationality }) => nationality ?? []) : facts.nationalities,
    ubo_count: facts.ubo_count + addedOwners.length,
  };
}
