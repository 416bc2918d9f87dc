import { beforeAll, describe, expect, it } from 'vitest';
import { aCase, anEntity } from '@/tests/fixtures/factories';
import { rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let list: string;

beforeAll(async () => {
  project = await aProject();
  list = (await project.ask('POST', '/v1/watchlists', { body: { name: 'Ours' } })).json.data.token;
});

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const company = { company_name: 'Quiet Water Ltd', country: 'GB' };
const person = { first_name: 'Helen', last_name: 'Abbott', country: 'GB' };
const newPerson = { type: 'Person', last_name: 'Abbott' };
const aDirector = (given: object) => ({ ...company, directors: [{ last_name: 'Abbott', ...given }] });
const anOwner = (given: object) => ({ ...company, ubos: [{ last_name: 'Abbott', ...given }] });
const kyb = () => `${project.execute}/api`;

type Asked = ['POST' | 'PATCH', path: string, body: object];
type Request = (date: string) => Asked | Promise<Asked>;

const ofBirth: [string, field: string, Request][] = [
  [
    'a person flow',
    'date_of_birth',
    (date_of_birth) => ['POST', `${project.execute}/kyc/api`, { ...person, date_of_birth }],
  ],
  [
    'a screening flow',
    'date_of_birth',
    (date_of_birth) => ['POST', `${project.execute}/screening/api`, { name: 'Helen Abbott', date_of_birth }],
  ],
  [
    'a director',
    'directors.0.date_of_birth',
    (date_of_birth) => ['POST', kyb(), aDirector({ date_of_birth })],
  ],
  ['an owner', 'ubos.0.date_of_birth', (date_of_birth) => ['POST', kyb(), anOwner({ date_of_birth })]],
  [
    'a new entity',
    'date_of_birth',
    (date_of_birth) => ['POST', '/v1/entities', { ...newPerson, date_of_birth }],
  ],
  [
    'a changed entity',
    'date_of_birth',
    async (date_of_birth) => [
      'PATCH',
      `/v1/entities/${(await anEntity(project.ctx)).token}`,
      { date_of_birth },
    ],
  ],
  [
    'the entity of a new case',
    'entity.date_of_birth',
    (date_of_birth) => [
      'POST',
      '/v1/cases',
      { type: 'Review', entity_category: 'Person', entity: { ...newPerson, date_of_birth } },
    ],
  ],
  [
    'an entity added to a case',
    'entity.date_of_birth',
    async (date_of_birth) => [
      'POST',
      `/v1/cases/${(await aCase(project.ctx)).token}/entities`,
      { entity: { ...newPerson, date_of_birth }, role: 'Director' },
    ],
  ],
  [
    'an entry of an own list',
    'date_of_birth',
    (date_of_birth) => ['POST', `/v1/watchlists/${list}/entries`, { name: 'Abbott', date_of_birth }],
  ],
];

async function refusal([method, path, body]: Asked): Promise<unknown> {
  const before = await rowCounts(project.ctx);
  const { status, json } = await project.ask(method, path, { body });
  expect(await rowCounts(project.ctx)).toEqual(before);
  return [status, json.error?.details];
}

const refused = (field: string) => [
  400,
  [{ field, code: 'impossible_date', message: expect.stringMatching(/^must /) }],
];

describe('dates of birth', () => {
  it.each(ofBirth)('of %s must be from 1800 to today, in any time zone', async (_name, field, request) => {
    for (const date of ['1799-12-31', dayFromNow(3), '2999-01-01'])
      expect(await refusal(await request(date)), date).toEqual(refused(field));
    const [method, path, body] = await request('1800-01-01');
    expect((await project.ask(method, path, { body })).status).toBeLessThan(300);
  });
});

describe('dates of companies', () => {
  it('refuse a company that is not founded yet, and accept one from the Middle Ages', async () => {
    const founded = (incorporation_date: string): Asked => [
      'POST',
      kyb(),
      { ...company, incorporation_date },
    ];
    expect(await refusal(founded(dayFromNow(3)))).toEqual(refused('incorporation_date'));
    const [method, path, body] = founded('1288-06-16');
    expect((await project.ask(method, path, { body })).status).toBe(200);
  });

  it('accept an appointment within the coming year, and none later', async () => {
    const appointed = (appointed_date: string): Asked => ['POST', kyb(), aDirector({ appointed_date })];
    for (const date of ['1799-12-31', dayFromNow(370)])
      expect(await refusal(appointed(date)), date).toEqual(refused('directors.0.appointed_date'));
    const [method, path, body] = appointed(dayFromNow(30));
    expect((await project.ask(method, path, { body })).status).toBe(200);
  });
});

describe('a period that ends before it begins', () => {
  const reversed = 'from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z';

  it.each([
    '/v1/audit-logs',
    '/v1/audit-logs/verify',
    '/v1/analytics/summary',
    '/v1/analytics/cases',
    '/v1/analytics/days',
  ])('is refused by %s', async (path) => {
    const { status, json } = await project.ask('GET', `${path}?${reversed}`);
    expect([status, json.error?.details]).toMatchObject([400, [{ field: 'to', code: 'period_reversed' }]]);
  });

  it('is refused by the audit log of a case', async () => {
    const { token } = await aCase(project.ctx);
    const { status, json } = await project.ask('GET', `/v1/cases/${token}/audit-logs?${reversed}`);
    expect([status, json.error?.details[0].code]).toEqual([400, 'period_reversed']);
  });

  it('is refused by the alerts of a case', async () => {
    const { token } = await aCase(project.ctx);
    const path = `/v1/cases/${token}/alerts?due_from=2026-03-03&due_to=2026-03-01`;
    const { status, json } = await project.ask('GET', path);
    expect([status, json.error?.details[0].code]).toEqual([400, 'period_reversed']);
  });

  it.each([
    ['/v1/alerts', 'due'],
    ['/v1/alerts', 'resolved'],
    ['/v1/alerts/counts', 'due'],
    ['/v1/alerts/counts', 'resolved'],
    ['/v1/cases', 'closed'],
    ['/v1/cases/counts', 'closed'],
  ])('is refused by %s for the time “%s”, which accepts a single day', async (path, name) => {
    const within = (from: string, to: string) =>
      project.ask('GET', `${path}?${name}_from=${from}&${name}_to=${to}`);
    const field = `${name}_to`;
    for (const to of ['2026-03-01', '2026-03-02', '2026-03-01T00:00:00Z']) {
      const { status, json } = await within('2026-03-03', to);
      expect([status, json.error?.details], to).toMatchObject([400, [{ field, code: 'period_reversed' }]]);
    }
    for (const to of ['2026-03-03', '2026-03-03T00:00:00Z'])
      expect((await within('2026-03-03', to)).status, to).toBe(200);
  });
});

describe('a period at either end of the calendar', () => {
  const moments = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00%2B14:00', '9999-12-31T23:59:59-14:00'];
  const days = ['0001-01-01', '9999-12-31'];

  const answers = (filter: string, values: readonly string[]) =>
    Promise.all(
      values.map(async (value) => {
        const { status, json } = await project.ask('GET', `${filter}=${value}`);
        return [value, status, json.error?.code];
      }),
    );

  it.each([
    ...['due_from', 'due_to', 'resolved_from', 'resolved_to'].flatMap((name) => [
      `/v1/alerts?${name}`,
      `/v1/alerts/counts?${name}`,
    ]),
    ...['closed_from', 'closed_to'].flatMap((name) => [`/v1/cases?${name}`, `/v1/cases/counts?${name}`]),
  ])('is accepted by %s, as a timestamp or a day', async (filter) => {
    const values = [...moments, ...days];
    expect(await answers(filter, values)).toEqual(values.map((value) => [value, 200, undefined]));
  });

  it.each(['from', 'to'].flatMap((name) => [`/v1/audit-logs?${name}`, `/v1/audit-logs/verify?${name}`]))(
    'is accepted by %s as a timestamp, and refused as a day',
    async (filter) => {
      expect(await answers(filter, moments)).toEqual(moments.map((value) => [value, 200, undefined]));
      expect(await answers(filter, days)).toEqual(days.map((value) => [value, 400, 'VALIDATION_ERROR']));
    },
  );
});
