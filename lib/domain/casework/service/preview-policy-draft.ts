import { isDeepStrictEqual } from 'node:util';
import type { PolicyOutcome, PolicyKind, PolicyPreview } from '@/lib/domain/policies/schema';
import { comparePolicyDraft } from '@/lib/domain/policies/service/compare-draft';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { findPastCases, maxPastCases } from '../past-cases';
import { outcomeBy } from '../policy-outcomes';

const maxChanges = 100;

const countsOf = (outcomes: readonly PolicyOutcome[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(outcomes, ({ outcome }) => outcome)].map(([outcome, cases]) => [outcome, cases.length]),
  );

/**
 * Outcomes of the newest cases under the draft and under the policy in force (API §5.11). Changes nothing.
 * Throws `NoPolicyDraft` (409).
 */
export function previewPolicyDraft(ctx: Context, kind: PolicyKind): Promise<PolicyPreview> {
  return read(ctx, async (tx) => {
    const { revision, before, after } = await comparePolicyDraft(tx, ctx, kind);
    const past = await findPastCases(tx, ctx);
    const judge = { environment: ctx.project.environment, now: ctx.now() };
    const judged = past.map((each) => ({
      case_token: each.record.token,
      before: outcomeBy[kind](each, { ...judge, ...before }),
      after: outcomeBy[kind](each, { ...judge, ...after }),
    }));
    const changes = judged.filter((each) => !isDeepStrictEqual(each.before, each.after));
    return {
      kind,
      revision,
      cases: judged.length,
      max_cases: maxPastCases,
      changed: changes.length,
      before: countsOf(judged.map((each) => each.before)),
      after: countsOf(judged.map((each) => each.after)),
      changes: changes.slice(0, maxChanges),
    };
  });
}
