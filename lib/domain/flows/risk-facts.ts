import { UTCDate } from '@date-fns/utc/date';
import { addMonths } from 'date-fns/addMonths';
import type { Check, RiskAssessment } from '@/generated/prisma/client';
import type { AlertOfCheck } from '@/lib/domain/alerts/present';
import { hitStatusOf } from '@/lib/domain/checks/outcome';
import type { AlertCategory, CheckTypeCode } from '@/lib/domain/words';
import { amountIn, companyAge } from '@/lib/domain/risk/facts';
import type { RiskFacts } from '@/lib/domain/risk/schema';
import { findingsOf, subjectOf } from './json-columns';
import type { FlowRows } from './rows';
import { CompanyRequest } from './schema';

/** Neither cleared nor hit: counts as a share of a match in the score (API §7.3). */
const isUndecided = (check: Check) => !['Hit', 'No Hit'].includes(hitStatusOf([check]) ?? '');

const isLive = (alert: AlertOfCheck) => !(alert.status === 'Resolved' && alert.is_false_positive);

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

type Findings = Pick<RiskFacts, 'pep' | 'sanctions' | 'adverse_media' | 'watchlist'>;

/** A false positive is not a match. A category whose check is neither cleared nor hit is unknown. */
export function riskFindings(checks: readonly Check[], alerts: readonly AlertOfCheck[]): Findings {
  const findingOf = (category: AlertCategory, code: CheckTypeCode) => {
    if (alerts.some((alert) => alert.category === category && isLive(alert))) return 'match';
    return checks.some((check) => check.type_code === code && isUndecided(check)) ? 'unknown' : 'none';
  };
  return {
    pep: findingOf('PEP Match', 'SCR_PEP'),
    sanctions: findingOf('Sanctions Hit', 'SCR_SANCTIONS'),
    adverse_media: findingOf('Adverse Media', 'SCR_ADVERSE_MEDIA'),
    watchlist: findingOf('Watchlist Match', 'SCR_WATCHLIST'),
  };
}

/** What only the whole case knows: who was added to it, and who owns its company. */
export type OwnershipFacts = Pick<RiskFacts, 'ownership_layers' | 'ubo_count'>;

export function riskFacts(
  rows: FlowRows,
  alerts: readonly AlertOfCheck[],
  now: Date,
): Omit<RiskFacts, keyof OwnershipFacts> {
  const { flow, parties, checks } = rows;
  const [party] = parties;
  if (!party) throw new Error('a flow has a subject');
  const subject = subjectOf(party);
  const company = CompanyRequest.safeParse(flow.request).data;
  const registered = findingsOf(flow).company;
  return {
    entity_type: subject.type,
    ...riskFindings(checks, alerts),
    country: subject.country,
    nationalities: parties.flatMap((each) => subjectOf(each).nationality ?? []),
    registered_jurisdiction: registered?.jurisdiction ?? null,
    industry: company?.industry ?? null,
    sic_codes: registered?.sic_codes ?? listOf(company?.sic_codes),
    company_type: registered?.company_type ?? company?.company_type ?? null,
    annual_revenue: amountIn(company?.annual_revenue),
    employee_count: amountIn(company?.employee_count),
    company_age_years: companyAge(registered?.incorporation_date ?? company?.incorporation_date, now),
    data_tier: flow.data_tier as RiskFacts['data_tier'], // written by dataTier()
  };
}

/** `review_frequency` is text that starts with a number of months: `6 Months`. */
export const nextReview = ({ review_frequency, created_at: from }: RiskAssessment): Date => {
  const day = new UTCDate(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return new Date(addMonths(day, Number.parseInt(review_frequency, 10)).getTime());
};
