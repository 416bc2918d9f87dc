import type { EarlierCheck, NewCheck } from '@/lib/domain/checks/new-row';
import { askReusableChecks } from '@/lib/domain/checks/service/ask-reusable';
import { composedKinds } from '@/lib/domain/policies/policy';
import { askCaseNumber } from '@/lib/domain/access/service/ask-case-number';
import { askSettings } from '@/lib/domain/policies/service/ask-settings';
import { policyOf, riskModelOf, type StoredSettings } from '@/lib/domain/policies/stored-settings';
import { askOwnVersions } from '@/lib/domain/watchlists/service/ask-own-versions';
import type { Context } from '@/lib/platform/context';
import { hasKeyUse, type KeyUse } from '@/lib/platform/idempotency';
import { combined, readSubqueries, type Subquery, unlessAny } from '@/lib/platform/database/subqueries';
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

function askBasis(ctx: Context, flow: FlowRequest, use: KeyUse | null) {
  const questions = planFlow(flow).flatMap(({ subject, type_codes }) => {
    const subject_key = subjectKey(subject);
    return type_codes.map((type_code) => ({ subject_key, type_code }));
  });
  return {
    has_reference: hasReference(ctx, flow),
    has_key: hasKeyUse(ctx, use),
    settings: askSettings(ctx, composedKinds),
    own_versions: askOwnVersions(ctx),
    earlier: askReusableChecks(ctx, questions),
  };
}

interface BasisRead {
  has_reference: boolean;
  has_key: boolean;
  settings: StoredSettings[];
  own_versions: string;
  earlier: EarlierCheck[];
}

async function knownFrom(ctx: Context, read: BasisRead): Promise<KnownBefore | null> {
  if (read.has_reference || read.has_key) return null;
  const { earlier, own_versions, settings } = read;
  const registered = await readRegistered(ctx, earlier);
  return { basis: { policy: policyOf(settings), earlier, registered }, own_versions };
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
  return knownFrom(ctx, await readSubqueries(ctx, 'basis-of-flow', askBasis(ctx, flow, use)));
}

/** As `readBasis`, and as `readOfCase` unless the request is repeated, for a flow that is certain to open a case. */
export async function readBasisWithCase(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
): Promise<{ basis: Basis; ofCase: OfCase } | null> {
  const asked = askBasis(ctx, flow, use);
  const { of_case, ...read } = await readSubqueries(ctx, 'basis-of-flow-with-case', {
    ...asked,
    of_case: unlessAny([asked.has_reference, asked.has_key], askOfCase(ctx)),
  });
  const known = await knownFrom(ctx, read);
  return known && of_case && { basis: known.basis, ofCase: of_case };
}

/** Reusable checks of parties that an answer adds. */
export async function readEarlier(ctx: Context, questions: readonly NewCheck[]): Promise<EarlierCheck[]> {
  if (questions.length === 0) return [];
  const { earlier } = await readSubqueries(ctx, 'earlier-of-flow', {
    earlier: askReusableChecks(ctx, questions),
  });
  return earlier;
}

const askOfCase = (ctx: Context): Subquery<object, OfCase> =>
  combined(
    { case_number: askCaseNumber(ctx), settings: askSettings(ctx, ['risk_model']) },
    ({ case_number, settings }) => ({ case_number, risk_model: riskModelOf(settings) }),
  );

/** Takes the number, which is lost if the flow is not written. */
export async function readOfCase(ctx: Context): Promise<OfCase> {
  const { of_case } = await readSubqueries(ctx, 'case-of-flow', { of_case: askOfCase(ctx) });
  return of_case;
}
