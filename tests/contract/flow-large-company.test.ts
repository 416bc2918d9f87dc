import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

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

async function fiveInTurn(of: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const person of people(5, of)) {
    const body = { ...person, country: 'GB' };
    answers.push(await project.ask('POST', `${project.execute}/kyc/api`, { body }));
  }
  return answers;
}

describe('flows · a company of four hundred people', () => {
  it('does not delay other flows of its project', patience, async () => {
    const large = project.ask('POST', `${project.execute}/api`, {
      body: company,
      headers: { 'X-SYNC-TIMEOUT': '120000' },
    });
    const others = await Promise.all(['Ash', 'Birch', 'Cedar', 'Elm'].map(fiveInTurn));
    const answers = [await large, ...others.flat()];
    expect(answers.map(({ status }) => status)).toEqual(Array(21).fill(200));
    expect(answers[0]?.json.checks_summary.total).toBe(1 + 401 * 4);
    expect(new Set(answers.map(({ json }) => json.case_reference)).size).toBe(21);
  });
});
