import type { Alert, Check, Flow as FlowModel, FlowParty, RiskAssessment } from '@/generated/prisma/client';
import { openCheckStatuses } from '@/lib/domain/checks/lifecycle';
import type { CheckTypeCode } from '@/lib/domain/words';
import { dateOrNull, timestamp, timestampOrNull } from '@/lib/domain/present';
import type { RegistryCompany, Subject } from '@/lib/domain/providers/provider';
import { presentRiskAssessment } from '@/lib/domain/risk/present';
import type { ListVersion, Match } from '@/lib/domain/screening/schema';
import { flowSecret } from '@/lib/platform/crypto';
import type { z } from 'zod';
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
import type { Flow, FlowType, TokenResponse } from './schema';
import type { FlowParts } from './store';

/** Everything that the result of a flow is read from. */
export interface FlowRows extends FlowParts {
  alerts: readonly Alert[];
  assessment: RiskAssessment | null;
  case_reference: string | null;
}

/** What a flow learned that no other row holds; the `findings` column. */
export interface FlowFindings {
  company?: RegistryCompany;
  lists?: ListVersion[];
}

// Columns of json and text that only this folder writes, with values of these types.
export const findingsOf = (flow: FlowModel) => flow.findings as FlowFindings;
export const subjectOf = (party: FlowParty) => party.subject as unknown as Subject;
const matchOf = (alert: Alert) => alert.match as unknown as Match;

/** A registry may know the month of a birth and not the day; a calendar date is not invented from it. */
export const wholeDate = (date: string | null) => (date?.length === 10 ? date : null);

const isOpen = (check: Check) => openCheckStatuses.some((status) => status === check.status);

export function presentTokens(flow: FlowModel): TokenResponse['tokens'] {
  return {
    pull: flowSecret('pull', flow.token),
    start: flow.start_token_hash ? flowSecret('start', flow.token) : null,
  };
}

const isAnswered = (check: Check) => !isOpen(check) && check.status !== 'Failed';

/** Over all who were screened: one hit is a hit. Null when it was not asked for, or somebody's answer is missing. */
function hitStatus(checks: readonly Check[], code: CheckTypeCode): HitStatus | null {
  const asked = checks.filter((each) => each.type_code === code);
  if (asked.filter(isAnswered).some((check) => check.alerts_generated > 0 || hasMatches(check))) return 'Hit';
  return asked.length > 0 && asked.every(isAnswered) ? 'No Hit' : null;
}

/** A match raises its alert under its gravest category alone; the others still count it. */
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
  if (checks.length === 0 || checks.some(isOpen)) return null;
  const times = checks.flatMap((check) => check.completed_at ?? []);
  return times.reduce<Date | null>((last, at) => (last && last > at ? last : at), null);
}

const checksOf = (rows: FlowRows, party: FlowParty) =>
  rows.checks.filter((check) => check.party_position === party.screened_as);

const screeningOf = (checks: readonly Check[]) => checks.filter((check) => check.category === 'Screening');

function presentScreening(rows: FlowRows): FlowResult['screening'] {
  const screening = screeningOf(rows.checks);
  if (screening.every(isOpen)) return null;
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
  if (isOpen(check) || check.result === 'Refer') return 'Pending' as const;
  return check.result === 'Pass' ? ('Verified' as const) : ('Failed' as const);
};

function presentCompany(rows: FlowRows): FlowResult['company'] {
  const check = rows.checks.find((each) => each.type_code === 'COM_REGISTRY');
  const [party] = rows.parties;
  if (!check || !party || isOpen(check)) return null;
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

/**
 * The block that a check's own result makes, without what is the check's alone: left out when the flow has no such
 * check, null while it is open and when it ended without an answer.
 */
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
    })) as FlowResult['checks_summary']['checks'], // text columns that the checks' service writes
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

/** A part that the flow type does not produce is left out (decisions 3). */
const blocksOf: Record<FlowType, (rows: FlowRows) => Blocks> = {
  company: (rows) => ({
    company: presentCompany(rows),
    directors: partiesOf(rows, 'director'),
    beneficial_owners: partiesOf(rows, 'ubo'),
  }),
  person: personBlocks,
  screening: () => ({}),
};

/** The flow result of decisions 3, as far as it is known. */
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

/** A flow in a list. */
export function presentFlow(row: FlowModel): Flow {
  return {
    token: row.token,
    flow_type: row.flow_type,
    mode: row.mode,
    processing_status: row.processing_status,
    external_reference: row.external_reference,
    case_token: row.case_token,
    overall_verdict: row.overall_verdict,
    risk_tier: row.risk_tier,
    completed_at: timestampOrNull(row.completed_at),
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  } as Flow; // text columns that only this folder writes, with values of these schemas
}
