import { beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import type { TestProject } from '@/tests/fixtures/project';
import { aProjectWithRows } from '@/tests/fixtures/listed-rows';

let project: TestProject;
let case_token: string;
let reviewer: string;

beforeAll(async () => {
  ({ project, case_token } = await aProjectWithRows());
  reviewer = await aUser(project.ctx, { role: 'reviewer' });
});

const lists = ['/v1/alerts', '/v1/cases', '/v1/entities'];
const list = async (address: string) => (await project.ask('GET', address)).json;

describe('lists · limits', () => {
  it.each(lists)('%s shows 25 rows by default', async (path) => {
    expect((await list(path)).data).toHaveLength(25);
  });

  it.each([...lists, '/v1/flows'])('%s accepts 1 to 100', async (path) => {
    for (const [limit, status] of [
      ['1', 200],
      ['100', 200],
      ['0', 400],
      ['101', 400],
      ['-1', 400],
      ['2.5', 400],
    ] as const) {
      expect((await project.ask('GET', `${path}?limit=${limit}`)).status, limit).toBe(status);
    }
  });

  it.each([
    ['the audit log', () => '/v1/audit-logs'],
    ['the audit log of a case', () => `/v1/cases/${case_token}/audit-logs`],
  ])('%s shows 50 rows by default, 200 at most', async (_name, addressOf) => {
    const address = addressOf();
    expect((await list(address)).data).toHaveLength(50);
    expect((await project.ask('GET', `${address}?limit=200`)).status).toBe(200);
    expect((await project.ask('GET', `${address}?limit=201`)).status).toBe(400);
  });

  it.each([...lists, '/v1/flows', '/v1/audit-logs', '/v1/users'])(
    '%s refuses an unknown filter and a repeated parameter',
    async (path) => {
      for (const query of ['colour=red', 'limit=1&limit=2', 'offset=3', '__proto__=1']) {
        const { status, json } = await project.ask('GET', `${path}?${query}`);
        expect([status, json.error.code], query).toEqual([400, 'VALIDATION_ERROR']);
      }
    },
  );
});

describe('lists · total', () => {
  it('says of every list whether its total is a minimum', async () => {
    for (const path of [...lists, '/v1/flows', '/v1/audit-logs', '/v1/webhooks']) {
      expect((await list(path)).meta).toMatchObject({ total: expect.any(Number), total_is_minimum: false });
    }
    for (const path of lists) {
      expect((await list(`${path}?q=nobody`)).meta).toMatchObject({ total: 0, total_is_minimum: false });
    }
  });

  type Row = Record<string, string | null>;

  async function expectExactTotals(path: string, filters: readonly string[]) {
    const { data } = await list(`${path}?limit=100`);
    for (const filter of filters) {
      const values = new Set(data.map((row: Row) => row[filter]).filter(Boolean));
      for (const value of values) {
        const { meta } = await list(`${path}?limit=1&${filter}=${encodeURIComponent(String(value))}`);
        const matching = data.filter((row: Row) => row[filter] === value);
        expect(meta.total, `${filter}=${String(value)}`).toBe(matching.length);
      }
    }
  }

  const alertFilters = [
    'status',
    'category',
    'type',
    'priority',
    'assigned_to',
    'case_token',
    'entity_token',
    'sla_status',
  ];

  it('counts exactly the rows that match when one filter is set', async () => {
    await expectExactTotals('/v1/alerts', alertFilters);
    await expectExactTotals('/v1/cases', ['status', 'type', 'entity_category', 'risk_tier', 'sla_status']);
    await expectExactTotals('/v1/entities', ['type', 'role', 'country', 'verification_status']);
  });

  it('counts exactly the rows that match when several filters are set', async () => {
    const { data } = await list('/v1/alerts?limit=100');
    const { meta } = await list('/v1/alerts?status=Open&priority=Critical&limit=1');
    expect(meta.total).toBe(
      data.filter((row: Row) => row.status === 'Open' && row.priority === 'Critical').length,
    );
    expect(meta.total).toBeGreaterThan(0);
  });

  it('stays exact after twenty concurrent changes and a fold', async () => {
    const { data } = await list('/v1/alerts?status=Open&limit=20');
    await Promise.all(
      data.map(({ token }: { token: string }, n: number) =>
        n % 2
          ? project.ask('POST', `/v1/alerts/${token}/acknowledge`)
          : project.ask('POST', `/v1/alerts/${token}/assign`, { body: { user_id: reviewer } }),
      ),
    );
    await expectExactTotals('/v1/alerts', alertFilters);
    await asOwner('select fold_list_totals()');
    await expectExactTotals('/v1/alerts', alertFilters);
    expect((await list('/v1/alerts?status=Acknowledged')).meta.total).toBe(10);
  });
});
