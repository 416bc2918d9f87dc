import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import { notify } from '@/lib/domain/access/service/notify';
import type { Operation } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import { flowSecret } from '@/lib/platform/crypto';
import { transaction } from '@/lib/platform/transaction';
import { aUser } from '@/tests/fixtures/factories';
import { rowCounts } from '@/tests/fixtures/owner';
import { type Asking, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { consoleHeaders } from '@/tests/fixtures/sessions';

// Every operation is probed with its declared example. A new parameter fails here until the holder has a token for it.

// Policies have no tokens in their paths, and tests of their own: tests/contract/policies.test.ts.
const operations = operationsOf(routes).filter(({ tag }) => tag !== 'Policies');

const parametersOf = (op: Operation) => [...op.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const withToken = operations.filter((op) => parametersOf(op).some((name) => name !== 'project_hash'));
const lists = operations.filter((op) => op.answer.shape === 'list' && parametersOf(op).length === 0);

let asker: TestProject;
let holder: TestProject;
let reviewer: string;
let tokens: Record<string, string>;

const admins = new Map<TestProject, Context>();

/** With an admin's session where no scope will do, else with the project's key. */
async function askFor(project: TestProject, { method, scope }: Operation, path: string, asking: Asking = {}) {
  const admin = admins.get(project);
  if (!scope.endsWith('session') || !admin) return project.ask(method, path, asking);
  return ask(method, path, { ...asking, headers: { ...(await consoleHeaders(admin)), ...asking.headers } });
}

async function addAdmin(project: TestProject): Promise<void> {
  const admin = await project.person('admin');
  admins.set(project, admin);
  const told = { kind: 'alert.assigned', target_type: 'alert', target_token: 'alt_1', note: null };
  await transaction(admin, (tx) => notify(tx, admin, { ...told, user_token: admin.actor.id }));
}

/** The declared example, with a person of the asker's project. */
const bodyOf = ({ example }: Operation): unknown =>
  example && JSON.parse(JSON.stringify(example).replaceAll(/usr_\w+/g, reviewer));

beforeAll(async () => {
  await loadSampleList();
  [asker, holder] = [await aProject(), await aProject()];
  reviewer = await aUser(asker.ctx, { role: 'reviewer' });
  const user_token = await aUser(holder.ctx);
  await Promise.all([asker, holder].map(addAdmin));
  const client = await createOauthClient(holder.ctx, { name: 'A service', scopes: ['alerts:read'] });
  // On the sample list, since the alert of a sandbox marker cannot be replayed.
  const { json } = await holder.ask('POST', `${holder.execute}/api`, {
    body: { company_name: 'Blue Heron Shipping', country: 'GB', external_reference: 'held' },
  });
  const { data: entities } = (await holder.ask('GET', `/v1/cases/${json.case_token}/entities`)).json;
  const { data: watchlist } = (
    await holder.ask('POST', '/v1/watchlists', { body: { name: 'Former customers' } })
  ).json;
  const entry = { name: 'Ann Ash', list_entry_id: 'ann-ash-1' };
  await holder.ask('POST', `/v1/watchlists/${watchlist.token}/entries`, { body: entry });
  const { data: webhook } = (
    await holder.ask('POST', '/v1/webhooks', { body: { url: 'https://example.com/', events: ['*'] } })
  ).json;
  const { data: delivery } = (await holder.ask('POST', `/v1/webhooks/${webhook.id}/test`)).json;
  tokens = {
    webhook_id: webhook.id,
    delivery_id: delivery.id,
    client_id: client.id,
    user_token,
    watchlist_token: watchlist.token,
    list_entry_id: entry.list_entry_id,
    flow_token: json.flow_token,
    case_token: json.case_token,
    alert_token: json.screening.matches[0].alert_token,
    check_token: json.checks_summary.checks[0].token,
    assessment_token: json.risk_assessment.token,
    entity_token: entities[0].token,
    pull_token: json.tokens.pull,
  };
});

const unknown: Record<string, string> = { pull_token: flowSecret('pull', 'flw_none') };
const unknownOf = (name: string) => unknown[name] ?? `${tokens[name]?.slice(0, -6)}000000`;

const fill = (op: Operation, tokenOf: (name: string) => string | undefined) =>
  op.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const token = tokenOf(name);
    if (token === undefined) throw new Error(`${op.id} takes a ${name}: add one to the holder's tokens`);
    return token;
  });

async function probe(project: TestProject, op: Operation, path: string) {
  const headers = { 'X-Request-Id': 'probe' };
  const { status, text } = await askFor(project, op, path, { headers, body: bodyOf(op) });
  return { status, text };
}

describe('tenancy · a token of another project', () => {
  it.each(withToken.map((op) => [op.id, op] as const))(
    '%s answers 404, exactly as for an unknown token, and changes nothing',
    async (_id, op) => {
      const before = await rowCounts(holder.ctx);
      const foreign = await probe(
        asker,
        op,
        fill(op, (name) => tokens[name]),
      );
      const none = await probe(asker, op, fill(op, unknownOf));
      expect(foreign).toEqual(none);
      expect(foreign.status).toBe(404);
      expect(JSON.parse(foreign.text).error.code).toBe('NOT_FOUND');
      expect(await rowCounts(holder.ctx)).toEqual(before);
    },
  );

  it.each(withToken.filter((op) => op.method === 'GET').map((op) => [op.id, op] as const))(
    '%s answers 200 to the project that owns the token',
    async (_id, op) => {
      expect(
        (
          await probe(
            holder,
            op,
            fill(op, (name) => tokens[name]),
          )
        ).status,
      ).toBe(200);
    },
  );

  it('matches no rows when it is used as a filter', async () => {
    for (const query of [
      `alerts?case_token=${tokens.case_token}`,
      `alerts?entity_token=${tokens.entity_token}`,
      `audit-logs?case_token=${tokens.case_token}`,
      `audit-logs?target_token=${tokens.alert_token}`,
    ]) {
      expect((await asker.ask('GET', `/v1/${query}`)).json.meta.total, query).toBe(0);
      expect((await holder.ask('GET', `/v1/${query}`)).json.meta.total, query).toBeGreaterThan(0);
    }
  });
});

describe('tenancy · lists', () => {
  it.each(lists.map((op) => [op.id, op] as const))(
    '%s shows and counts only rows of its own project',
    async (_id, op) => {
      const own = (await askFor(holder, op, op.path)).json;
      const others = (await askFor(asker, op, op.path)).json;
      const tokensOf = ({ data }: { data: { token?: string; id?: string }[] }) =>
        data.map(({ token, id }) => token ?? id);
      expect(own.meta.total).toBeGreaterThan(0);
      expect(tokensOf(others).filter((token) => tokensOf(own).includes(token))).toEqual([]);
      expect(others.meta.total).toBe(others.data.length);
    },
  );

  it('do not mix when two projects read concurrently on the same connections', async () => {
    const totalOf = async (project: TestProject) => (await project.ask('GET', '/v1/alerts')).json.meta.total;
    const own = await totalOf(holder);
    expect(own).toBeGreaterThan(0);
    const askers = Array.from({ length: 40 }, (_, n) => (n % 2 ? asker : holder));
    expect(await Promise.all(askers.map(totalOf))).toEqual(
      askers.map((project) => (project === holder ? own : 0)),
    );
  });
});

describe('tenancy · uniqueness', () => {
  it('keeps external references and case names separate for each project', async () => {
    const { json } = await asker.ask('POST', `${asker.execute}/api`, {
      body: { company_name: 'Acme SANCTION Ltd', country: 'GB', external_reference: 'held' },
    });
    expect(json.flow_token).not.toBe(tokens.flow_token);
    expect(json.case_reference).toBe('CAS-000001');
  });

  it('never reuses a result of another project', async () => {
    const person = { first_name: 'Ann', last_name: 'Ash', country: 'GB' };
    for (const project of [holder, asker]) {
      const { json } = await project.ask('POST', `${project.execute}/kyc/api`, { body: person });
      expect(json.checks_summary.checks[0].status).toBe('Complete');
    }
  });
});
