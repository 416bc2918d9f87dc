import { subDays } from 'date-fns/subDays';
import { expect } from 'vitest';
import { endSession } from '@/lib/domain/access/service/end-session';
import { hasApiKey } from '@/lib/domain/access/service/has-api-key';
import { listPeople } from '@/lib/domain/access/service/list-people';
import { makePassword } from '@/lib/domain/access/service/make-password';
import { resetUserPassword } from '@/lib/domain/access/service/reset-user-password';
import { deferHeldMove } from '@/lib/domain/alerts/service/defer-held-move';
import type { DueHold } from '@/lib/domain/alerts/service/list-due-moves';
import { listCasesClosedUntil } from '@/lib/domain/cases/service/list-closed-until';
import { deleteCasePart } from '@/lib/domain/casework/delete-case-part';
import { fireClocks } from '@/lib/domain/casework/service/fire-clocks';
import { verifyAuditLogs } from '@/lib/domain/audit/service/verify-audit-logs';
import { hasFlows } from '@/lib/domain/flows/service/has-flows';
import { workOffImports } from '@/lib/domain/imports/service/work-off-imports';
import { PolicyKind } from '@/lib/domain/policies/schema';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { aProject } from '@/tests/fixtures/factories';
import { aFilledProject, type FilledProject } from '@/tests/fixtures/filled-project';
import { heldDigests } from '@/tests/fixtures/held-rows';
import { closeDaysAgo } from '@/tests/fixtures/expired-case';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { twinOf } from '@/tests/fixtures/twin-project';
import { wordsOf } from './change-probes';
import { flowActs } from './flow-acts';
import { journeyActs } from './journey-acts';
import { personAct } from './person-act';
import { providerJobProbe } from './provider-job-probe';
import type { Act, Probe } from './scene';

// Covers what no request of the other probes reaches: the worker's work, the operator's commands, and what needs
// several requests.

/** What services do one after the other, each of which must not notice that the project has a twin. */
interface Work {
  name: string;
  /** Called before the project has a twin. */
  prepare(project: FilledProject): Promise<unknown>;
  /** Run one after the other, each on the result of those before. */
  acts: Pick<Act, 'name' | 'act'>[];
}

const holdAlert = async ({ ask, tokens, admin }: FilledProject) => {
  const body = { reason: 'Look.', escalate_to: admin.actor.id, hold_seconds: 10 };
  expect((await ask('POST', `/v1/alerts/${tokens.alt}/escalate`, { body })).status).toBe(200);
};

async function heldMoveOf({ ctx, tokens }: FilledProject): Promise<DueHold> {
  const [held] = await asOwner<DueHold>(
    'select project_id, token, held_until from alerts where project_id = $1 and token = $2',
    [ctx.project.id, tokens.alt],
  );
  if (!held) throw new Error('the alert is held');
  return held;
}

async function draftEach({ asAdmin }: FilledProject): Promise<void> {
  for (const kind of PolicyKind.options) {
    const body = { settings: defaultSettings[kind] };
    await asAdmin({ method: 'PUT' }, `/v1/policies/${kind}/draft`, { body });
  }
}

async function previewEach({ asAdmin }: FilledProject): Promise<string> {
  const texts: string[] = [];
  for (const kind of PolicyKind.options)
    texts.push((await asAdmin({ method: 'POST' }, `/v1/policies/${kind}/draft/preview`, { body: {} })).text);
  return texts.join('\n');
}

async function passDeadlines({ ctx }: FilledProject): Promise<void> {
  for (const table of ['alerts', 'cases'])
    await asOwner(`update ${table} set sla_deadline = now() - interval '1 hour' where project_id = $1`, [
      ctx.project.id,
    ]);
}

const closeLongAgo = ({ tokens }: FilledProject) => closeDaysAgo(tokens.cas ?? '', 31);

/** How many were found, and what remains of the project. */
async function deleteExpired({ ctx, tokens }: FilledProject): Promise<string> {
  const until = subDays(ctx.now(), 30);
  const found = await listCasesClosedUntil(ctx, until, 100);
  const state = await deleteCasePart(ctx, tokens.cas ?? '', { closed_case_days: 30, until });
  return JSON.stringify([found.length, state, await rowCounts(ctx)]);
}

const acts: Act[] = [
  {
    name: 'a deferred held move',
    act: async (project) => deferHeldMove(project.ctx, await heldMoveOf(project)),
  },
  {
    name: 'the people of a project',
    act: async ({ ctx }) => (await listPeople(ctx)).map(({ name }) => name),
  },
  { name: 'a preview of each policy', act: previewEach },
  ...flowActs,
  {
    name: 'files that a worker imports',
    act: async ({ ctx, tokens, ask }) => {
      const { done } = await workOffImports(ctx);
      return [done, (await ask('GET', `/v1/entities/imports/${tokens.imp}/lines`)).text].join();
    },
  },
  {
    name: 'a case that waits for the client and comes back',
    act: async ({ ask, tokens }) => {
      for (const trigger of ['progress', 'request_client_input', 'return'])
        await ask('POST', `/v1/cases/${tokens.cas}/transitions`, { body: { trigger } });
      return (await ask('POST', `/v1/cases/${tokens.cas}/close`, { body: { decision: 'Approve' } })).text;
    },
  },
  {
    name: 'the verification of a period',
    act: async ({ ctx }) => {
      const { valid, records } = await verifyAuditLogs(ctx, {
        from: '2020-01-01T00:00:00Z',
        to: '2100-01-01T00:00:00Z',
      });
      return { valid, records };
    },
  },
  {
    name: 'a password that is reset',
    act: async ({ ctx, tokens }) =>
      (await resetUserPassword(ctx, tokens.usr ?? '', await makePassword())).name,
  },
  // Comes last, because the other requests use this session.
  { name: 'signing out', act: ({ admin, session }) => endSession(admin, session) },
];

/** Each work gets its own projects, because it changes what the others read. */
const works: Work[] = [
  {
    name: 'what a worker, an operator and a person do in turn',
    async prepare(project) {
      for (const each of flowActs) await each.prepare?.(project);
      await draftEach(project);
      // Last, because the hold lasts only seconds.
      await holdAlert(project);
    },
    acts,
  },
  {
    name: 'a held move',
    prepare: holdAlert,
    acts: [
      {
        name: 'undoing it',
        act: async ({ ask, tokens }) => (await ask('POST', `/v1/alerts/${tokens.alt}/undo`)).text,
      },
    ],
  },
  {
    name: 'deadlines that have passed',
    prepare: passDeadlines,
    acts: [
      {
        name: 'firing the clocks',
        act: async ({ ctx, tokens, ask }) => {
          const fired = await fireClocks(ctx);
          return [fired, (await ask('GET', `/v1/cases/${tokens.cas}`)).text].join();
        },
      },
    ],
  },
  {
    name: 'a case past its retention',
    prepare: closeLongAgo,
    acts: [{ name: 'deleting it', act: deleteExpired }],
  },
  ...[personAct, ...journeyActs].map((each) => ({
    name: each.name,
    prepare: async (project: FilledProject) => each.prepare?.(project),
    acts: [each],
  })),
];

const textOf = (answer: unknown) => (typeof answer === 'string' ? answer : JSON.stringify(answer ?? null));

type Answered = [name: string, words: string[]];

/** @param check is called after each act */
async function answersOf(
  { acts: inTurn }: Work,
  project: FilledProject,
  check?: (name: string) => Promise<void>,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const { name, act } of inTurn) {
    answers.push([name, wordsOf(textOf(await act(project)))]);
    await check?.(name);
  }
  return answers;
}

/** The answers of projects without a twin. */
const answersAlone = new Map<string, Promise<Answered[]>>();

async function preparedFor(work: Work): Promise<FilledProject> {
  const project = await aFilledProject();
  await work.prepare(project);
  return project;
}

async function expectAsAlone(work: Work): Promise<void> {
  const alone = answersAlone.get(work.name) ?? preparedFor(work).then((project) => answersOf(work, project));
  answersAlone.set(work.name, alone);
  const expected = await alone;
  const project = await preparedFor(work);
  const twin = await twinOf(project.ctx);
  const digests = await heldDigests(twin);
  const answers = await answersOf(work, project, async (name) => {
    expect(await heldDigests(twin), name).toEqual(digests);
  });
  expect(answers).toEqual(expected);
}

const emptyProbe: Probe = {
  name: 'an empty project has no API key and no flows',
  async expectNoLeak() {
    const ctx = await aProject();
    expect([await hasApiKey(ctx), await hasFlows(ctx)]).toEqual([false, false]);
  },
};

/** Every probe uses its own rows. */
export const serviceProbes: Probe[] = [
  emptyProbe,
  providerJobProbe,
  ...works.map((work) => ({
    name: `${work.name}: unaffected by another project with the same tokens, and without changing it`,
    expectNoLeak: () => expectAsAlone(work),
  })),
];
