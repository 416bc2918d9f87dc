import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const people = (count: number, of: string) =>
  Array.from({ length: count }, (_, n) => ({ first_name: `Given${n}`, last_name: `${of}${n}` }));

const company = {
  company_name: 'Many Hands Holdings Ltd',
  country: 'GB',
  directors: people(200, 'Director'),
  ubos: people(200, 'Owner').map((person) => ({ ...person, ownership_percentage: 0.5 })),
};

describe('flows · a company of four hundred people', () => {
  it('keeps no other flow of its project from ending', async () => {
    const large = project.ask('POST', `${project.execute}/api`, {
      body: company,
      headers: { 'X-SYNC-TIMEOUT': '60000' },
    });
    const others = people(20, 'Person').map((person) =>
      project.ask('POST', `${project.execute}/kyc/api`, { body: { ...person, country: 'GB' } }),
    );
    const answers = await Promise.all([large, ...others]);
    expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(200));
    expect(answers[0]?.json.checks_summary.total).toBe(1 + 401 * 4);
    expect(new Set(answers.map(({ json }) => json.case_reference)).size).toBe(21);
  });
});
