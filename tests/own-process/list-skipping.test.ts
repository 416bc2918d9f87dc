import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRows } from '@/bench/load-rows';
import { asOwner } from '@/tests/fixtures/owner';
import { workerDatabase } from '@/tests/fixtures/database';
import { SeenStatements, type Statement } from '@/tests/fixtures/plans';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { isCount } from '@/tests/fixtures/read-faults';

// What lists leave out without reading it (docs/adr/0145). Its own process and database, as for list-indexes.test.ts.

const seen = new SeenStatements();
let project: TestProject;

beforeAll(async () => {
  project = await aProject();
  await project.person('analyst');
  const load = { projectId: project.ctx.project.id, ownerUrl: workerDatabase().ownerUrl, cases: 8_000 };
  await loadRows(load, new AbortController().signal);
}, 300_000);

afterAll(() => seen.stop());

describe('lists', () => {
  it.each([
    ['risk_score', 'type=Perpetual&risk_tier=Low'],
    ['-risk_score', 'type=Review&risk_tier=Medium'],
    ['sla_deadline', 'type=Review&entity_category=Company'],
    ['-created_at', 'risk_tier=High&entity_category=Company'],
  ])('skip cases in the index, in the order of %s with %s', async (sort, filters) => {
    await seen.start('auto');
    const statements = await seen.of(() => project.ask('GET', `/v1/cases?sort=${sort}&${filters}`));
    const scans = statements.flatMap((each) => each.scans).filter(({ table }) => table === 'cases');
    expect(scans).toHaveLength(1);
    expect(scans.filter(({ inVain }) => inVain > 0)).toEqual([]);
  });

  it.each(['cases', 'alerts'])(
    'look only at the %s of a filter that few have for a text that many have',
    async (list) => {
      await seen.start('auto');
      for (const path of [`${list}?q=Novak&status=Escalated`, `${list}/counts?q=Novak&status=Escalated`]) {
        const statements = await seen.of(() => project.ask('GET', `/v1/${path}`));
        expect(
          statements.filter(({ text }) => text.includes('in (select find_by_text')),
          path,
        ).toEqual([]);
        expect(
          statements.filter(({ text }) => text.includes('from find_by_text')),
          path,
        ).toHaveLength(1);
      }
    },
  );

  it.each(['cases?sort=-risk_score&', 'cases?', 'alerts?'])(
    'read no more than the page needs of a text that many have, with a status of their SLA: %s',
    async (list) => {
      await seen.start('auto');
      for (const status of ['Breached', 'On Track']) {
        const path = `/v1/${list}q=Novak&sla_status=${encodeURIComponent(status)}`;
        const statements = await seen.of(async () => {
          expect((await project.ask('GET', path)).json.data).toHaveLength(25);
        });
        expect(
          statements.filter(({ text }) => text.includes('in (select find_by_text')),
          path,
        ).toEqual([]);
        expect(
          statements.filter(({ text }) => text.includes('from find_by_text')),
          path,
        ).toHaveLength(1);
      }
    },
  );

  it.each(['alerts?q=Novak', 'cases?q=AS-9', 'entities?q=Person'])(
    'count to a thousand for a frequent text: %s',
    async (query) => {
      const { json } = await project.ask('GET', `/v1/${query}`);
      expect([json.meta.total, json.meta.total_is_minimum]).toEqual([1_000, true]);
    },
  );

  it('find two characters in the middle of an old Han name without reading all rows', async () => {
    const oldest = `(select token from entities where project_id = $1 order by created_at limit 3)`;
    const values = [project.ctx.project.id];
    const named = `set full_name = '习近平' where project_id = $1 and token in ${oldest}`;
    await asOwner(`update entities ${named}`, values);
    const told = `set subject_name = '习近平' where project_id = $1 and entity_token in ${oldest}`;
    await asOwner(`update alerts ${told}`, values);
    await seen.start('auto');
    for (const list of ['alerts', 'cases', 'entities']) {
      const statements = await seen.of(async () => {
        const { json } = await project.ask('GET', `/v1/${list}?q=${encodeURIComponent('近平')}`);
        expect(json.meta.total, list).toBeGreaterThan(2);
      });
      const scans = statements.flatMap((each) => each.scans);
      expect(
        scans.filter(({ table, rows }) => table === list && rows > 500),
        list,
      ).toEqual([]);
    }
  });

  // With more rows, PostgreSQL would read all of the alerts or cases to find that none is among them.
  it.each([
    ['alerts', 'status=Resolved'],
    ['alerts', 'is_false_positive=true'],
    ['alerts', 'resolved_from=2024-01-01T00:00:00Z'],
    ['cases', 'status=Closed'],
    ['cases', 'closed_to=2099-01-01T00:00:00Z'],
  ])('search no running clocks among %s of %s', async (list, ended) => {
    await seen.start('auto');
    const pagesOf = async (query: string) => {
      const statements = await seen.of(() => project.ask('GET', `/v1/${list}?${query}`));
      return statements.filter(({ text }) => text.includes('order by created_at'));
    };
    const isOfRunning = ({ text }: Statement) => text.includes('sla_stopped is null');
    const [whole] = await pagesOf('sla_status=Breached');
    expect(whole && isOfRunning(whole)).toBe(true);
    const pages = await pagesOf(`sla_status=Breached&${ended}`);
    expect(pages.map(isOfRunning)).toEqual([false]);
  });

  it('count to ten thousand without kept totals, and read few rows more', async () => {
    await seen.start('auto');
    const from = 'resolved_from=2024-01-01T00:00:00Z';
    const statements = await seen.of(async () => {
      const { meta } = (await project.ask('GET', `/v1/alerts?${from}`)).json;
      expect([meta.total, meta.total_is_minimum]).toEqual([10_000, true]);
    });
    const read = statements.filter(isCount).flatMap(({ scans }) => scans);
    expect(read.map(({ rows }) => rows)).toEqual([10_001]);
    const { meta } = (await project.ask('GET', `/v1/alerts?${from}&list=OFAC%20SDN`)).json;
    expect(meta).toMatchObject({ total: expect.any(Number), total_is_minimum: true });
  });
});
