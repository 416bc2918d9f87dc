import { beforeAll, describe, expect, it } from 'vitest';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { sampleList } from '@/prisma/seed/sample-list';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  await importList(sampleList);
  await refreshMatcher();
  project = await aProject();
});

const morozov = {
  first_name: 'Arkadiy',
  last_name: 'Morozov',
  date_of_birth: '1968-04-12',
  nationality: 'RU',
};
const abbott = { first_name: 'Helen', last_name: 'Abbott', date_of_birth: '1977-09-02', nationality: 'GB' };

describe('flows · company · sync', () => {
  it('answers 200 with the result of every check', async () => {
    const { status, json } = await project.ask('POST', `${project.execute}/api`, {
      body: {
        company_name: 'Northgate Bulk Carriers Ltd',
        registration_number: '09812345',
        country: 'GB',
        directors: [abbott, morozov],
        ubos: [{ ...morozov, ownership_percentage: 62.5 }],
      },
    });
    expect(status).toBe(200);
    expect(FlowResult.parse(json)).toEqual(json);
    expect(json).toMatchObject({
      flow_type: 'company',
      processing_status: 'complete',
      overall_verdict: 'Refer',
      case_reference: 'CAS-000001',
      risk_tier: 'High',
      directors: [
        { name: 'Helen Abbott', sanctions_status: 'No Hit' },
        { name: 'Arkadiy Morozov', sanctions_status: 'Hit' },
      ],
      beneficial_owners: [{ name: 'Arkadiy Morozov', ownership_percentage: 62.5, sanctions_status: 'Hit' }],
      checks_summary: { total: 13 },
    });
    expect(json.screening.matches).toHaveLength(1);
    const [match] = json.screening.matches;
    expect(match).toMatchObject({ list: 'Probity Sample List', list_entry_id: 'P-1', category: 'sanctions' });
    const sum = match.explanation.reduce(
      (total: number, each: { contribution: number }) => total + each.contribution,
      0,
    );
    expect(sum).toBeCloseTo(match.match_score, 6);
  });
});

describe('flows · screening · sync', () => {
  it('opens no case when nothing matches', async () => {
    const { status, json } = await project.ask('POST', `${project.execute}/screening/api`, {
      body: { name: 'Priya Raman' },
    });
    expect(status).toBe(200);
    expect(FlowResult.parse(json)).toEqual(json);
    expect(json).toMatchObject({ case_token: null, overall_verdict: 'Pass', screening: { matches: [] } });
  });

  it('is listed under the given name, even without a case', async () => {
    const { json } = await project.ask('POST', `${project.execute}/screening/api`, {
      body: { name: '林 曉青', entity_type: 'company' },
    });
    const listed = (await project.ask('GET', '/v1/flows?limit=1')).json.data;
    expect(listed).toMatchObject([
      { flow_token: json.flow_token, case_token: null, subject: { name: '林 曉青', type: 'Company' } },
    ]);
  });

  it('opens a Review case with the alert for a match', async () => {
    const { json } = await project.ask('POST', `${project.execute}/screening/api`, {
      body: { name: 'Oyelaran, Folasade', date_of_birth: '1961-11-03' },
    });
    const { alert_token } = json.screening.matches[0];
    const alert = await project.ask('GET', `/v1/alerts/${alert_token}`);
    expect(alert.json.data).toMatchObject({
      category: 'PEP Match',
      priority: 'High',
      case_token: json.case_token,
    });
    const opened = await project.ask('GET', `/v1/cases/${json.case_token}`);
    expect(opened.json.data).toMatchObject({
      type: 'Review',
      status: 'New',
      open_alerts_count: 1,
      total_entities_count: 1,
    });
  });
});
