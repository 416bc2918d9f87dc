import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { madeUpYente, type MadeUpYente, vesna } from '@/lib/domain/providers/yente/fixtures/service';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let yente: MadeUpYente;
let project: TestProject;

// Set before the settings are first read. No list is loaded, so only yente can have answered.
beforeAll(async () => {
  yente = await madeUpYente({ 'Vesna Karvelo': [vesna] });
  process.env.PROBITY_SCREENING_PROVIDER = 'yente';
  process.env.PROBITY_YENTE_URL = yente.baseUrl;
  project = await aProject();
});
afterAll(() => yente[Symbol.asyncDispose]());

async function screen(name: string): Promise<FlowResult> {
  const path = `${project.execute}/screening/api`;
  const { status, json } = await project.ask('POST', path, { body: { name } });
  expect(status).toBe(200);
  return FlowResult.parse(json);
}

describe('flows · screening by yente', () => {
  it('refers a match, with its alert, its explanation and the dataset', async () => {
    const { overall_verdict, screening } = await screen('Vesna Karvelo');
    expect(overall_verdict).toBe('Refer');
    expect(screening).toMatchObject({
      screening_provider: 'yente',
      sanctions_status: 'Hit',
      pep_status: 'Hit',
      watchlist_status: 'No Hit',
      lists: [{ name: 'OpenSanctions Default', version: '20261120181502-idx' }],
      matches: [{ match_score: 84, list: 'OpenSanctions Default', list_entry_id: 'NK-made-up-1' }],
    });
    const token = screening?.matches[0]?.alert_token;
    const { json: alert } = await project.ask('GET', `/v1/alerts/${token}`);
    expect(alert.data).toMatchObject({
      category: 'Sanctions Hit',
      match: { explanation: expect.any(Array) },
    });
    // Only yente has the model and the list.
    expect((await project.ask('GET', `/v1/alerts/${token}/replay`)).status).toBe(409);
  });

  it('passes a name that yente does not find', async () => {
    const { overall_verdict, screening } = await screen('Nobody Known');
    expect(overall_verdict).toBe('Pass');
    expect(screening?.matches).toEqual([]);
  });

  it('refers when yente is down', async () => {
    await yente[Symbol.asyncDispose]();
    const { overall_verdict, checks_summary } = await screen('Nobody Known');
    expect(overall_verdict).toBe('Refer');
    expect(checks_summary.checks.map(({ result }) => result)).not.toContain('Pass');
  });
});
