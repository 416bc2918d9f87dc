import { setTimeout as sleep } from 'node:timers/promises';
import type { Check, FlowParty } from '@/generated/prisma/client';
import { findSubmissionOfFlow } from '@/lib/domain/documents/service/find-submission-of-flow';
import type { CheckTypeCode } from '@/lib/domain/words';
import { type Policy, requiredCategories } from '@/lib/domain/policies/policy';
import { type Provider, type ProviderAnswer, ProviderFailed } from '@/lib/domain/providers/provider';
import { groupByProvider, type ProviderChoice } from '@/lib/domain/providers/provider-set';
import type { Context } from '@/lib/platform/context';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';
import { providerCallSeconds } from '@/lib/platform/metrics';
import { read } from '@/lib/platform/database/transaction';
import { subjectOf } from './json-columns';

/** One provider call, which may serve several checks of a party. */
export interface Call {
  party: FlowParty;
  checks: Check[];
  provider: Provider;
}

/** A call without an answer has failed and never counts as a pass. */
export interface CallOutcome extends Call {
  answer: ProviderAnswer | null;
  retries: number;
  /** When to retry a call that failed, or ask again if its provider is still working; null for never. */
  retryInMs: number | null;
  /** Why there is no answer. */
  failure?: FailureReason;
  /** For an outside provider: the job without an answer. */
  open_job?: string;
}

type FailureReason = ProviderFailed['reason'] | 'error';

// Written by createChecks, from a type code.
const codeOf = (check: Check) => check.type_code as CheckTypeCode;

export function callsFor(
  ctx: Context,
  parties: readonly FlowParty[],
  checks: readonly Check[],
  { journey }: Pick<Policy, 'journey'>,
  choose: ProviderChoice,
): Call[] {
  const choosing = { environment: ctx.project.environment, journey };
  return parties.flatMap((party) => {
    const own = checks.filter((check) => check.party_position === party.position);
    const groups = groupByProvider(own.map(codeOf), subjectOf(party), choosing, choose);
    return groups.map(({ provider, type_codes }) => ({
      party,
      provider,
      checks: own.filter((check) => type_codes.includes(codeOf(check))),
    }));
  });
}

/**
 * A worker waits for short outages and comes back after longer ones. The last attempt begins about five
 * minutes after the first.
 */
const retryDelaysMs = [250, 1_000, 15_000, 60_000, 240_000];

/** The longest delay that a worker waits for. After longer delays the flow is claimed again. */
const maxWaitMs = 1_000;

const isRetryable = (error: unknown) => !(error instanceof ProviderFailed) || error.retryable;

const reasonOf = (error: unknown): FailureReason =>
  error instanceof ProviderFailed ? error.reason : 'error';

const openJobOf = (error: unknown) => (error instanceof ProviderFailed ? error.open_job : undefined);

function logFailure(ctx: Context, call: Call, attempt: number, error: unknown): void {
  const why =
    error instanceof ProviderFailed
      ? { reason: error.reason }
      : { reason: 'error', error: describeWithoutMessage(error) };
  log.warn({ request_id: ctx.requestId, provider: call.provider.name, attempt, ...why }, 'provider failed');
}

const submissionOf = (ctx: Context, flowToken: string) =>
  read(ctx, (tx) => findSubmissionOfFlow(tx, ctx, flowToken));

/** Context for the provider calls of a flow. */
export interface CallBasis {
  policy: Policy;
  /** The project's own lists, if they have already been read. */
  own_versions?: string;
}

/** Throws errors of the provider. */
export async function callProvider(
  ctx: Context,
  call: Call,
  { policy, own_versions }: CallBasis,
  signal: AbortSignal,
  attempt = 0,
): Promise<ProviderAnswer> {
  const stopTimer = providerCallSeconds.startTimer({ provider: call.provider.name });
  try {
    const answer = await call.provider.run(
      {
        ctx,
        subject: subjectOf(call.party),
        type_codes: call.checks.map(codeOf),
        environment: ctx.project.environment,
        match_threshold: policy.match_threshold,
        required_categories: requiredCategories(policy, ctx.project.environment),
        max_list_age_days: policy.max_list_age_days,
        findSubmission: () => submissionOf(ctx, call.party.flow_token),
        journey: policy.journey,
        own_versions,
        attempt,
      },
      signal,
    );
    stopTimer({ outcome: 'answered' });
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    stopTimer({ outcome: reasonOf(error) });
    logFailure(ctx, call, attempt, error);
    throw error;
  }
}

/** Returns a failure as an outcome instead of throwing. */
export async function runCall(
  ctx: Context,
  call: Call,
  policy: Policy,
  signal: AbortSignal,
): Promise<CallOutcome> {
  const first = Math.min(...call.checks.map(({ retry_step }) => retry_step));
  for (let attempt = first; ; attempt += 1) {
    const retries = attempt - first;
    try {
      const answer = await callProvider(ctx, call, { policy }, signal, attempt);
      const { working, open_job } = answer;
      return { ...call, answer, retries, retryInMs: working?.askAgainInMs ?? null, open_job };
    } catch (error) {
      signal.throwIfAborted();
      const retryInMs = (isRetryable(error) && retryDelaysMs[attempt]) || null;
      if (retryInMs === null || retryInMs > maxWaitMs) {
        const [failure, open_job] = [reasonOf(error), openJobOf(error)];
        return { ...call, answer: null, retries, retryInMs, failure, open_job };
      }
      await sleep(retryInMs, undefined, { signal });
    }
  }
}
