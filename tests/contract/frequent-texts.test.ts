import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

// More rows have a text than a search counts. Slow at the start, because many rows are inserted.

let project: TestProject;

/**
 * Oldest first, 10,100 cases of Oldman, then 10,100 of Newman. The newest 600 have two members of the same name, and the
 * oldest 5,000 and the newest 1,500 a reference.
 * By deadline, 50 of Oldman come before all of Newman and the others after them, except the last hundred, which have
 * none. All alerts are breached: the clocks of Newman have stopped, and every second one of Oldman.
 */
const half = 10_100;

async function load(): Promise<void> {
  const values = [project.ctx.project.id, 2 * half, half];
  await asOwner(
    `insert into entities (project_id, token, type, role, full_name, verification_status, created_at, updated_at)
     select $1::int, 'ent_' || n, 'Person', 'Primary', case when n <= $3::int then 'Ada Oldman ' else 'Bea Newman ' end || n, 'Not Started',
       now() - ($2::int - n) * interval '1 minute', now() from generate_series(1, $2::int) n
     union all select $1::int, 'ent_' || kind || n, 'Person', 'Primary', 'Cleo Twice ' || kind, 'Not Started',
       now() - interval '1 year', now() from generate_series(1, 600) n, unnest(array['a', 'b']) kind`,
    values,
  );
  await asOwner(
    `insert into cases (project_id, token, name, type, status, entity_category, external_reference, sla_deadline,
       created_at, updated_at)
     select $1::int, 'cas_' || n, 'CAS-' || n, 'Review', case n % 20 when 0 then 'Closed' else 'New' end, 'Person',
       case when n <= 1000 then 'first exactly' when n <= 5000 then 'first' when n > $2::int - 1500 then 'batch' end,
       case when n <= 50 or n > $3::int then now() + n * interval '1 minute'
         when n <= 10000 then now() + interval '100 days' + n * interval '1 minute' end,
       now() - ($2::int - n) * interval '1 minute', now() from generate_series(1, $2::int) n`,
    values,
  );
  await asOwner(
    `insert into case_entities (project_id, case_token, entity_token, role, created_at)
     select $1::int, 'cas_' || n, 'ent_' || n, 'Primary', now() from generate_series(1, $2::int) n
     union all select $1::int, 'cas_' || $2::int - n, 'ent_' || kind || n, 'UBO', now()
     from generate_series(1, 600) n, unnest(array['a', 'b']) kind`,
    values.slice(0, 2),
  );
  await asOwner(
    `insert into alerts (project_id, token, case_token, type, category, status, priority, priority_score, sla_deadline,
       sla_warning_at, resolved_at, summary, subject_name, created_at, updated_at)
     select $1::int, 'alt_' || n, 'cas_' || n, 'Screening', 'PEP Match', case when n % 100 = 0 then 'Open' else 'Acknowledged' end,
       'High', 70, now(), now(), case when n > $3::int or n % 2 = 0 then now() + interval '1 hour' end, 'A match.', case when n <= $3::int then 'Ada Oldman' else 'Bea Newman' end,
       now() - ($2::int - n) * interval '1 minute', now() from generate_series(1, $2::int) n`,
    values,
  );
  await asOwner('analyze entities, cases, case_entities, alerts');
}

beforeAll(async () => {
  project = await aProject();
  await load();
});

async function search(list: string, query: string) {
  const { status, json } = await project.ask('GET', `/v1/${list}?${query}`);
  expect(status, JSON.stringify(json)).toBe(200);
  const tokens: string[] = json.data.map(({ token }: { token: string }) => token.replace(/^\w+?_/, ''));
  return { tokens, cursor: json.meta.page.cursor, counted: [json.meta.total, json.meta.total_is_minimum] };
}

const sum = (counts: object): number => Object.values(counts).reduce((total, count) => total + count, 0);

async function count(list: string, query: string) {
  const { status, json } = await project.ask('GET', `/v1/${list}/counts?${query}`);
  expect(status, JSON.stringify(json)).toBe(200);
  const { total, total_is_minimum, ...by } = json.data;
  // Each breakdown is of the same rows.
  for (const [name, counts] of Object.entries<object>(by)) expect(sum(counts), name).toBe(total);
  return { counted: [total, total_is_minimum], by };
}

const from = (first: number, step: number, count: number) =>
  Array.from({ length: count }, (_, n) => String(first + n * step));

const lists = ['alerts', 'cases', 'entities'];

describe('lists · a text in more rows than are counted', () => {
  it.each(lists)('%s says that there are more than 1,000', async (list) => {
    for (const q of ['Newman', 'Oldman', 'man']) {
      expect((await search(list, `q=${q}`)).counted, q).toEqual([1_000, true]);
    }
  });

  it.each(lists)('%s shows the newest rows with it, page after page', async (list) => {
    for (const [q, newest] of [
      ['Newman', 2 * half],
      ['Oldman', half],
    ] as const) {
      const first = await search(list, `q=${q}&limit=30`);
      expect(first.tokens, q).toEqual(from(newest, -1, 30));
      const second = await search(list, `q=${q}&limit=30&cursor=${first.cursor}`);
      expect(second.tokens, q).toEqual(from(newest - 30, -1, 30));
    }
  });

  it.each(lists)('%s shows the oldest rows with it', async (list) => {
    expect((await search(list, 'q=Newman&limit=5&sort=created_at')).tokens).toEqual(from(half + 1, 1, 5));
  });

  it('finds all rows when the sort column is null in some of them', async () => {
    let cursor = '';
    const tokens: string[] = [];
    for (const _ of [1, 2, 3]) {
      const page = await search('cases', `q=Oldman&sort=sla_deadline&limit=30${cursor}`);
      tokens.push(...page.tokens);
      cursor = `&cursor=${page.cursor}`;
    }
    expect(tokens).toEqual(from(1, 1, 90));
  });

  it('finds all breached alerts, whether their clocks run or have stopped', async () => {
    const { tokens, counted } = await search('alerts', 'q=Oldman&sla_status=Breached&limit=30');
    expect(tokens).toEqual(from(half, -1, 30));
    expect(counted).toEqual([1_000, true]);
    const oldest = 'q=Oldman&sla_status=Breached&sort=created_at&limit=30';
    const first = await search('alerts', oldest);
    expect(first.tokens).toEqual(from(1, 1, 30));
    expect((await search('alerts', `${oldest}&cursor=${first.cursor}`)).tokens).toEqual(from(31, 1, 30));
  });

  it('counts exactly with another filter that matches fewer rows', async () => {
    expect((await search('alerts', 'q=Newman&status=Open')).counted).toEqual([half / 100, false]);
    expect((await search('alerts', 'q=Newman&status=Escalated')).counted).toEqual([0, false]);
    expect((await search('alerts', 'q=man&status=Acknowledged')).counted).toEqual([1_000, true]);
    expect((await search('cases', 'q=Newman&status=Closed')).counted).toEqual([half / 20, false]);
    expect((await search('cases', 'q=Oldman&status=Closed')).counted).toEqual([half / 20, false]);
    expect((await search('cases', 'q=Newman&status=Closed&limit=2')).tokens).toEqual(from(2 * half, -20, 2));
  });

  it('counts a case once even if two of its members match', async () => {
    expect((await search('cases', 'q=Twice')).counted).toEqual([600, false]);
    expect((await search('entities', 'q=Twice')).counted).toEqual([1_000, true]);
  });

  it('counts all if exactly 1,000 match', async () => {
    expect((await search('cases', 'q=exactly')).counted).toEqual([1_000, false]);
  });

  it('finds a text of a few thousand rows where they are, in either order', async () => {
    for (const [q, sort, tokens] of [
      ['first', '-created_at', from(5_000, -1, 5)],
      ['first', 'created_at', from(1, 1, 5)],
      ['batch', '-created_at', from(2 * half, -1, 5)],
      ['batch', 'created_at', from(2 * half - 1_499, 1, 5)],
    ] as const) {
      const found = await search('cases', `q=${q}&sort=${sort}&limit=5`);
      expect([found.tokens, found.counted], `${q} ${sort}`).toEqual([tokens, [1_000, true]]);
    }
    const closed = await search('cases', 'q=first&status=Closed&limit=5');
    expect([closed.tokens, closed.counted]).toEqual([from(5_000, -20, 5), [250, false]]);
  });

  it('finds a rare word together with one that nearly all rows have', async () => {
    expect((await search('entities', 'q=Bea%20Newman%2020200')).tokens).toEqual(['20200']);
    expect((await search('cases', 'q=Bea%20Newman%2020200')).tokens).toEqual(['20200']);
    expect((await search('cases', 'q=Ada%20Newman%2020200')).counted).toEqual([0, false]);
  });
});

describe('counts · a text in more rows than are counted', () => {
  it.each(['alerts', 'cases'])('%s are of 1,000 rows, and say that there are more', async (list) => {
    for (const q of ['Newman', 'Oldman', 'man']) {
      expect((await count(list, `q=${q}`)).counted, q).toEqual([1_000, true]);
    }
    expect((await count(list, '')).counted).toEqual([2 * half, false]);
  });

  it('are exact with a filter that matches fewer rows, and a minimum if it matches more', async () => {
    const open = await count('alerts', 'q=Newman&status=Open&snoozed=exclude');
    expect([open.counted, open.by.status.Open]).toEqual([[half / 100, false], half / 100]);
    expect((await count('alerts', 'q=Newman&status=Escalated')).counted).toEqual([0, false]);
    const acknowledged = await count('alerts', 'q=man&status=Acknowledged');
    expect([acknowledged.counted, acknowledged.by.status.Acknowledged]).toEqual([[1_000, true], 1_000]);
    const closed = await count('cases', 'q=Oldman&status=Closed');
    expect([closed.counted, closed.by.status.Closed]).toEqual([[half / 20, false], half / 20]);
    expect((await count('cases', 'q=man&closed=exclude')).counted).toEqual([1_000, true]);
  });

  it('are exact if 1,000 match, and count a case once if two of its members match', async () => {
    expect((await count('cases', 'q=exactly')).counted).toEqual([1_000, false]);
    expect((await count('cases', 'q=exactly&type=Review')).counted).toEqual([1_000, false]);
    expect((await count('cases', 'q=Twice')).counted).toEqual([600, false]);
  });
});
