import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aCase, anEntity } from '@/tests/fixtures/factories';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let admin: Context;

beforeAll(async () => {
  project = await aProject();
  admin = await project.person('admin');
});

const asAdmin = async (method: string, path: string, body: object) =>
  ask(method, path, { body, headers: await consoleHeaders(admin) });

interface Change {
  path: string;
  body: object;
}

const changes: [name: string, method: string, prepare: () => Promise<Change>][] = [
  [
    'the metadata of a case',
    'PATCH',
    async () => {
      const { token } = await aCase(project.ctx);
      return { path: `/v1/cases/${token}`, body: { metadata: { branch: 'Hull', desk: 4 } } };
    },
  ],
  [
    'an entity',
    'PATCH',
    async () => {
      const { token } = await anEntity(project.ctx, { case_token: (await aCase(project.ctx)).token });
      return { path: `/v1/entities/${token}`, body: { country: 'FR', metadata: { branch: 'Hull' } } };
    },
  ],
  [
    'the owners of a company',
    'PUT',
    async () => {
      const company = { type: 'Company', company_name: 'Acme Ltd', country: 'GB' };
      const { token } = (await asAdmin('POST', '/v1/entities', company)).json.data;
      const owner = { type: 'Person', last_name: 'Ward', country: 'GB' };
      const { token: entity_token } = (await asAdmin('POST', '/v1/entities', owner)).json.data;
      return {
        path: `/v1/entities/${token}/owners`,
        body: { owners: [{ entity_token, ownership_percentage: 60 }] },
      };
    },
  ],
  [
    'a webhook',
    'PATCH',
    async () => {
      const webhook = { url: 'https://hooks.example/a', events: ['*'] };
      const { id } = (await asAdmin('POST', '/v1/webhooks', webhook)).json.data;
      return {
        path: `/v1/webhooks/${id}`,
        body: { events: ['alert.created'], description: 'Ours', status: 'disabled' },
      };
    },
  ],
  [
    'a person',
    'PATCH',
    async () => {
      const { actor } = await project.person('analyst');
      return { path: `/v1/users/${actor.id}`, body: { role: 'reviewer', disabled: true } };
    },
  ],
  [
    'one’s own settings',
    'PATCH',
    () => Promise.resolve({ path: '/v1/users/me', body: { email_notifications: false } }),
  ],
  [
    'an OAuth client',
    'PATCH',
    async () => {
      const client = { name: 'A service', scopes: ['flows:read'] };
      const { id } = (await asAdmin('POST', '/v1/oauth-clients', client)).json.data;
      return {
        path: `/v1/oauth-clients/${id}`,
        body: { name: 'Another', scopes: ['flows:read', 'flows:write'] },
      };
    },
  ],
  [
    'the branding',
    'PATCH',
    () => Promise.resolve({ path: '/v1/branding', body: { name: 'Blue Heron', colour: '#102030' } }),
  ],
];

const recordCount = async (): Promise<number> =>
  (await project.ask('GET', '/v1/audit-logs?limit=1')).json.meta.total;

describe('a request that changes nothing', () => {
  it.each(changes)('of %s is answered the same, and not recorded', async (_name, method, prepare) => {
    const { path, body } = await prepare();
    const before = await recordCount();
    const first = await asAdmin(method, path, body);
    const after = await recordCount();
    expect([first.status, after > before]).toEqual([200, true]);
    const second = await asAdmin(method, path, body);
    expect([second.status, second.json.data]).toEqual([200, first.json.data]);
    expect(await recordCount()).toBe(after);
  });
});
