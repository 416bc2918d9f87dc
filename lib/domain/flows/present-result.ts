import type { Alert, Check, FlowParty, RiskAssessment } from '@/generated/prisma/client';
import { isOpenCheck } from '@/lib/domain/checks/lifecycle';
import { dateOrNull, timestampOrNull } from '@/lib/domain/present';
import { presentRiskAssessment } from '@/lib/domain/risk/present';
import type { Match } from '@/lib/domain/screening/schema';
import type { CheckTypeCode } from '@/lib/domain/words';
import type { z } from 'zod';
import { findingsOf, subjectOf, wholeDate } from './findings';
import type { FlowParts } from './parts';
import { presentFlow, presentTokens } from './present';
import {
  AddressBlock,
  BiometricBlock,
  DocumentBlock,
  EmailBlock,
  type FlowResult,
  type HitStatus,
  IdentityBlock,
  type PartyBlock,
  PhoneBlock,
} from './result-schema';
import type { FlowType } from './schema';

/** Everything that the result of a flow is read from. */
export interface FlowRows extends FlowParts {
  alerts: readonly Alert[];
  assessment: RiskAssessment | null;
  case_reference: string | null;
}

// A JSON column that the alerts' folder writes.
const matchOf = (alert: Alert) => alert.match as unknown as Match;

const isAnswered = (check: Check) => !isOpenCheck(check) && check.status !== 'Failed';

/** Over all parties: one hit is a hit. Null when the check was not asked for, or an answer is missing. */
function hitStatus(checks: readonly Check[], code: CheckTypeCode): HitStatus | null {
  const asked = checks.filter((each) => each.type_code === code);
  if (asked.filter(isAnswered).some((check) => check.alerts_generated > 0 || hasMatches(check))) return 'Hit';
  return asked.length > 0 && asked.every(isAnswered) ? 'No Hit' : null;
}

/** A match raises its alert under its most serious category alone; its other categories still count it. */
function hasMatches(check: Check): boolean {
  const data = check.result_data;
  return typeof data === 'object' && data !== null && 'matches' in data && Number(data.matches) > 0;
}

const hits = (checks: readonly Check[]) => ({
  pep_status: hitStatus(checks, 'SCR_PEP'),
  sanctions_status: hitStatus(checks, 'SCR_SANCTIONS'),
  adverse_media_status: hitStatus(checks, 'SCR_ADVERSE_MEDIA'),
});

function lastCompletion(checks: readonly Check[]): Date | null {
  if (checks.length === 0 || checks.some(isOpenCheck)) return null;
  const times = checks.flatMap((check) => check.completed_at ?? []);
  return times.reduce<Date | null>((last, at) => (last && last > at ? last : at), null);
}

const checksOf = (rows: FlowRows, party: FlowParty) =>
  rows.checks.filter((check) => check.party_position === party.screened_as);

const screeningOf = (checks: readonly Check[]) => checks.filter((check) => check.category === 'Screening');

function presentScreening(rows: FlowRows): FlowResult['screening'] {
  const screening = screeningOf(rows.checks);
  if (screening.every(isOpenCheck)) return null;
  const matches = rows.alerts.filter((alert) => alert.match !== null);
  return {
    ...hits(screening),
    watchlist_status: hitStatus(screening, 'SCR_WATCHLIST'),
    adverse_media_count: matches.filter((alert) => alert.category === 'Adverse Media').length,
    screening_provider: screening.find((check) => check.provider)?.provider ?? null,
    screening_completed_at: timestampOrNull(lastCompletion(screening)),
    lists: findingsOf(rows.flow).lists ?? [],
    matches: matches.map((alert) => ({ ...matchOf(alert), alert_token: alert.token })),
  };
}

function presentParty(rows: FlowRows, party: FlowParty): PartyBlock {
  const screening = screeningOf(checksOf(rows, party));
  const { name, date_of_birth } = subjectOf(party);
  return {
    entity_token: party.entity_token,
    name,
    date_of_birth: wholeDate(date_of_birth),
    role: party.role,
    ownership_percentage: party.ownership_percentage,
    ...hits(screening),
    screening_completed_at: timestampOrNull(lastCompletion(screening)),
  };
}

const partiesOf = (rows: FlowRows, kind: string) =>
  rows.parties.filter((party) => party.kind === kind).map((party) => presentParty(rows, party));

const verificationStatus = (check: Check) => {
  if (isOpenCheck(check) || check.result === 'Refer') return 'Pending' as const;
  return check.result === 'Pass' ? ('Verified' as const) : ('Failed' as const);
};

function presentCompany(rows: FlowRows): FlowResult['company'] {
  const check = rows.checks.find((each) => each.type_code === 'COM_REGISTRY');
  const [party] = rows.parties;
  if (!check || !party || isOpenCheck(check)) return null;
  const registered = findingsOf(rows.flow).company;
  const stated = subjectOf(party);
  return {
    legal_name: registered?.legal_name ?? stated.name,
    registration_number: registered?.registration_number ?? stated.registration_number,
    jurisdiction: registered?.jurisdiction ?? stated.country,
    company_status: registered?.company_status ?? null,
    company_type: registered?.company_type ?? null,
    incorporation_date: registered?.incorporation_date ?? null,
    registered_address: registered?.registered_address ?? null,
    sic_codes: registered?.sic_codes ?? [],
    verification_status: verificationStatus(check),
    verified_at: check.result === 'Pass' ? timestampOrNull(check.completed_at) : null,
  };
}

/** A block from a check's result: left out when the flow has no such check, null without an answer. */
function blockOf<Block extends z.ZodType>(
  rows: FlowRows,
  code: CheckTypeCode,
  block: Block,
): z.output<Block> | null | undefined {
  const check = rows.checks.find((each) => each.type_code === code);
  if (!check) return undefined;
  return block.safeParse(check.result_data).data ?? null;
}

function presentChecks({ checks }: FlowRows): FlowResult['checks_summary'] {
  const count = (result: string) => checks.filter((check) => check.result === result).length;
  return {
    total: checks.length,
    passed: count('Pass'),
    referred: count('Refer'),
    failed: count('Fail'),
    checks: checks.map(({ token, type_code, status, result, provider }) => ({
      token,
      type: type_code,
      status,
      result,
      provider,
    })) as FlowResult['checks_summary']['checks'], // text columns that the checks' folder writes
  };
}

type Blocks = Partial<FlowResult>;

const personBlocks = (rows: FlowRows): Blocks => ({
  identity: blockOf(rows, 'IDV_DATABASE', IdentityBlock),
  phone_verification: blockOf(rows, 'IDV_PHONE', PhoneBlock),
  email_verification: blockOf(rows, 'IDV_EMAIL', EmailBlock),
  address_verification: blockOf(rows, 'IDV_ADDRESS', AddressBlock),
  document: blockOf(rows, 'IDV_DOCUMENT', DocumentBlock),
  biometric: blockOf(rows, 'IDV_BIOMETRIC', BiometricBlock),
});

const blocksOf: Record<FlowType, (rows: FlowRows) => Blocks> = {
  company: (rows) => ({
    company: presentCompany(rows),
    directors: partiesOf(rows, 'director'),
    beneficial_owners: partiesOf(rows, 'ubo'),
  }),
  person: personBlocks,
  screening: () => ({}),
};

/** API §3.6, as far as it is known. A part that the flow type does not produce is left out. */
export function presentFlowResult(rows: FlowRows): FlowResult {
  const { flow, assessment } = rows;
  const summary = presentFlow(flow);
  const isDiligent = flow.processing_status === 'complete' && rows.checks.every(isAnswered);
  return {
    flow_token: flow.token,
    tokens: presentTokens(flow),
    flow_type: summary.flow_type,
    processing_status: summary.processing_status,
    case_token: flow.case_token,
    case_reference: rows.case_reference,
    external_reference: flow.external_reference,
    overall_verdict: summary.overall_verdict,
    risk_tier: summary.risk_tier,
    completed_at: summary.completed_at,
    next_review_date: dateOrNull(flow.next_review_date),
    ...blocksOf[summary.flow_type](rows),
    screening: presentScreening(rows),
    ...(flow.case_token && { risk_assessment: assessment && presentRiskAssessment(assessment) }),
    checks_summary: presentChecks(rows),
    compliance_metadata: {
      cdd_completed: isDiligent,
      cdd_completed_at: isDiligent ? timestampOrNull(flow.completed_at) : null,
      edd_required: assessment ? assessment.due_diligence_path === 'EDD' : null,
      data_tier: flow.data_tier as FlowResult['compliance_metadata']['data_tier'], // written by dataTier()
    },
  };
}
