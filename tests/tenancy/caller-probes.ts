import { expect } from 'vitest';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import type { Need, Operation } from '@/lib/domain/operation';
import { type Context, type Role, type Scope, scopes } from '@/lib/platform/context';
import { newApiKey, newClientSecret, requestHash } from '@/lib/platform/crypto';
import { insertKeyUse } from '@/lib/platform/idempotency';
import { transaction } from '@/lib/platform/database/transaction';
import { aFilledProject, type FilledProject } from '@/tests/fixtures/filled-project';
import { aToken, basic, bearer, type Client, grant, postForm } from '@/tests/fixtures/oauth';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type Answer, ask } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { leastRoles } from './decided-requests';
import { fillPath, operations, withKind } from './request-tokens';
import { exampleWith, ownPath, tokenOf, writings } from './requests';
import { heldAnswer } from './scene';

// Callers that may not send a request. Each request is sent so that an authorised caller would be told and nothing
// would happen. An unauthorised caller also names an existing row, with an Idempotency-Key whose answer is stored,
// and must not see a difference.

type Headers = Record<string, string>;
const roles: readonly Role[] = ['auditor', 'analyst', 'reviewer', 'admin'];

export interface Callers {
  project: FilledProject;
  sessions: Record<Role, Headers>;
  client: Client;
  unknownKey: string;
  otherEnvironment: { key: string; client: Client };
}

export async function assembleCallers(): Promise<Callers> {
  const [project, production] = [await aFilledProject(), await aProject({ environment: 'production' })];
  const every = { name: 'A service', scopes: [...scopes] };
  const people = await Promise.all(roles.map((role) => project.person(role)));
  const client = await createOauthClient(project.ctx, every);
  await spendKeys(project, [client.id, ...people.map(({ actor }) => actor.id)]);
  const sessionOf = async (person: Context) => [person.actor.role, await consoleHeaders(person)] as const;
  return {
    project,
    // the list has a person of each role
    sessions: Object.fromEntries(await Promise.all(people.map(sessionOf))) as Callers['sessions'],
    client,
    unknownKey: newApiKey('staging'),
    otherEnvironment: {
      key: production.apiKey,
      client: await createOauthClient(production.ctx, every),
    },
  };
}

const isScope = (need: Need): need is Scope => need.includes(':');
const isReading = (need: Need): need is Extract<Need, `${string}:read`> => need.endsWith(':read');
const reading = scopes.filter(isReading);
const allBut = (missing: readonly Need[]) => scopes.filter((scope) => !missing.includes(scope));

const needsOf = ({ scope, furtherScopes = [] }: Operation): Need[] => [scope, ...furtherScopes];

/** The needs that a client can lack: where a session is needed, its scopes do not matter. */
const neededOfClients = (op: Operation): Need[] => (op.scope.endsWith('session') ? [op.scope] : needsOf(op));

/** Each need, with all scopes that a caller can have without it. */
const lackingOf = (op: Operation): [Need, Scope[]][] =>
  neededOfClients(op).map((need) => [need, allBut(need === 'any read scope' ? reading : [need])]);

/** The sets of scopes that just suffice; none if the operation needs something other than scopes. */
function enoughOf(op: Operation): Scope[][] {
  if (op.scope === 'any read scope') return reading.map((scope) => [scope]);
  const needs = needsOf(op);
  return needs.every(isScope) ? [needs] : [];
}

function leastRoleFor({ id }: Operation, need: Need): Role {
  if (isReading(need)) return 'auditor';
  const least = Object.entries(leastRoles).find(([each]) => each === need)?.[1];
  if (least) return least;
  throw new Error(
    `${id} needs ${need}: say which role has it in leastRoles of tests/tenancy/decided-requests.ts.`,
  );
}

const leastRoleOf = (op: Operation): Role => {
  const ranks = needsOf(op).map((need) => roles.indexOf(leastRoleFor(op, need)));
  return roles[Math.max(...ranks)] ?? 'admin';
};

interface Sent {
  path: string;
  headers?: Headers;
  raw?: string;
}

/** A request about rows that do not exist. A truncated body makes sure that it does nothing. */
function toNobodys({ project }: Callers, op: Operation): Sent {
  const path = withKind(fillPath(op, ({ kind }) => (kind === 'project' ? project.hash : 'none')));
  return op.method === 'GET' ? { path } : { path, raw: '{' };
}

function bodyOf(project: FilledProject, op: Operation): string | undefined {
  const body = exampleWith(op, (kind) => tokenOf(project, kind));
  return typeof body === 'string' ? body : JSON.stringify(body);
}

const spentKey = (op: Operation) => `spent-${op.id}`;

/** A request about a row of the project. A change repeats an Idempotency-Key that has a stored answer. */
function toOwn({ project }: Callers, op: Operation): Sent {
  const path = ownPath(project, op);
  if (op.method === 'GET') return { path };
  return { path, headers: { 'Idempotency-Key': spentKey(op) }, raw: bodyOf(project, op) };
}

/** Stores an answer under each key, for the project's API key and for each of these callers. */
async function spendKeys(project: FilledProject, callers: readonly string[]): Promise<void> {
  await transaction(project.ctx, async (tx) => {
    for (const op of writings) {
      const request_hash = requestHash(bodyOf(project, op) ?? '');
      const use = {
        method: op.method,
        path: ownPath(project, op),
        key: spentKey(op),
        caller: '',
        request_hash,
      };
      await insertKeyUse(tx, project.ctx, use, { answer: heldAnswer });
    }
  });
  await asOwner(
    `insert into idempotency_keys (project_id, method, path, key, caller, request_hash, created_at, status, headers, body)
     select project_id, method, path, key, other, request_hash, created_at, status, headers, body
     from idempotency_keys, unnest($2::text[]) as other where project_id = $1 and key like 'spent-%'`,
    [project.ctx.project.id, callers],
  );
}

let addresses = 0;

/** Sends from a new address each time, because unknown callers share the rate limit of their address. */
function send(op: Operation, { path, raw, headers: own }: Sent, headers: Headers): Promise<Answer> {
  addresses += 1;
  const ip = `192.0.2.${addresses % 250}`;
  return ask(op.method, path, { headers: { 'X-Request-Id': 'probe', ...own, ...headers }, ip, raw });
}

/** The refusal, which must be the same whether or not the row exists and the request was answered before. */
async function refusalOf(callers: Callers, op: Operation, headers: Headers): Promise<Answer> {
  const nobodys = await send(op, toNobodys(callers, op), headers);
  const own = await send(op, toOwn(callers, op), headers);
  expect(own.headers.get('idempotency-replayed')).toBeNull();
  expect([own.status, own.text]).toEqual([nobodys.status, nobodys.text]);
  return own;
}

const sendToNobodys = (callers: Callers, op: Operation, headers: Headers) =>
  send(op, toNobodys(callers, op), headers);

async function expectStrangers(callers: Callers, op: Operation): Promise<void> {
  const keys = [callers.unknownKey, callers.otherEnvironment.key];
  const strangers = [{}, ...keys.flatMap((key) => [{ 'X-API-KEY': key }, bearer(key).headers])];
  const answers = await Promise.all(strangers.map((headers) => refusalOf(callers, op, headers)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect([answers[0]?.status, answers[0]?.json.error]).toEqual([401, 'UNAUTHORIZED']);
}

async function expectScopes(callers: Callers, op: Operation): Promise<void> {
  for (const [need, held] of lackingOf(op)) {
    const { status, json } = await refusalOf(callers, op, bearer(await tokenFor(callers, held)).headers);
    expect([status, json?.error?.code], `without ${need}`).toEqual([403, 'FORBIDDEN']);
    expect(json.error.message).toContain(need);
  }
  for (const held of enoughOf(op)) {
    const { status } = await sendToNobodys(callers, op, bearer(await tokenFor(callers, held)).headers);
    expect([200, 400, 404], `with ${held.join(' ')}`).toContain(status);
  }
}

const issued = new WeakMap<Callers, Map<string, Promise<string>>>();

function tokenFor(callers: Callers, wanted: readonly Scope[]): Promise<string> {
  const tokens = issued.get(callers) ?? new Map<string, Promise<string>>();
  issued.set(callers, tokens);
  const scope = wanted.join(' ');
  const token = tokens.get(scope) ?? aToken(callers.client, scope, '192.0.2.251');
  tokens.set(scope, token);
  return token;
}

async function expectRoles(callers: Callers, op: Operation): Promise<void> {
  const least = roles.indexOf(leastRoleOf(op));
  for (const [rank, role] of roles.entries()) {
    const headers = callers.sessions[role];
    if (rank < least) expect((await refusalOf(callers, op, headers)).status, role).toBe(403);
    else expect([200, 400, 404], role).toContain((await sendToNobodys(callers, op, headers)).status);
  }
}

const judged = operations.filter(({ answer }) => answer.shape !== 'oauth');

export interface CallerProbe {
  name: string;
  expectRefusal(callers: Callers): Promise<void>;
}

export const callerProbes: CallerProbe[] = judged.flatMap((op) => [
  {
    name: `${op.id} is refused without a valid key`,
    expectRefusal: (callers) => expectStrangers(callers, op),
  },
  {
    name: `${op.id} is refused without ${needsOf(op).join(', or ')}`,
    expectRefusal: (callers) => expectScopes(callers, op),
  },
  {
    name: `${op.id} is refused below ${leastRoleOf(op)}`,
    expectRefusal: (callers) => expectRoles(callers, op),
  },
]);

/** The token endpoint needs a client's own credentials. */
export const clientProbe: CallerProbe = {
  name: 'oauth.issue_token is refused to anyone but a client of this environment',
  async expectRefusal({ project, client, otherEnvironment }) {
    const wrong = { ...client, client_secret: newClientSecret() };
    const post = (headers?: Headers) => postForm(grant, headers, '192.0.2.252');
    const strangers: Headers[] = [
      basic(wrong),
      basic(otherEnvironment.client),
      {},
      { 'X-API-KEY': project.apiKey },
    ];
    const [unknown, foreign] = [await post(strangers[0]), await post(strangers[1])];
    expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text]);
    for (const headers of strangers) {
      expect((await post(headers)).status).toBe(401);
    }
  },
};
