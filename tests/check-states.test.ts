import { beforeAll, describe, expect, it } from 'vitest';
import { checkLifecycle } from '@/lib/domain/checks/lifecycle';
import type { CheckAction } from '@/lib/domain/checks/moves';
import { moveOneCheck } from '@/lib/domain/checks/service/move-one';
import type { CheckStatus } from '@/lib/domain/words';
import { InvalidState } from '@/lib/platform/errors';
import { transaction } from '@/lib/platform/transaction';
import { aCheck } from './fixtures/factories';
import { aProject, type TestProject } from './fixtures/project';

// Random moves of a check beside a plain model of API §6.3: those of people through the API, those of the work through the
// verb that the work calls. The seed is in the name of each test, so that a failure can be repeated.

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

interface Modelled {
  status: CheckStatus;
  retries: number;
  /** Of the audited events, oldest first. */
  events: string[];
}

type Model = Partial<Record<CheckStatus, Partial<Record<CheckAction, [CheckStatus, string?]>>>>;

const waived: [CheckStatus, string] = ['Waived', 'check.waived'];
const cancelled: [CheckStatus, string] = ['Cancelled', 'check.cancelled'];

// Written by hand from API §6.3, and not from the code's table.
const model: Model = {
  'In Progress': {
    finish: ['Complete', 'check.completed'],
    await_document: ['Awaiting Document'],
    await_client: ['Awaiting Client'],
    fail: ['Failed', 'check.failed'],
    plan_retry: ['Retry Scheduled'],
    ask_later: ['Retry Scheduled'],
    cancel: cancelled,
    exempt: waived,
  },
  Queued: { start: ['In Progress'], waive: waived, cancel: cancelled },
  'Awaiting Document': { act: ['In Progress'], waive: waived, cancel: cancelled },
  'Awaiting Client': { act: ['In Progress'], waive: waived, cancel: cancelled },
  'Retry Scheduled': { retry: ['Queued'], cancel: cancelled },
  Failed: { retry: ['Queued', 'check.retried'], waive: waived },
};

const open: readonly CheckStatus[] = [
  'In Progress',
  'Queued',
  'Awaiting Document',
  'Awaiting Client',
  'Retry Scheduled',
];

function modelMove(before: Modelled, action: CheckAction): Modelled | null {
  const move = model[before.status]?.[action];
  if (!move) return null;
  const [status, event] = move;
  const retries = before.retries + Number(action === 'plan_retry');
  return { status, retries, events: event ? [...before.events, event] : before.events };
}

/** A seeded generator: the same numbers in every run. */
function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const bodies = { waive: { reason: 'Low materiality' }, retry: undefined, cancel: undefined };
type ByPeople = keyof typeof bodies;
const byPeople = Object.keys(bodies) as ByPeople[]; // its own keys

const isByPeople = (action: CheckAction): action is ByPeople => byPeople.some((each) => each === action);

async function askTo(action: ByPeople, token: string): Promise<boolean> {
  const answer = await project.ask('POST', `/v1/checks/${token}/${action}`, { body: bodies[action] });
  if (answer.status === 200) return true;
  expect([answer.status, answer.json.error.code]).toEqual([409, 'INVALID_STATE']);
  return false;
}

function work(action: CheckAction, token: string): Promise<boolean> {
  return transaction(project.ctx, (tx) => moveOneCheck(tx, project.ctx, token, { actions: [action] })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof InvalidState) return false;
      throw error;
    },
  );
}

/** A planned retry is the work's, one after a failure a person's: both are the move `retry`. */
const make = (action: CheckAction, token: string, status: CheckStatus): Promise<boolean> =>
  isByPeople(action) && status !== 'Retry Scheduled' ? askTo(action, token) : work(action, token);

async function observed(token: string): Promise<Modelled & { ended: boolean }> {
  const { data } = (await project.ask('GET', `/v1/checks/${token}`)).json;
  const { data: records } = (await project.ask('GET', `/v1/audit-logs?target_token=${token}&limit=200`)).json;
  const events = records.map(({ event_type }: { event_type: string }) => event_type).reverse();
  return { status: data.status, retries: data.retry_count, events, ended: data.completed_at !== null };
}

describe('checks · random moves beside a model', () => {
  it.for(Array.from({ length: 25 }, (_, n) => n + 1))('do as the model does (seed %i)', async (seed) => {
    const next = randoms(seed);
    const { token } = await aCheck(project.ctx, { type_code: 'IDV_DOCUMENT' });
    let expected: Modelled = { status: 'In Progress', retries: 0, events: ['check.executed'] };
    for (let step = 0; step < 12; step += 1) {
      const allowed = Object.keys(model[expected.status] ?? {}) as CheckAction[]; // keys of the model
      // Half of the moves are allowed ones, since most random ones are not.
      const actions = next(2) === 0 && allowed.length > 0 ? allowed : checkLifecycle.actions;
      const action = actions[next(actions.length)] ?? 'start';
      const after = modelMove(expected, action);
      expect(await make(action, token, expected.status), `${action} from ${expected.status}`).toBe(
        after !== null,
      );
      expected = after ?? expected;
      expect(await observed(token), `after ${action}`).toEqual({
        ...expected,
        ended: !open.includes(expected.status),
      });
    }
  });
});
