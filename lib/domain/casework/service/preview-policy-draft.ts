import { isDeepStrictEqual } from 'node:util';
import type { Case } from '@/generated/prisma/client';
import { listNamedEntities } from '@/lib/domain/entities/service/list-named';
import type { PolicyOutcome, PolicyKind, PolicyPreview } from '@/lib/domain/policies/schema';
import { comparePolicyDraft } from '@/lib/domain/policies/service/compare-draft';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { findPastCases, maxPastCases } from '../past-cases';
import { outcomeBy } from '../policy-outcomes';

const maxChanges = 100;

const countsOf = (outcomes: readonly PolicyOutcome[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(outcomes, ({ outcome }) => outcome)].map(([outcome, cases]) => [outcome, cases.length]),
  );

/** The names of the persons and companies that cases are about, by their tokens. */
async function subjectNames(ctx: Context, cases: readonly Case[]): Promise<Map<string, string>> {
  const tokens = cases.flatMap(({ primary_entity_token }) => primary_entity_token ?? []);
  const named = await listNamedEntities(ctx, tokens);
  return new Map([...named].map(([token, { name }]) => [token, name]));
}

/**
 * Outcomes of the newest cases under the draft and under the policy in force (API §5.11). Changes nothing.
 * Throws `NoPolicyDraft` (409).
 */
export async function previewPolicyDraft(ctx: Context, kind: PolicyKind): Promise<PolicyPreview> {
  const { compared, past } = await read(ctx, async (tx) => ({
    compared: await comparePolicyDraft(tx, ctx, kind),
    past: await findPastCases(tx, ctx),
  }));
  const { revision, before, after } = compared;
  const basis = { environment: ctx.project.environment, now: ctx.now() };
  const judged = past.map((each) => ({
    record: each.record,
    before: outcomeBy[kind](each, { ...basis, ...before }),
    after: outcomeBy[kind](each, { ...basis, ...after }),
  }));
  const changes = judged.filter((each) => !isDeepStrictEqual(each.before, each.after));
  const named = changes.slice(0, maxChanges);
  const nameOf = await subjectNames(
    ctx,
    named.map(({ record }) => record),
  );
  return {
    kind,
    revision,
    cases: judged.length,
    max_cases: maxPastCases,
    changed: changes.length,
    before: countsOf(judged.map((each) => each.before)),
    after: countsOf(judged.map((each) => each.after)),
    changes: named.map(({ record, ...outcomes }) => ({
      case_token: record.token,
      case_name: record.name,
      subject_name: nameOf.get(record.primary_entity_token ?? '') ?? null,
      ...outcomes,
    })),
  };
}
