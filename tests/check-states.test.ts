import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLifecycle } from '@/lib/domain/checks/lifecycle';
import type { CheckAction } from '@/lib/domain/checks/moves';
import { moveOneCheck } from '@/lib/domain/checks/service/move-one';
import type { CheckStatus } from '@/lib/domain/words';
import { InvalidState } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { exploring, patienceFor } from './fixtures/exploring';
import { aPendingCheck } from './fixtures/factories';
import { aProject, type TestProject } from './fixtures/project';

// Random moves of a check, compared with a plain model of API §6.3. Moves of people go through the API, those of the
// system through the verb that its work calls.

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

interface Modelled {
  status: CheckStatus;
  retries: number;
  /** The audited events, oldest first. */
  events: string[];
}

type Model = Partial<Record<CheckStatus, Partial<Record<CheckAction, [CheckStatus, string?]>>>>;

const waived: [CheckStatus, string] = ['Waived', 'check.waived'];
const cancelled: [CheckStatus, string] = ['Cancelled', 'check.cancelled'];

// Written by hand from API §6.3, independently of the code's table.
const model: Model = {
  Pending: { execute: ['Queued', 'check.executed'], reuse: ['Reused'], waive: waived, cancel: cancelled },
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
  'Retry Scheduled': { retry_planned: ['Queued'], cancel: cancelled },
  Failed: { retry: ['Queued', 'check.retried'], waive: waived },
};

const open: readonly CheckStatus[] = [
  'Pending',
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

const bodies = { waive: { reason: 'Low materiality' }, retry: undefined, cancel: undefined };
type ByPeople = keyof typeof bodies;
const byPeople = Object.keys(bodies) as ByPeople[]; // the keys of `bodies`

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

const make = (action: CheckAction, token: string): Promise<boolean> =>
  isByPeople(action) ? askTo(action, token) : work(action, token);

async function observed(token: string) {
  const { data } = (await project.ask('GET', `/v1/checks/${token}`)).json;
  return { status: data.status, retries: data.retry_count, ended: data.completed_at !== null };
}

async function recordedOf(token: string): Promise<string[]> {
  const { data } = (await project.ask('GET', `/v1/audit-logs?target_token=${token}&limit=200`)).json;
  return data.map(({ event_type }: { event_type: string }) => event_type).reverse();
}

const pending: Modelled = { status: 'Pending', retries: 0, events: [] };

/** How far the check has been brought before the random moves start. */
const ways: readonly (readonly CheckAction[])[] = [[], ['execute'], ['execute', 'start']];

interface Pick {
  /** Half of the moves are allowed ones, because most random ones are not. */
  isAllowed: boolean;
  nth: number;
}

const picks: fc.Arbitrary<Pick[]> = fc.array(
  fc.record({ isAllowed: fc.boolean(), nth: fc.nat(checkLifecycle.actions.length * 100) }),
  { minLength: 8, maxLength: 12, size: 'max' },
);

function picked({ isAllowed, nth }: Pick, { status }: Modelled): CheckAction {
  const allowed = Object.keys(model[status] ?? {}) as CheckAction[]; // the keys of this part of the model
  const actions = isAllowed && allowed.length > 0 ? allowed : checkLifecycle.actions;
  return actions[nth % actions.length] ?? 'start';
}

/** Makes the move in the model and on the check, and expects both to agree. */
async function moveBoth(token: string, before: Modelled, action: CheckAction): Promise<Modelled> {
  const after = modelMove(before, action);
  const isMade = await make(action, token);
  expect(isMade, `${action} from ${before.status}`).toBe(after !== null);
  const expected = after ?? before;
  const { status, retries } = expected;
  expect(await observed(token), `after ${action}`).toEqual({
    status,
    retries,
    ended: !open.includes(status),
  });
  return expected;
}

/** In an ended check every further move is refused in the same way, so two are enough. */
const isOver = (steps: readonly Modelled[]) => steps.slice(-3).every(({ status }) => !model[status]);

describe('checks · random moves compared with a model', () => {
  const running = exploring(20);

  it('agree with the model, from Pending, Queued or In Progress', patienceFor(running), async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ways), picks, async (way, steps) => {
        const { token } = await aPendingCheck(project.ctx, { type_code: 'IDV_DOCUMENT' });
        const seen = [pending];
        const move = async (action: CheckAction) => {
          seen.push(await moveBoth(token, seen.at(-1) ?? pending, action));
        };
        for (const action of way) await move(action);
        for (const step of steps) if (!isOver(seen)) await move(picked(step, seen.at(-1) ?? pending));
        expect(await recordedOf(token)).toEqual(seen.at(-1)?.events);
      }),
      running,
    );
  });
});

describe('checks · Pending', () => {
  it.each(checkLifecycle.actions)('%s agrees with the model', async (action) => {
    const { token } = await aPendingCheck(project.ctx, { type_code: 'IDV_DOCUMENT' });
    const { events } = await moveBoth(token, pending, action);
    expect(await recordedOf(token)).toEqual(events);
  });
});
