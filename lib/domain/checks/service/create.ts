import type { Check as CheckRow } from '@/generated/prisma/client';
import type { CheckResult, CheckTypeCode } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/transaction';
import { checkLifecycle } from '../lifecycle';
import { categoryOf } from '../schema';
import { type CheckQuestion, findValid, insertChecks } from '../store';
import { type CheckMove, recordWalk, walkCheck } from '../walk';

export interface NewCheck {
  flow_token: string | null;
  case_token: string | null;
  entity_token: string | null;
  party_position: number | null;
  /** A keyed hash of the subject: checks of one type with equal keys ask the same question. */
  subject_key: Uint8Array;
  type_code: CheckTypeCode;
}

function newCheckRow(ctx: Context, input: NewCheck): CheckRow {
  const now = ctx.now();
  return {
    ...input,
    project_id: ctx.project.id,
    token: newToken('chk'),
    subject_key: new Uint8Array(input.subject_key),
    category: categoryOf(input.type_code),
    status: checkLifecycle.initial,
    result: null,
    provider: null,
    execution_method: 'API',
    result_data: {},
    alerts_generated: 0,
    waive_reason: null,
    retry_count: 0,
    retry_step: 0,
    retry_at: null,
    valid_until: null,
    executed_at: null,
    completed_at: null,
    created_at: now,
    updated_at: now,
  };
}

const questionKey = ({ subject_key, type_code }: CheckQuestion) =>
  `${type_code} ${Buffer.from(subject_key).toString('hex')}`;

/** Only a Pass (API §7.6): a check that raised an alert runs again, so that every case gets its own alert. */
const reusable = { status: 'Complete', result: 'Pass' } as const;

async function findReusable(
  tx: Transaction,
  ctx: Context,
  questions: readonly CheckQuestion[],
): Promise<Map<string, CheckRow>> {
  const found = await findValid(tx, ctx, questions, reusable);
  return new Map(found.reverse().map((check) => [questionKey(check), check]));
}

function firstMoves(check: CheckRow, earlier: CheckRow | undefined): CheckMove {
  if (!earlier) return { check, actions: ['execute', 'start'] };
  const { result, result_data, provider, valid_until } = earlier;
  // Written by this folder, as an object and with a result of the schema.
  const data = result_data as Record<string, unknown>;
  return {
    check,
    actions: ['reuse'],
    change: {
      result: result as CheckResult,
      result_data: { ...data, reused_from: earlier.token },
      provider,
      valid_until,
    },
  };
}

/**
 * Creates checks In Progress, or Reused if a valid Pass of the same type and subject exists (API §3.8, §7.6). Returns
 * them in the order of `inputs`.
 */
export async function createChecks(
  tx: Transaction,
  ctx: Context,
  inputs: readonly NewCheck[],
): Promise<CheckRow[]> {
  if (inputs.length === 0) return [];
  const created = inputs.map((input) => newCheckRow(ctx, input));
  const earlier = await findReusable(tx, ctx, created);
  const walked = created.map((check) =>
    walkCheck(firstMoves(check, earlier.get(questionKey(check))), ctx.now()),
  );
  await insertChecks(
    tx,
    walked.map(({ after }) => after),
  );
  for (const each of walked) recordWalk(tx, ctx, each);
  return walked.map(({ after }) => after);
}
