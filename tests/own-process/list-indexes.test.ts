import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledTables, loadRows } from '@/bench/load-rows';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import { unassigned } from '@/lib/domain/assignee';
import type { Operation } from '@/lib/domain/operation';
import { workerDatabase } from '@/tests/fixtures/database';
import { valuesFor } from '@/tests/fixtures/filter-values';
import { countedInFull } from '@/tests/fixtures/read-bounds';
import { faultsOf, isCount } from '@/tests/fixtures/read-faults';
import { combinations, type FilterValues, filtersOf, sortsOf, singles } from '@/tests/fixtures/list-requests';
import { asOwner } from '@/tests/fixtures/owner';
import { type Scan, SeenStatements, type Statement } from '@/tests/fixtures/plans';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

// Requests each list with every filter and every pair of filters, in every order. PostgreSQL reports how many rows it
// read, so a filter without an index fails here. The rows are skewed: nearly all have the same values, and a few have
// rare ones. The file has its own process and database, because plans depend on statistics, which cover the rows of
// all projects.

const cases = 8_000;
const isAsked = (op: Operation) => op.answer.shape === 'list' || op.path.endsWith('/counts');
const operations = operationsOf(routes).filter(isAsked);

const seen = new SeenStatements();
let project: TestProject;
let headers: Record<string, Record<string, string>>;
let tokens: Record<string, string>;
let values: (op: Operation) => FilterValues;

beforeAll(async () => {
  project = await aProject();
  const people = [];
  for (let n = 0; n < 20; n += 1) people.push(await project.person('analyst'));
  const assignees = people.map(({ actor }) => actor.id).sort();
  const [most = '', least = ''] = [assignees[0], assignees.at(-1)];
  const person = people.find(({ actor }) => actor.id === most) ?? project.ctx;
  headers = {
    'a session': await consoleHeaders(person),
    "an admin's session": await consoleHeaders(await project.person('admin')),
  };
  const webhook = await project.ask('POST', '/v1/webhooks', {
    body: { url: 'https://example.com/', events: ['*'] },
  });
  const watchlist = await project.ask('POST', '/v1/watchlists', { body: { name: 'Former customers' } });
  const load = {
    projectId: project.ctx.project.id,
    userToken: most,
    webhookToken: webhook.json.data.id,
    importToken: 'imp_of_all_lines',
  };
  await loadRows({ ...load, ownerUrl: workerDatabase().ownerUrl, cases }, new AbortController().signal);
  await asOwner(
    `update risk_assessments set override_tier = 'Low' where project_id = $1 and substr(token, 28) in ('7', 'a')`,
    [project.ctx.project.id],
  );
  await asOwner(
    `update cases set risk_tier_overridden = true where project_id = $1 and token in
      (select case_token from waiting_overrides where project_id = $1)`,
    [project.ctx.project.id],
  );
  const [row] = await asOwner<{ case_token: string; entity_token: string }>(
    'select case_token, entity_token from alerts where project_id = $1 limit 1',
    [project.ctx.project.id],
  );
  tokens = {
    case_token: row?.case_token ?? '',
    entity_token: row?.entity_token ?? '',
    webhook_id: webhook.json.data.id,
    watchlist_token: watchlist.json.data.token,
    import_token: load.importToken,
    kind: 'risk_model',
  };
  const shared: FilterValues = {
    assigned_to: [most, unassigned, least],
    case_token: [tokens.case_token ?? ''],
    entity_token: [tokens.entity_token ?? ''],
    target_token: [tokens.case_token ?? ''],
  };
  values = (op) => ({ ...shared, ...valuesFor(op) });
});

afterAll(() => seen.stop());

async function get(op: Operation, queries: readonly string[]): Promise<string | null> {
  const path = op.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => tokens[name] ?? '');
  const url = `${path}?${queries.filter(Boolean).join('&')}`;
  const answer = await ask('GET', url, { headers: headers[op.scope] ?? { 'X-API-KEY': project.apiKey } });
  expect(answer.status, `${url}: ${answer.text}`).toBe(200);
  return answer.json.meta.page.cursor;
}

async function faultsOfPages(op: Operation, queries: string[]): Promise<string[]> {
  let cursor: string | null = null;
  const first = await seen.of(async () => (cursor = await get(op, queries)));
  const faults = faultsOf(op, queries, first);
  // With two filters, later pages behave as they do with one.
  if (!cursor || queries[0]?.includes('&')) return faults;
  const later = [...queries, `cursor=${cursor}`];
  return [...faults, ...faultsOf(op, later, await seen.of(() => get(op, later)))];
}

// Slow because the longest list is requested a thousand times.
describe('lists', { timeout: 300_000 }, () => {
  describe('with the values of their filters', () => {
    beforeAll(() => seen.start('auto'));

    it.each(operations.map((op) => [op.id, op] as const))('%s reads few rows', async (_, op) => {
      expect(Object.keys(values(op)), 'every filter has values to ask for').toEqual(
        expect.arrayContaining(filtersOf(op)),
      );
      const faults = [];
      for (const { filters, sorts } of combinations(op, values(op))) {
        for (const sort of sorts) faults.push(...(await faultsOfPages(op, [filters, sort])));
      }
      expect(faults).toEqual([]);
    });
  });

  it('count row by row with an index when PostgreSQL may not scan tables', async () => {
    await seen.start('by index');
    const read: Scan[] = [];
    for (const op of operations) {
      const counted = op.id in countedInFull ? [''] : filtersOf(op).filter((name) => name in countedInFull);
      for (const query of counted.flatMap((name) => (name ? singles([name], values(op)) : ['']))) {
        const statements = await seen.of(() => get(op, [query]));
        read.push(...statements.filter(isCount).flatMap(({ scans }) => scans));
      }
    }
    const filled = read.filter(({ table }) => filledTables.includes(table));
    expect(filled.length).toBeGreaterThan(0);
    expect(filled.filter(({ how }) => how === 'Seq Scan')).toEqual([]);
  });

  it('are planned only a few times, not for each request', async () => {
    await seen.start('auto');
    const asked = [
      '/v1/alerts',
      '/v1/alerts?status=Open&sort=-priority_score',
      '/v1/cases',
      '/v1/cases?limit=30',
    ];
    for (const path of asked) for (let time = 0; time < 25; time += 1) await project.ask('GET', path);
    const often = (await seen.preparations()).filter(({ kept, anew }) => kept + anew > 10);
    expect(new Set(often.map(({ text }) => text)).size).toBeGreaterThanOrEqual(asked.length);
    expect(often.filter(({ anew }) => anew > 5)).toEqual([]);
  });

  it('count by age and notifications without reading every row', async () => {
    await seen.start('auto');
    for (const [path, table, asWho] of [
      ['/v1/alerts?age=Over%2014%20days&limit=1', 'alerts', { 'X-API-KEY': project.apiKey }],
      ['/v1/notifications?limit=1', 'notifications', headers['a session']],
      ['/v1/notifications?unread=false&limit=1', 'notifications', headers['a session']],
    ] as const) {
      const statements = await seen.of(async () => {
        expect((await ask('GET', path, { headers: asWho })).json.meta.total, path).toBeGreaterThan(7_000);
      });
      const read = statements.flatMap(({ scans }) => scans.filter((scan) => scan.table === table));
      expect(
        read.filter(({ rows }) => rows > 200),
        path,
      ).toEqual([]);
    }
  });

  it.each([
    ['summary', 600],
    ['cases', 1_200],
    ['days', 2_500],
  ])('read few totals for the %s of a year', async (path, max) => {
    await seen.start('auto');
    const from = new Date(Date.now() - 365 * 86_400_000).toISOString();
    const statements = await seen.of(() => project.ask('GET', `/v1/analytics/${path}?from=${from}`));
    const totals = statements.flatMap(({ scans }) => scans.filter(({ table }) => table.endsWith('_totals')));
    const read = totals.reduce((sum, { rows }) => sum + rows, 0);
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(max);
  });

  it.each([
    ['unresolved alerts', 'analytics/alerts', 'alerts', 'Index Only Scan alerts_pending'],
    ['running clocks of alerts', 'alerts/counts', 'alerts', 'Index Only Scan alerts_sla_running'],
    ['running clocks of cases', 'cases/counts', 'cases', 'Index Only Scan cases_running_clocks'],
  ])('count %s with an index that contains only these', async (_, path, counted, how) => {
    await asOwner(`vacuum ${counted}`);
    await seen.start('auto');
    const statements = await seen.of(() => project.ask('GET', `/v1/${path}`));
    const scans = statements.flatMap((each) => each.scans).filter(({ table }) => table === counted);
    expect(new Set(scans.map((scan) => scan.how))).toEqual(new Set([how]));
    expect(scans.filter(({ inVain }) => inVain > 0)).toEqual([]);
  });

  it('read few rows for a text that few rows have, however old they are', async () => {
    await seen.start('auto');
    const statements = await seen.of(() => project.ask('GET', '/v1/alerts?q=Person%2077%20'));
    const pages = statements.filter(({ text }) => / offset 0\) r order by/.test(text));
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(({ scans }) => scans.filter(({ rows }) => rows > 500))).toEqual([]);
  });

  it.each(['-created_at', 'created_at', 'name', '-name'])(
    'read only one page of an own list, sorted by %s',
    async (sort) => {
      const path = `/v1/watchlists/${tokens.watchlist_token}/entries`;
      const body = Array.from({ length: 1_000 }, (_, n) => ({ entity_type: 'person', name: `Person ${n}` }));
      const added = await project.ask('POST', path, { body });
      expect(added.status, added.text).toBe(201);
      await asOwner('analyze watchlist_entries');
      await seen.start('auto');
      const statements = await seen.of(() => project.ask('GET', `${path}?sort=${sort}`));
      const scans = statements.flatMap((each) => each.scans);
      const read = scans.filter(({ table }) => table === 'watchlist_entries');
      expect(read.map(({ rows }) => rows)).toEqual([26]);
    },
  );

  it('read no page if two filters exclude each other', async () => {
    await seen.start('auto');
    const pagesOf = async (query: string) => {
      const statements = await seen.of(() => project.ask('GET', `/v1/alerts?${query}`));
      return statements.filter(({ text }) => /from alerts .*order by/.test(text));
    };
    expect(await pagesOf('status=Open')).toHaveLength(1);
    expect(await pagesOf('status=Open&case_token=cas_01kad8m3zq5v7x9b1c2d4e6f8g')).toEqual([]);
  });

  describe('with plans that disregard the values', () => {
    beforeAll(() => seen.start('force_generic_plan'));

    it.each(operations.map((op) => [op.id, op] as const))('%s reads few rows', async (_, op) => {
      const faults = [];
      for (const filters of ['', ...singles(filtersOf(op), values(op))]) {
        const asked: { queries: string[]; statements: Statement[] }[] = [];
        for (const sort of sortsOf(op)) {
          const queries = [filters, sort];
          asked.push({ queries, statements: await seen.of(() => get(op, queries)) });
        }
        const prepared = await seen.prepared();
        const isPrepared = ({ text }: Statement) => prepared.has(text);
        for (const { queries, statements } of asked)
          faults.push(...faultsOf(op, queries, statements.filter(isPrepared)));
      }
      expect(faults).toEqual([]);
    });
  });
});
