import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCase, anAlert, anEntity, aUser } from '@/tests/fixtures/factories';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const verify = async (query = '') => (await project.ask('GET', `/v1/audit-logs/verify${query}`)).json.data;

describe('audit log', () => {
  it('has a record for every audited event of a flow', async () => {
    const fresh = await aProject();
    const typesOf = async (query: string): Promise<string[]> =>
      (await fresh.ask('GET', `/v1/audit-logs?limit=200&${query}`)).json.data.map(
        (each: { event_type: string }) => each.event_type,
      );
    const { json } = await fresh.ask('POST', `${fresh.execute}/api`, {
      body: { company_name: 'Acme SANCTION Ltd', country: 'GB', directors: [{ last_name: 'DOWN' }] },
      headers: { 'X-Request-Id': 'a-flow' },
    });
    const count = (types: string[], type: string) => types.filter((each) => each === type).length;
    const types = await typesOf('');
    const counts = Object.fromEntries([...new Set(types)].sort().map((type) => [type, count(types, type)]));
    expect(counts).toEqual({
      'alert.created': 2,
      'case.created': 1,
      'check.completed': 5,
      'check.executed': 9,
      'check.failed': 4,
      'entity.added_to_case': 2,
      'entity.created': 2,
      'entity.updated': 2,
      'risk_assessment.calculated': 1,
    });
    const records = (await fresh.ask('GET', '/v1/audit-logs?limit=200')).json.data;
    for (const record of records) {
      expect(record).toMatchObject({
        request_id: 'a-flow',
        actor: { type: 'api_key', id: expect.stringMatching(/^key_/) },
      });
    }
    expect(await typesOf(`case_token=${json.case_token}`)).toContain('alert.created');
  });

  it('finds the records of a person or company, its checks and its alerts, in any case', async () => {
    const fresh = await aProject();
    const { json } = await fresh.ask('POST', `${fresh.execute}/api`, {
      body: { company_name: 'Acme SANCTION Ltd', country: 'GB', directors: [{ last_name: 'DOWN' }] },
    });
    const of = async (query: string): Promise<{ event_type: string; target_token: string }[]> =>
      (await fresh.ask('GET', `/v1/audit-logs?limit=200&${query}`)).json.data;
    const entities = (await fresh.ask('GET', `/v1/cases/${json.case_token}/entities`)).json.data;
    const company = entities.find(({ type }: { type: string }) => type === 'Company').token;
    const alerts = (await fresh.ask('GET', `/v1/alerts?entity_token=${company}`)).json.data;
    const checks = (await fresh.ask('GET', `/v1/entities/${company}/checks?limit=100`)).json.data;
    const own = new Set([company, ...[...alerts, ...checks].map(({ token }: { token: string }) => token)]);
    const expected = (await of('')).filter(({ target_token }) => own.has(target_token));
    expect(expected.map(({ event_type }) => event_type)).toEqual(
      expect.arrayContaining(['entity.created', 'check.completed', 'alert.created']),
    );
    expect(await of(`entity_token=${company}`)).toEqual(expected);
    expect(await of(`entity_token=${company}&event_type=alert.created`)).toHaveLength(alerts.length);
    const inCase = await fresh.ask(
      'GET',
      `/v1/cases/${json.case_token}/audit-logs?limit=200&entity_token=${company}`,
    );
    expect(inCase.json.data.length).toBeGreaterThan(0);
    const other = await aProject();
    expect((await other.ask('GET', `/v1/audit-logs?entity_token=${company}`)).json.meta.total).toBe(0);
  });

  it('verifies as a valid chain after fifty concurrent changes', async () => {
    const { token: case_token } = await aCase(project.ctx);
    const alerts = await Promise.all(Array.from({ length: 50 }, () => anAlert(project.ctx, { case_token })));
    await Promise.all(alerts.map(({ token }) => project.ask('POST', `/v1/alerts/${token}/acknowledge`)));
    const { meta } = (await project.ask('GET', '/v1/audit-logs')).json;
    const [newest] = (await project.ask('GET', '/v1/audit-logs?sort=-sequence&limit=1')).json.data;
    expect(await verify()).toEqual({
      valid: true,
      records: meta.total,
      first_bad_sequence: null,
      head: newest.hash,
      first: { sequence: 1, created_at: expect.any(String) },
      last: { sequence: newest.sequence, created_at: newest.created_at },
      checkpoint: null,
    });
    const sequences = (await project.ask('GET', '/v1/audit-logs?limit=200&sort=sequence')).json.data.map(
      (each: { sequence: number }) => each.sequence,
    );
    expect(sequences).toEqual(sequences.map((_: number, n: number) => n + 1));
  });

  it('lists in the order of the chain, page by page, whatever the times of the records', async () => {
    const dated = await aProject();
    const times = ['12:00:00.300', '12:00:00.100', '12:00:00.200', '12:00:00.100'];
    for (const time of times) await anEntity({ ...dated.ctx, now: () => new Date(`2026-03-02T${time}Z`) });
    const walk = async (query: string) => {
      const read: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
        const { data, meta } = (await dated.ask('GET', `/v1/audit-logs?limit=1&${query}${after}`)).json;
        read.push(...data.map(({ sequence }: { sequence: number }) => sequence));
        ({ cursor } = meta.page);
      }
      return read;
    };
    expect(await walk('sort=-sequence')).toEqual([4, 3, 2, 1]);
    expect(await walk('sort=-sequence&from=2026-03-02T12:00:00.200Z')).toEqual([3, 1]);
    expect(await walk('sort=sequence')).toEqual([1, 2, 3, 4]);
    expect(await walk('sort=-created_at')).toEqual([1, 3, 4, 2]);
  });

  it('says which records of a period it verified', async () => {
    const dated = await aProject();
    const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
    for (const day of days) await anEntity({ ...dated.ctx, now: () => new Date(`${day}T12:00:00Z`) });
    const verify = async (query: string) =>
      (await dated.ask('GET', `/v1/audit-logs/verify${query}`)).json.data;
    const records = (await dated.ask('GET', '/v1/audit-logs?sort=sequence')).json.data;
    expect(records).toHaveLength(days.length);
    expect(await verify('?from=2026-03-03T00:00:00Z&to=2026-03-04T23:59:59Z')).toEqual({
      valid: true,
      records: 2,
      first_bad_sequence: null,
      head: records[2].hash,
      first: { sequence: 2, created_at: '2026-03-03T12:00:00.000Z' },
      last: { sequence: 3, created_at: '2026-03-04T12:00:00.000Z' },
      checkpoint: null,
    });
    for (const empty of ['?from=2199-01-01T00:00:00Z', '?to=2001-01-01T00:00:00Z'])
      expect(await verify(empty), empty).toMatchObject({
        valid: true,
        records: 0,
        head: null,
        first: null,
        last: null,
      });
  });

  it('names the first record that was tampered with', async () => {
    await asOwner('alter table audit_log disable trigger audit_log_append_only');
    const change = (actor: string) =>
      asOwner('update audit_log set actor_name = $2 where project_id = $1 and sequence = 7', [
        project.ctx.project.id,
        actor,
      ]);
    const [before] = await asOwner<{ actor_name: string }>(
      'select actor_name from audit_log where project_id = $1 and sequence = 7',
      [project.ctx.project.id],
    );
    await change('Somebody else');
    expect(await verify()).toMatchObject({ valid: false, first_bad_sequence: 7 });
    await change(before?.actor_name ?? '');
    await asOwner('alter table audit_log enable always trigger audit_log_append_only');
    expect(await verify()).toMatchObject({ valid: true });
  });
});

describe('audit log · transaction', () => {
  const triggers = ['events', 'audit_log', 'notifications'];

  async function refusingInserts(table: string, work: () => Promise<void>) {
    await asOwner(`create or replace function refuse_insert() returns trigger language plpgsql as
      $$ begin raise exception 'secret detail of %', tg_table_name; end $$`);
    await asOwner(`create trigger refuse_insert before insert on ${table}
      for each row when (new.project_id = ${project.ctx.project.id}) execute function refuse_insert()`);
    try {
      await work();
    } finally {
      await asOwner(`drop trigger refuse_insert on ${table}`);
    }
  }

  it.each(triggers)(
    'rolls back a change when %s cannot be written, and answers 500 without the cause',
    async (table) => {
      const { token: case_token } = await aCase(project.ctx);
      const { token } = await anAlert(project.ctx, { case_token });
      const reviewer = await aUser(project.ctx, { role: 'reviewer' });
      const before = [
        await rowCounts(project.ctx),
        (await project.ask('GET', `/v1/alerts/${token}`)).json.data,
      ];
      await refusingInserts(table, async () => {
        const { status, json } = await project.ask('POST', `/v1/alerts/${token}/escalate`, {
          body: { reason: 'Look.', escalate_to: reviewer },
          headers: { 'Idempotency-Key': 'an-escalation' },
        });
        expect([status, json.error.code]).toEqual([500, 'INTERNAL_ERROR']);
        expect(JSON.stringify(json)).not.toMatch(/secret|insert|audit_log|events/i);
      });
      expect([
        await rowCounts(project.ctx),
        (await project.ask('GET', `/v1/alerts/${token}`)).json.data,
      ]).toEqual(before);
      expect(await verify()).toMatchObject({ valid: true });
    },
  );

  it('rolls back a flow when its events cannot be written', async () => {
    const before = await rowCounts(project.ctx);
    await refusingInserts('events', async () => {
      for (const path of ['/api', '/init']) {
        const body = { company_name: 'Quiet Water Ltd', country: 'GB', external_reference: 'refused' };
        expect((await project.ask('POST', project.execute + path, { body })).status).toBe(500);
      }
    });
    expect(await rowCounts(project.ctx)).toEqual(before);
  });
});

describe('audit log · over HTTP', () => {
  let api: ServedApi;

  beforeAll(async () => {
    api = await serveApi();
  });

  afterAll(() => api.close());

  it('records the address of the peer', async () => {
    const { token } = await anAlert(project.ctx);
    await fetch(`${api.url}/v1/alerts/${token}/acknowledge`, {
      method: 'POST',
      headers: { 'X-API-KEY': project.apiKey, 'X-Request-Id': 'over-http', 'X-Forwarded-For': '203.0.113.9' },
    });
    const { json } = await project.ask(
      'GET',
      `/v1/audit-logs?target_token=${token}&event_type=alert.acknowledged`,
    );
    expect(json.data[0]).toMatchObject({ ip_address: '127.0.0.1', request_id: 'over-http' });
  });
});
