import { beforeEach, describe, expect, it } from 'vitest';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;
let path: string;

beforeEach(async () => {
  await loadSampleList();
  project = await aProject();
  const { json } = await project.ask('POST', '/v1/watchlists', { body: { name: 'Former customers' } });
  path = `/v1/watchlists/${json.data.token}`;
});

const quillon = { name: 'Quillon Brandeth', list_entry_id: 'crm-17', date_of_birth: '1970-02-03' };

async function add(entry: object): Promise<void> {
  expect((await project.ask('POST', `${path}/entries`, { body: entry })).status).toBe(201);
}

async function screen(asking: TestProject, name: string): Promise<FlowResult> {
  const { status, json } = await asking.ask('POST', `${asking.execute}/screening/api`, { body: { name } });
  expect(status).toBe(200);
  return FlowResult.parse(json);
}

describe('flows · screening against own lists', () => {
  it('refers a person who is on an own list in another spelling, and names the version that matched', async () => {
    await add(quillon);
    const { overall_verdict, screening } = await screen(project, 'BRANDETH, Quilon');
    expect(overall_verdict).toBe('Refer');
    expect(screening).toMatchObject({ watchlist_status: 'Hit', sanctions_status: 'No Hit' });
    expect(screening?.matches).toMatchObject([{ list: 'Former customers', list_entry_id: 'crm-17' }]);
    const version = (await project.ask('GET', path)).json.data.version;
    expect(screening?.lists).toContainEqual(expect.objectContaining({ name: 'Former customers', version }));
  });

  it('passes the same person in another project', async () => {
    await add(quillon);
    const { overall_verdict, screening } = await screen(await aProject(), quillon.name);
    expect(overall_verdict).toBe('Pass');
    expect(screening?.lists.map(({ name }) => name)).not.toContain('Former customers');
  });

  it('uses every change of a list at once', async () => {
    expect((await screen(project, quillon.name)).overall_verdict).toBe('Pass');
    await add(quillon);
    expect((await screen(project, quillon.name)).overall_verdict).toBe('Refer');
    await project.ask('DELETE', `${path}/entries/crm-17`);
    expect((await screen(project, quillon.name)).screening?.matches).toEqual([]);
  });
});
