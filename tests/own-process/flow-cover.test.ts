import { beforeAll, describe, expect, it } from 'vitest';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import type { ScreeningCategory } from '@/lib/domain/words';
import { setPolicy } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { screenOnly } from '@/tests/fixtures/sample-screening';

beforeAll(() => screenOnly(['sanctions', 'pep']));

const ann = { first_name: 'Ann', last_name: 'Ash', country: 'GB' };

async function run(project: TestProject, path: string, body: object) {
  const { json } = await project.ask('POST', project.execute + path, { body });
  expect(FlowResult.parse(json)).toEqual(json);
  return json as FlowResult;
}

const alertsOf = async (project: TestProject, result: FlowResult) =>
  (await project.ask('GET', `/v1/cases/${result.case_token}/alerts`)).json.data;

async function checkOf(project: TestProject, result: FlowResult, type: string) {
  const token = result.checks_summary.checks.find((check) => check.type === type)?.token;
  return (await project.ask('GET', `/v1/checks/${token}`)).json.data;
}

const requireCategories = (project: TestProject, required_categories: ScreeningCategory[]) =>
  setPolicy(project.ctx, { required_categories });

describe('flows · a category without a list', () => {
  it('is Not Screened, its check is waived by the policy, and the flow passes', async () => {
    const project = await aProject();
    const result = await run(project, '/kyc/api', ann);
    expect(result).toMatchObject({
      overall_verdict: 'Pass',
      screening: {
        sanctions_status: 'No Hit',
        pep_status: 'No Hit',
        adverse_media_status: 'Not Screened',
        watchlist_status: 'Not Screened',
      },
      checks_summary: { total: 5, passed: 3, referred: 0, failed: 0 },
    });
    expect(await checkOf(project, result, 'SCR_WATCHLIST')).toMatchObject({
      status: 'Waived',
      result: null,
      waive_reason: 'Not applicable',
      result_data: { waived_by: 'policy', not_screened: true },
    });
    expect(await alertsOf(project, result)).toEqual([]);
    const waived = await project.ask('GET', '/v1/audit-logs?event_type=check.waived');
    expect(waived.json.meta.total).toBe(2);
  });

  it('is Not Screened for directors and owners as well', async () => {
    const result = await run(await aProject(), '/api', {
      company_name: 'Quiet Water Ltd',
      country: 'GB',
      directors: [{ first_name: 'Ann', last_name: 'Ash' }],
      ubos: [{ first_name: 'Fola', last_name: 'Oyelaran', date_of_birth: '1961-11-03' }],
    });
    const notScreened = { adverse_media_status: 'Not Screened', sanctions_status: 'No Hit' };
    expect(result.directors).toMatchObject([{ ...notScreened, pep_status: 'No Hit' }]);
    expect(result.beneficial_owners).toMatchObject([{ ...notScreened, pep_status: 'Hit' }]);
  });

  it('does not count as clean in the risk assessment', async () => {
    const result = await run(await aProject(), '/kyc/api', ann);
    const factors = result.risk_assessment?.dimensions.customer.factors ?? [];
    expect(factors.find(({ name }) => name === 'Adverse media')?.value).toBe('Not screened');
    expect(factors.find(({ name }) => name === 'PEP status')?.value).toBe('No match');
  });

  it('refers with one API Failure alert that names the missing cover if the policy requires it', async () => {
    const project = await aProject();
    await requireCategories(project, ['adverse_media', 'watchlist', 'sanctions']);
    const result = await run(project, '/kyc/api', ann);
    expect(result).toMatchObject({
      overall_verdict: 'Refer',
      screening: { adverse_media_status: 'Not Screened', watchlist_status: 'Not Screened' },
    });
    expect(await checkOf(project, result, 'SCR_WATCHLIST')).toMatchObject({
      status: 'Complete',
      result: 'Refer',
    });
    expect(await checkOf(project, result, 'SCR_SANCTIONS')).toMatchObject({
      status: 'Complete',
      result: 'Pass',
    });
    expect(await alertsOf(project, result)).toMatchObject([
      {
        type: 'System',
        category: 'API Failure',
        summary: 'No list in force covers adverse media, watchlists, which the policy requires.',
      },
    ]);
  });

  it('is waived if the policy requires only another one', async () => {
    const project = await aProject();
    await requireCategories(project, ['watchlist']);
    const result = await run(project, '/kyc/api', ann);
    expect((await checkOf(project, result, 'SCR_ADVERSE_MEDIA')).status).toBe('Waived');
    expect((await checkOf(project, result, 'SCR_WATCHLIST')).result).toBe('Refer');
  });

  it('can be covered by an own list of the project', async () => {
    const project = await aProject();
    const { json } = await project.ask('POST', '/v1/watchlists', { body: { name: 'Former customers' } });
    const entry = { name: 'Quillon Brandeth', list_entry_id: 'crm-17' };
    await project.ask('POST', `/v1/watchlists/${json.data.token}/entries`, { body: entry });
    const { screening } = await run(project, '/screening/api', { name: 'Ann Ash' });
    expect(screening).toMatchObject({ watchlist_status: 'No Hit', adverse_media_status: 'Not Screened' });
    const elsewhere = await run(await aProject(), '/screening/api', { name: 'Ann Ash' });
    expect(elsewhere.screening).toMatchObject({ watchlist_status: 'Not Screened' });
  });

  it('may be the only one of a screening', async () => {
    const body = { name: 'Ann Ash', categories: ['watchlist'] };
    const result = await run(await aProject(), '/screening/api', body);
    expect(result).toMatchObject({
      processing_status: 'complete',
      overall_verdict: 'Pass',
      screening: { watchlist_status: 'Not Screened', sanctions_status: 'Not Screened', matches: [] },
    });
  });
});
