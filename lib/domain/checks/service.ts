import type { Check as CheckRow } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/audit/record-event';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import { Conflict, NotFound } from '@/lib/platform/errors';
import { newToken } from '@/lib/platform/ids';
import { read, type Transaction } from '@/lib/platform/transaction';
import { type CheckAction, checkLifecycle, openCheckStatuses } from './lifecycle';
import { presentCheck } from './present';
import type { CheckResult, CheckTypeCode } from '@/lib/domain/words';
import { categoryOf, type Check, type CheckFilters } from './schema';
import { type CheckQuestion, countOfCase, findCheck, findValid, insertChecks, updateChecks } from './store';

/** Throws `NotFound` (404), also for a check of another project. */
export function get(ctx: Context, token: string): Promise<Check> {
  return read(ctx, async (tx) => {
    const found = await findCheck(tx, ctx, token);
    if (!found) throw new NotFound('check');
    return presentCheck(found);
  });
}

const source: ListSource<CheckRow, Check> = { table: 'checks', keptColumns: [], present: presentCheck };

/** The checks of a case, or those of an entity in all of its cases (section 4.9). */
export function list(
  ctx: Context,
  equals: CheckFilters & ({ case_token: string } | { entity_token: string }),
  page: PageRequest,
): Promise<Page<Check>> {
  return listPage(ctx, source, { equals }, page);
}

/** What a check came to, or what is known of it on the way. What is absent stays as it is. */
export interface CheckChange {
  result?: CheckResult;
  result_data?: Record<string, unknown>;
  provider?: string | null;
  alerts_generated?: number;
  /** Until when the result may be used again for the same subject; null for never. */
  valid_until?: Date | null;
  waive_reason?: string;
}

export interface CheckMove {
  /** As it was read: a check that has another status by now is refused. */
  check: CheckRow;
  /** One or more moves, made as one: the statuses between are passed, and their events are recorded. */
  actions: readonly [CheckAction, ...CheckAction[]];
  change?: CheckChange;
}

/** What a move writes besides the status. */
const stampsOf: Partial<Record<CheckAction, (check: CheckRow, now: Date) => Partial<CheckRow>>> = {
  execute: (_, now) => ({ executed_at: now }),
  plan_retry: ({ retry_count }) => ({ retry_count: retry_count + 1 }),
  retry: () => ({ result: null }),
};

const isOpen = (status: string) => openCheckStatuses.some((open) => open === status);

type CheckEvent = NonNullable<ReturnType<typeof checkLifecycle.require>['event']>;

interface WalkedCheck {
  before: CheckRow;
  after: CheckRow;
  events: CheckEvent[];
}

/** Throws `InvalidState` (409) at the first move that the lifecycle does not draw. */
function walk({ check, actions, change }: CheckMove, now: Date): WalkedCheck {
  const events: CheckEvent[] = [];
  let after = check;
  for (const action of actions) {
    const { to, event } = checkLifecycle.require(action, after.status);
    after = { ...after, ...stampsOf[action]?.(after, now), status: to };
    if (event) events.push(event);
  }
  const completed_at = isOpen(after.status) ? null : now;
  // `change` holds JSON only: result_data comes from providers' answers, which are JSON.
  return {
    before: check,
    after: { ...after, ...(change as Partial<CheckRow>), completed_at, updated_at: now },
    events,
  };
}

function recordMoves(tx: Transaction, ctx: Context, { after, events }: WalkedCheck): void {
  const { token, case_token, type_code, status, result, provider, retry_count } = after;
  for (const type of events) {
    recordEvent(tx, ctx, {
      type,
      target: { type: 'check', token, case_token },
      details: { type_code, status, result, provider, retry_count },
      data: presentCheck(after),
    });
  }
}

/**
 * Moves checks by their lifecycle: all of them in one statement, or none. The only writer of a check's status.
 * Returns them in the order given. Throws `InvalidState` and `Conflict` (409).
 */
export async function moveChecks(
  tx: Transaction,
  ctx: Context,
  moves: readonly CheckMove[],
): Promise<CheckRow[]> {
  if (moves.length === 0) return [];
  const walked = moves.map((move) => walk(move, ctx.now()));
  const written = new Map((await updateChecks(tx, ctx, walked)).map((row) => [row.token, row]));
  return walked.map((each) => {
    const after = written.get(each.before.token);
    if (!after) throw new Conflict('Somebody else changed this check at the same moment; read it again.');
    recordMoves(tx, ctx, { ...each, after });
    return after;
  });
}

export interface NewCheck {
  flow_token: string | null;
  case_token: string | null;
  entity_token: string | null;
  /** Position of the flow's party that the check is about. */
  party_position: number | null;
  /** What is the same for two checks that ask the same of the same subject. */
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
    valid_until: null,
    executed_at: null,
    completed_at: null,
    created_at: now,
    updated_at: now,
  };
}

const questionKey = ({ subject_key, type_code }: CheckQuestion) =>
  `${type_code} ${Buffer.from(subject_key).toString('hex')}`;

/** A result that raised an alert is asked for again, so that every case has an alert of its own. */
const reusable = { status: checkLifecycle.moves('finish')[0]!.to, result: 'Pass' } as const; // `finish` has one row

/** The newest valid earlier result of each question that has one. */
async function findReusable(
  tx: Transaction,
  ctx: Context,
  questions: readonly CheckQuestion[],
): Promise<Map<string, CheckRow>> {
  const found = await findValid(tx, ctx, questions, reusable);
  return new Map(found.reverse().map((check) => [questionKey(check), check]));
}

function beginning(check: CheckRow, earlier: CheckRow | undefined): CheckMove {
  if (!earlier) return { check, actions: ['execute', 'start'] };
  const { result, result_data, provider, valid_until } = earlier;
  // Written by this service, as an object and with a result of the schema.
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
 * Creates checks that begin at once: In Progress, or Reused where a valid earlier Pass answers the same question
 * (decisions 3). Returns them in the order given.
 */
export async function beginChecks(
  tx: Transaction,
  ctx: Context,
  inputs: readonly NewCheck[],
): Promise<CheckRow[]> {
  if (inputs.length === 0) return [];
  const created = inputs.map((input) => newCheckRow(ctx, input));
  const earlier = await findReusable(tx, ctx, created);
  const walked = created.map((check) => walk(beginning(check, earlier.get(questionKey(check))), ctx.now()));
  await insertChecks(
    tx,
    walked.map(({ after }) => after),
  );
  for (const each of walked) recordMoves(tx, ctx, each);
  return walked.map(({ after }) => after);
}

/** Whether checks of the case still owe an outcome. */
export async function hasOpenChecks(tx: Transaction, ctx: Context, caseToken: string): Promise<boolean> {
  return (await countOfCase(tx, ctx, caseToken, openCheckStatuses)) > 0;
}
