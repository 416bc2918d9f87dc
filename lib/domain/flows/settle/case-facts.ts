import type { Case, Check } from '@/generated/prisma/client';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { listAlertRowsOfCase } from '@/lib/domain/alerts/service/list-rows-of-case';
import type { CaseMemberRow } from '@/lib/domain/cases/present';
import { listCaseMembers } from '@/lib/domain/cases/service/list-members';
import { screeningCheckOf } from '@/lib/domain/checks/schema';
import { listCheckRowsOfCase } from '@/lib/domain/checks/service/list-rows-of-case';
import { noOwners, type TracedOwnership } from '@/lib/domain/entities/ownership';
import type { Address } from '@/lib/domain/entities/schema';
import { traceOwnership } from '@/lib/domain/entities/service/trace-ownership';
import type { RiskFacts } from '@/lib/domain/risk/schema';
import type { ScreeningCategory } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { FlowRows } from '../rows';
import { type OwnershipFacts, riskFacts, riskFindings } from '../risk-facts';
import { findParties, requireFlow } from '../store';
import { newestOf } from './newest-checks';

type Opener = Pick<FlowRows, 'flow' | 'parties'>;

export interface CaseRows {
  record: Case;
  members: readonly CaseMemberRow[];
  checks: readonly Check[];
  alerts: readonly AlertOfCheck[];
  /** The flow that opened the case. */
  opener: Opener | null;
  /** Of the case's company. */
  ownership: TracedOwnership;
}

const findOpener = async (tx: Transaction, ctx: Context, flowToken: string): Promise<Opener> => ({
  flow: await requireFlow(tx, ctx, flowToken),
  parties: await findParties(tx, ctx, flowToken),
});

/** Facts about the case, as the transaction sees them. */
export async function findCaseRows(tx: Transaction, ctx: Context, record: Case): Promise<CaseRows> {
  const { token, flow_token, primary_entity_token, entity_category } = record;
  const company = entity_category === 'Company' ? primary_entity_token : null;
  return {
    record,
    members: await listCaseMembers(tx, ctx, token),
    checks: await listCheckRowsOfCase(tx, ctx, token),
    alerts: await listAlertRowsOfCase(tx, ctx, token),
    opener: flow_token ? await findOpener(tx, ctx, flow_token) : null,
    ownership: company ? await traceOwnership(tx, ctx, company) : noOwners,
  };
}

const subjectOf = ({ entity_token, party_position }: Check) => entity_token ?? party_position;

/** In a case that no flow opened, what was never screened is unknown. */
function findingsWithoutFlow(checks: readonly Check[], alerts: readonly AlertOfCheck[]) {
  const found = riskFindings(checks, alerts);
  const wasRun = (category: ScreeningCategory) =>
    checks.some(({ type_code }) => type_code === screeningCheckOf[category]);
  const orUnknown = (category: ScreeningCategory) =>
    found[category] === 'none' && !wasRun(category) ? ('unknown' as const) : found[category];
  return {
    pep: orUnknown('pep'),
    sanctions: orUnknown('sanctions'),
    adverse_media: orUnknown('adverse_media'),
    watchlist: orUnknown('watchlist'),
  };
}

/** The part of an address that makes a flow's data `standard` too (API §3.3, §3.4). */
const streetOf = ({ address }: CaseMemberRow) => (address as Address | null)?.line1 ?? null; // JSON of an entity

const isDescribed = (row: CaseMemberRow): boolean =>
  streetOf(row) !== null && (row.type === 'Person' ? row.date_of_birth : row.registration_number) !== null;

function factsWithoutFlow(
  { record, checks, alerts }: CaseRows,
  primary: CaseMemberRow | undefined,
): Omit<RiskFacts, keyof OwnershipFacts> {
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
    company_age_years: null,
    data_tier: primary && isDescribed(primary) ? 'standard' : 'minimum',
  };
}

/** A person may be a UBO by their role in the case, by the owners that were set, or by both; a company is none. */
function ownershipFacts({ members, ownership: { layers, ubos } }: CaseRows): OwnershipFacts {
  const inCase = members
    .filter(({ type, case_role }) => type === 'Person' && case_role === 'UBO')
    .map(({ token }) => token);
  return { ownership_layers: layers, ubo_count: new Set([...inCase, ...ubos]).size };
}

/** The current facts of a case for its risk assessment (API §4.4, §7.3). */
export function caseRiskFacts(rows: CaseRows, now: Date): RiskFacts {
  const { record, members, alerts, opener } = rows;
  const checks = newestOf(rows.checks, subjectOf);
  const primary = members.find(({ token }) => token === record.primary_entity_token);
  const facts = opener
    ? riskFacts({ ...opener, checks }, alerts, now)
    : factsWithoutFlow({ ...rows, checks }, primary);
  return {
    ...facts,
    // An entity may be corrected after its flow; the flow's own copy is not.
    country: primary?.country ?? facts.country,
    nationalities:
      members.length > 0 ? members.flatMap(({ nationality }) => nationality ?? []) : facts.nationalities,
    ...ownershipFacts(rows),
  };
}
