import type { Case, Check, RiskAssessment } from '@/generated/prisma/client';
import { isOpenCheck } from '@/lib/domain/checks/moves';
import { dateOrNull, timestampOrNull } from '@/lib/domain/present';
import { presentRiskAssessment } from '@/lib/domain/risk/present';
import type { CheckTypeCode } from '@/lib/domain/words';
import type { z } from 'zod';
import { findingsOf, subjectOf } from './json-columns';
import { presentFlow, presentTokens, tierOf } from './present';
import { hitsOf, presentParties, presentScreening, type ScreenedRows } from './present-screening';
import {
  AddressBlock,
  BiometricBlock,
  DocumentBlock,
  EmailBlock,
  type FlowResult,
  IdentityBlock,
  PhoneBlock,
} from './result-schema';
import type { FlowType } from './schema';
import { nextReview } from './risk-facts';
import { countedResult, ownResult, settlementOf } from './verdict';

export interface ResultRows extends ScreenedRows {
  assessment: RiskAssessment | null;
  ofCase: Case | null;
}

const verificationStatus = (check: Check, { alerts }: ResultRows) => {
  const result = countedResult(check, alerts);
  if (isOpenCheck(check) || result === 'Refer') return 'Pending' as const;
  return result === 'Pass' ? ('Verified' as const) : ('Failed' as const);
};

function presentCompany(rows: ResultRows): FlowResult['company'] {
  const check = rows.checks.find((each) => each.type_code === 'COM_REGISTRY');
  const [party] = rows.parties;
  if (!check || !party || isOpenCheck(check)) return null;
  const registered = findingsOf(rows.flow).company;
  const stated = subjectOf(party);
  const verification_status = verificationStatus(check, rows);
  return {
    legal_name: registered?.legal_name ?? stated.name,
    registration_number: registered?.registration_number ?? stated.registration_number,
    jurisdiction: registered?.jurisdiction ?? stated.country,
    company_status: registered?.company_status ?? null,
    company_type: registered?.company_type ?? null,
    incorporation_date: registered?.incorporation_date ?? null,
    registered_address: registered?.registered_address ?? null,
    sic_codes: registered?.sic_codes ?? [],
    verification_status,
    verified_at: verification_status === 'Verified' ? timestampOrNull(check.completed_at) : null,
    ...hitsOf(rows, party),
  };
}

/** A block from a check's result: undefined if the flow has no such check, null until it has an answer. */
function blockOf<Block extends z.ZodType>(
  rows: ResultRows,
  code: CheckTypeCode,
  block: Block,
): z.output<Block> | null | undefined {
  const check = rows.checks.find((each) => each.type_code === code);
  if (!check) return undefined;
  return block.safeParse(check.result_data).data ?? null;
}

function presentChecks({ checks, alerts }: ResultRows): FlowResult['checks_summary'] {
  const count = (result: string) => checks.filter((check) => ownResult(check) === result).length;
  return {
    total: checks.length,
    passed: count('Pass'),
    referred: count('Refer'),
    failed: count('Fail'),
    checks: checks.map((check) => ({
      token: check.token,
      type: check.type_code,
      status: check.status,
      result: check.result,
      settled: settlementOf(check, alerts),
      provider: check.provider,
    })) as FlowResult['checks_summary']['checks'], // text columns that only the checks folder writes
  };
}

type Blocks = Partial<FlowResult>;

const personBlocks = (rows: ResultRows): Blocks => ({
  identity: blockOf(rows, 'IDV_DATABASE', IdentityBlock),
  phone_verification: blockOf(rows, 'IDV_PHONE', PhoneBlock),
  email_verification: blockOf(rows, 'IDV_EMAIL', EmailBlock),
  address_verification: blockOf(rows, 'IDV_ADDRESS', AddressBlock),
  document: blockOf(rows, 'IDV_DOCUMENT', DocumentBlock),
  biometric: blockOf(rows, 'IDV_BIOMETRIC', BiometricBlock),
});

const blocksOf: Record<FlowType, (rows: ResultRows) => Blocks> = {
  company: (rows) => ({
    company: presentCompany(rows),
    directors: presentParties(rows, 'director'),
    beneficial_owners: presentParties(rows, 'ubo'),
  }),
  person: personBlocks,
  screening: () => ({}),
  document: (rows) => ({ document: blockOf(rows, 'IDV_DOCUMENT', DocumentBlock) }),
};

/** Every check has ended, also a cancelled one, and no alert is unresolved. */
const isSettled = ({ flow, checks, alerts }: ResultRows): boolean =>
  flow.processing_status === 'complete' &&
  !checks.some(isOpenCheck) &&
  alerts.every(({ status }) => status === 'Resolved');

/** The end of the flow, or the last resolution after it. */
const lastStep = ({ flow, alerts }: ResultRows): Date | null =>
  alerts
    .map(({ resolved_at }) => resolved_at)
    .reduce((last, at) => (last && at && at > last ? at : last), flow.completed_at);

/** API §3.6. */
export function presentFlowResult(rows: ResultRows): FlowResult {
  const { flow, assessment, ofCase } = rows;
  const summary = presentFlow(flow, tierOf(ofCase));
  const isCddComplete = isSettled(rows);
  return {
    flow_token: flow.token,
    tokens: presentTokens(flow),
    flow_type: summary.flow_type,
    processing_status: summary.processing_status,
    case_token: flow.case_token,
    case_reference: ofCase?.name ?? null,
    external_reference: flow.external_reference,
    overall_verdict: summary.overall_verdict,
    risk_tier: summary.risk_tier,
    completed_at: summary.completed_at,
    next_review_date: summary.completed_at && assessment && dateOrNull(nextReview(assessment)),
    ...blocksOf[summary.flow_type](rows),
    screening: presentScreening(rows),
    ...(flow.case_token && { risk_assessment: assessment && presentRiskAssessment(assessment) }),
    checks_summary: presentChecks(rows),
    compliance_metadata: {
      cdd_completed: isCddComplete,
      cdd_completed_at: isCddComplete ? timestampOrNull(lastStep(rows)) : null,
      edd_required: assessment ? assessment.due_diligence_path === 'EDD' : null,
      data_tier: flow.data_tier as FlowResult['compliance_metadata']['data_tier'], // written by dataTier()
    },
  };
}

/** Whether it contains data read from a document, which is deleted with the images (docs/adr/0093). */
export const hasReadData = ({ document }: FlowResult): boolean => Boolean(document?.extracted_data);

/**
 * The result as its events store it: without its tokens, and without the data read from a document, which would
 * outlive the images there.
 */
export const presentResultForEvents = (result: FlowResult) => ({
  ...result,
  ...(result.document && { document: { ...result.document, extracted_data: null } }),
  tokens: null,
});
