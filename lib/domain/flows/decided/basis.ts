import type { EarlierCheck, NewCheck } from '@/lib/domain/checks/new-row';
import { askReusableChecks } from '@/lib/domain/checks/service/ask-reusable';
import { composedKinds } from '@/lib/domain/policies/policy';
import { askCaseNumber } from '@/lib/domain/access/service/ask-case-number';
import { askSettings } from '@/lib/domain/policies/service/ask-settings';
import { policyOf, riskModelOf } from '@/lib/domain/policies/stored-settings';
import { askOwnVersions } from '@/lib/domain/watchlists/service/ask-own-versions';
import type { Context } from '@/lib/platform/context';
import { hasKeyUse, type KeyUse } from '@/lib/platform/idempotency';
import { readSubqueries } from '@/lib/platform/subqueries';
import { type FlowRequest, planFlow } from '../plan';
import { companyOfFlow, hasReference } from '../store/decided';
import { subjectKey } from '../subject-key';
import type { Basis, OfCase } from './draft';

export interface KnownBefore {
  basis: Basis;
  /** Versions of the project's own lists. */
  own_versions: string;
}

async function readRegistered(ctx: Context, earlier: readonly EarlierCheck[]) {
  const reused = earlier.find(({ type_code }) => type_code === 'COM_REGISTRY');
  if (!reused?.flow_token) return null;
  const { company } = await readSubqueries(ctx, 'company-of-flow', {
    company: companyOfFlow(ctx, reused.flow_token),
  });
  return company;
}

/**
 * Reads everything needed to decide a flow at once. Null for a repeated request. Throws `UnreadablePolicy`
 * (500).
 */
export async function readBasis(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
): Promise<KnownBefore | null> {
  const questions = planFlow(flow).flatMap(({ subject, type_codes }) => {
    const subject_key = subjectKey(subject);
    return type_codes.map((type_code) => ({ subject_key, type_code }));
  });
  const read = await readSubqueries(ctx, 'basis-of-flow', {
    has_reference: hasReference(ctx, flow),
    has_key: hasKeyUse(ctx, use),
    settings: askSettings(ctx, composedKinds),
    own_versions: askOwnVersions(ctx),
    earlier: askReusableChecks(ctx, questions),
  });
  if (read.has_reference || read.has_key) return null;
  const { earlier, own_versions, settings } = read;
  const registered = await readRegistered(ctx, earlier);
  return { basis: { policy: policyOf(settings), earlier, registered }, own_versions };
}

/** Reusable checks of parties that an answer adds. */
export async function readEarlier(ctx: Context, questions: readonly NewCheck[]): Promise<EarlierCheck[]> {
  if (questions.length === 0) return [];
  const { earlier } = await readSubqueries(ctx, 'earlier-of-flow', {
    earlier: askReusableChecks(ctx, questions),
  });
  return earlier;
}

/** Takes the number, which is lost if the flow is not written. */
export async function readOfCase(ctx: Context): Promise<OfCase> {
  const { case_number, settings } = await readSubqueries(ctx, 'case-of-flow', {
    case_number: askCaseNumber(ctx),
    settings: askSettings(ctx, ['risk_model']),
  });
  return { case_number, risk_model: riskModelOf(settings) };
}
