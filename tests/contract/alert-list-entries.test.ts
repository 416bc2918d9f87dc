import { beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '@/lib/domain/screening/schema';
import { anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

const matchOn = (list: string, list_entry_id: string): Match => ({
  match_score: 91,
  primary_name: 'Marie Warde',
  matched_name: 'Mary Ward',
  category: 'sanctions',
  categories: ['sanctions'],
  nationality: null,
  date_of_birth: null,
  list,
  list_entry_id,
  explanation: [],
});

async function anAlertOn(list: string, entry: string): Promise<string> {
  const { token } = await anAlert(project.ctx, { category: 'Sanctions Hit' });
  await asOwner('update alerts set match = $2 where token = $1', [token, matchOn(list, entry)]);
  return token;
}

beforeAll(async () => {
  project = await aProject();
});

describe('alerts · list · by the listed party', () => {
  it('finds the alerts on one entry, of all subjects, and distinguishes entries of two lists', async () => {
    const ours = [await anAlertOn('OFAC SDN', '100'), await anAlertOn('OFAC SDN', '100')];
    const namesake = await anAlertOn('UN', '100');
    await anAlertOn('OFAC SDN', '101');
    await anAlert(project.ctx);
    const listed = async (query: string) => {
      const { json } = await project.ask('GET', `/v1/alerts?sort=created_at&${query}`);
      const counts = (await project.ask('GET', `/v1/alerts/counts?${query}`)).json.data;
      expect(counts.total).toBe(json.meta.total);
      return json.data.map(({ token }: { token: string }) => token);
    };
    expect(await listed('list=OFAC+SDN&list_entry_id=100')).toEqual(ours);
    expect(await listed('list_entry_id=100')).toEqual([...ours, namesake]);
    expect(await listed('list=OFAC+SDN&list_entry_id=9')).toEqual([]);
  });
});
