import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedAuditRecord } from '@/lib/domain/audit/schema';
import { aClient, aToken, bearer } from '@/tests/fixtures/oauth';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;
let case_token: string;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  const { json } = await project.ask('POST', `${project.execute}/api`, {
    body: { company_name: 'Acme SANCTION Ltd', country: 'GB', directors: [{ last_name: 'DOWN' }] },
  });
  ({ case_token } = json);
});

const listed = async (path: string): Promise<ListedAuditRecord[]> =>
  (await project.ask('GET', `${path}?limit=200`)).json.data;

const ofEvent = (records: readonly ListedAuditRecord[], event: string): ListedAuditRecord => {
  const found = records.find(({ event_type }) => event_type === event);
  if (!found) throw new Error(`no record of ${event}`);
  return found;
};

describe('audit log · names', () => {
  it.each(['/v1/audit-logs', '/v1/cases/{case_token}/audit-logs'])(
    'names the cases and parties that the records mention: GET %s',
    async (path) => {
      const records = await listed(path.replace('{case_token}', case_token));
      const { name } = (await project.ask('GET', `/v1/cases/${case_token}`)).json.data;
      const raised = ofEvent(records, 'alert.created');
      const alert = (await project.ask('GET', `/v1/alerts/${raised.target_token}`)).json.data;
      expect(raised.names).toMatchObject({ [raised.target_token]: alert.subject.name, [case_token]: name });
      expect(raised.alert).toEqual({ category: alert.category, check_type_code: alert.check_type_code });
      const executed = ofEvent(records, 'check.executed');
      const check = (await project.ask('GET', `/v1/checks/${executed.target_token}`)).json.data;
      const entity = (await project.ask('GET', `/v1/entities/${check.entity_token}`)).json.data;
      expect(executed.names[executed.target_token]).toBe(entity.company_name ?? entity.full_name);
      expect(executed.alert).toBeNull();
      const created = ofEvent(records, 'entity.created');
      expect(created.names[created.target_token]).toMatch(/^(Acme SANCTION Ltd|DOWN)$/);
      expect(ofEvent(records, 'case.created').names[case_token]).toBe(name);
    },
  );

  it('names nothing that the scopes of the caller do not let it read', async () => {
    const admin = await project.person('admin');
    const readWith = async (scopes: string[]): Promise<ListedAuditRecord[]> => {
      const token = await aToken(await aClient(admin, scopes));
      return (await ask('GET', '/v1/audit-logs?limit=200', bearer(token))).json.data;
    };
    const alone = await readWith(['audit:read']);
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.filter(({ names, alert }) => alert !== null || Object.keys(names).length > 0)).toEqual([]);

    const some = await readWith(['audit:read', 'cases:read', 'checks:read']);
    const kinds = new Set(some.flatMap(({ names }) => Object.keys(names).map((token) => token.slice(0, 3))));
    expect([...kinds]).toEqual(['cas']);
  });
});
