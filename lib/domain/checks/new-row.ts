import type { Check as CheckRow } from '@/generated/prisma/client';
import type { CheckResult, CheckTypeCode } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { checkLifecycle } from './lifecycle';
import { categoryOf } from './schema';
import { type CheckMove, walkCheck, type WalkedCheck } from './walk';

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

const questionKey = ({ subject_key, type_code }: Pick<CheckRow, 'subject_key' | 'type_code'>) =>
  `${type_code} ${Buffer.from(subject_key).toString('hex')}`;

/** An earlier check that answered the same question. */
export type EarlierCheck = Pick<
  CheckRow,
  'token' | 'flow_token' | 'subject_key' | 'type_code' | 'result' | 'result_data' | 'provider' | 'valid_until'
>;

function firstMoves(check: CheckRow, earlier: EarlierCheck | undefined): CheckMove {
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

/** In Progress, or Reused if one of `earlier`, newest first, answers the question. */
export function newChecks(
  ctx: Context,
  inputs: readonly NewCheck[],
  earlier: readonly EarlierCheck[],
): WalkedCheck[] {
  const byQuestion = new Map(earlier.toReversed().map((check) => [questionKey(check), check]));
  return inputs
    .map((input) => newCheckRow(ctx, input))
    .map((check) => walkCheck(firstMoves(check, byQuestion.get(questionKey(check))), ctx.now()));
}
