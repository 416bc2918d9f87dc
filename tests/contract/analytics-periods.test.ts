import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';

const hourMs = 3_600_000;
let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

describe('analytics · period', () => {
  it('is the last 30 days by default, and is in the answer', async () => {
    const { from, to } = (await project.ask('GET', '/v1/analytics/summary')).json.data.period;
    expect(Date.parse(to) - Date.parse(from)).toBe(30 * 24 * hourMs);
    expect(Math.abs(Date.parse(to) - Date.now())).toBeLessThan(60_000);
  });

  it('takes a date as a whole day in UTC', async () => {
    const query = 'from=2026-02-03&to=2026-02-04';
    const { period } = (await project.ask('GET', `/v1/analytics/cases?${query}`)).json.data;
    expect(period).toEqual({ from: '2026-02-03T00:00:00.000Z', to: '2026-02-05T00:00:00.000Z' });
  });

  it.each(['summary', 'cases', 'days'])('of %s is refused with 400 if it is invalid', async (path) => {
    const future = new Date(Date.now() + 48 * hourMs).toISOString();
    const bad = [
      'from=yesterday',
      'to=2026-02-30',
      'from=2026-03-01&to=2026-02-01',
      'from=2026-03-01T10:00:00Z&to=2026-03-01T10:00:00Z',
      'from=2010-01-01&to=2026-01-01',
      'from=0000-01-01&to=2026-01-01',
      'from=2026-03-01T10:00:00',
      `from=${future}`,
      'since=2026-01-01',
      'from=2026-03-01&from=2026-03-02',
    ];
    for (const query of bad) {
      const { status, json } = await project.ask('GET', `/v1/analytics/${path}?${query}`);
      expect([status, json.error.code], query).toEqual([400, 'VALIDATION_ERROR']);
    }
  });

  const dayAhead = '0001-01-01T00:00:00%2B14:00';

  it.each([
    ['to', 'to=0001-01-01'],
    ['to', 'to=0001-01-29'],
    ['to', 'to=0000-06-01T00:00:00Z'],
    ['from', 'from=0000-01-01T00:00:00Z&to=0000-01-10T00:00:00Z'],
    ['from', `from=${dayAhead}&to=0001-01-03`],
  ])('is refused with 400 and the field %s if it begins before the year 1: %s', async (field, query) => {
    for (const path of ['summary', 'cases', 'days']) {
      const { status, json } = await project.ask('GET', `/v1/analytics/${path}?${query}`);
      expect([status, json.error.details], path).toMatchObject([400, [{ field, code: 'impossible_date' }]]);
    }
  });

  it('may begin with the year 1', async () => {
    for (const path of ['summary', 'cases', 'days']) {
      const query = 'from=0001-01-01&to=0001-02-03';
      expect((await project.ask('GET', `/v1/analytics/${path}?${query}`)).status, path).toBe(200);
    }
  });
});

describe('analytics · cases', () => {
  it('refuses an unknown grouping with 400', async () => {
    expect((await project.ask('GET', '/v1/analytics/cases?group_by=assigned_to')).status).toBe(400);
  });
});
