import { beforeAll, describe, expect, it } from 'vitest';
import { anAlert } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const actors = async (query = '') => (await project.ask('GET', `/v1/audit-logs/actors${query}`)).json;

describe('audit log · actors', () => {
  it('are the people, keys and clients with records in the log, each once and under the newest name', async () => {
    const called = (name: string) => ({
      ...project.ctx,
      actor: { id: 'usr_1', name, type: 'user' as const },
    });
    await anAlert(called('Ada Analyst'));
    await anAlert(called('Ada Lovelace'));
    const { token } = await anAlert(project.ctx);
    await project.ask('POST', `/v1/alerts/${token}/acknowledge`);
    const [record] = (await project.ask('GET', '/v1/audit-logs?event_type=alert.acknowledged')).json.data;
    expect(record.actor).toMatchObject({ type: 'api_key', id: expect.stringMatching(/^key_/) });
    const { data, meta } = await actors();
    expect(data).toContainEqual(record.actor);
    expect(data.filter(({ id }: { id: string }) => id === 'usr_1')).toEqual([
      { id: 'usr_1', name: 'Ada Lovelace', type: 'user' },
    ]);
    expect(meta.total).toBe(data.length);
    const first = await actors('?limit=1');
    const rest = await actors(`?limit=1&cursor=${first.meta.page.cursor}`);
    expect([...first.data, ...rest.data]).toEqual(data.slice(0, 2));
  });

  it('are found by a part of their name, or by their id', async () => {
    const named = (name: string, id: string) => ({
      ...project.ctx,
      actor: { id, name, type: 'user' as const },
    });
    await anAlert(named('Grace Hopper', 'usr_2'));
    await anAlert(named('100% Hopper', 'usr_3'));
    const found = async (q: string) =>
      (await actors(`?q=${encodeURIComponent(q)}`)).data.map(({ id }: { id: string }) => id);
    expect(await found('hopper')).toEqual(['usr_3', 'usr_2']);
    expect(await found(' grace ')).toEqual(['usr_2']);
    expect(await found('usr_3')).toEqual(['usr_3']);
    expect(await found('100%')).toEqual(['usr_3']);
    expect(await found('usr_')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect((await actors('?q=hopper&limit=1')).meta.total).toBe(2);
  });

  it('do not include those of another project', async () => {
    expect((await (await aProject()).ask('GET', '/v1/audit-logs/actors')).json.data).toEqual([]);
  });
});
