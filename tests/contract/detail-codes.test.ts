import { beforeAll, describe, expect, it } from 'vitest';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let paths: Record<string, string>;

beforeAll(async () => {
  project = await aProject();
  const of_case = `/v1/cases/${(await aCase(project.ctx)).token}`;
  const alert = `/v1/alerts/${(await anAlert(project.ctx)).token}`;
  paths = {
    members: `${of_case}/entities`,
    comments: `${of_case}/comments`,
    resolve: `${alert}/resolve`,
    waive: '/v1/checks/chk_1/waive',
  };
});

const detailsOf = async (method: string, path: string, body?: object) => {
  const { status, json } = await project.ask(method, path, { body });
  expect(status).toBe(400);
  return json.error.details;
};

const conditional = { action: 'Approve with Conditions', rationale: 'A namesake.' };
const person = { type: 'Person', last_name: 'Ward', country: 'GB' };

/** API §9.2. */
describe('codes of details', () => {
  it.each<[field: string, path: string, body: object]>([
    ['type', '/v1/entities', { last_name: 'Ward', country: 'GB' }],
    [
      'entity.type',
      '/v1/cases',
      { type: 'Review', entity_category: 'Person', entity: { last_name: 'Ward' } },
    ],
    ['entity_token', 'members', { role: 'Director' }],
    ['decision', 'comments', { type: 'Decision', body: 'Approved.' }],
    ['conditions', 'resolve', conditional],
    ['notes', 'waive', { reason: 'Other' }],
  ])('are `required` for a missing %s of POST %s', async (field, path, body) => {
    const message = expect.stringMatching(/^is required/);
    expect(await detailsOf('POST', paths[path] ?? path, body)).toEqual([
      { field, message, code: 'required' },
    ]);
  });

  it.each<[field: string, path: string, body: object]>([
    ['entity_token', 'members', { role: 'Director', entity: person, entity_token: 'ent_1' }],
    ['decision', 'comments', { type: 'Note', body: 'Seen.', decision: 'approve' }],
    ['conditions', 'resolve', { ...conditional, action: 'Decline', conditions: 'Twice a year.' }],
    ['replaced_by', 'resolve', { action: 'Decline', rationale: 'Confirmed.', replaced_by: 'chk_1' }],
  ])('are `not_allowed` for a %s that does not belong in POST %s', async (field, path, body) => {
    expect(await detailsOf('POST', paths[path] ?? path, body)).toMatchObject([
      { field, code: 'not_allowed' },
    ]);
  });

  it('are `duplicate` for a value that a list names twice', async () => {
    const webhook = { url: 'https://hooks.example/a', events: ['case.created', 'case.created'] };
    expect(await detailsOf('POST', '/v1/webhooks', webhook)).toMatchObject([
      { field: 'events', code: 'duplicate' },
    ]);
  });

  it.each(['2023-02-29', '2026-04-31', '2026-13-01'])('are `impossible_date` for %s', async (date) => {
    const message = 'must be a date that exists';
    expect(await detailsOf('POST', '/v1/entities', { ...person, date_of_birth: date })).toEqual([
      { field: 'date_of_birth', message, code: 'impossible_date' },
    ]);
    for (const from of [date, `${date}T09:30:00Z`])
      expect(await detailsOf('GET', `/v1/analytics/summary?from=${from}`)).toEqual([
        { field: 'from', message, code: 'impossible_date' },
      ]);
  });

  it('are `invalid_format` for what is no date at all, and the message says every form', async () => {
    expect(await detailsOf('POST', '/v1/entities', { ...person, date_of_birth: '1 May 1980' })).toMatchObject(
      [{ field: 'date_of_birth', code: 'invalid_format' }],
    );
    expect(await detailsOf('GET', '/v1/analytics/summary?from=yesterday')).toEqual([
      {
        field: 'from',
        message:
          'must be a date and time with its zone, such as 2026-01-31T09:30:00Z, or a date such as 2026-01-31',
        code: 'invalid_format',
      },
    ]);
  });
});
