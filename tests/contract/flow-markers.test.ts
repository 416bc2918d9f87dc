import { millisecondsInDay } from 'date-fns/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

interface Flow {
  status: number;
  result: FlowResult;
  alerts: Record<string, unknown>[];
}

async function run(path: string, body: object): Promise<Flow> {
  const { status, json } = await project.ask('POST', project.execute + path, { body });
  expect(FlowResult.parse(json)).toEqual(json);
  const alerts = json.case_token
    ? (await project.ask('GET', `/v1/cases/${json.case_token}/alerts`)).json.data
    : [];
  return { status, result: json, alerts };
}

const company = (marker: string) => run('/api', { company_name: `Acme ${marker} Ltd`, country: 'GB' });
const person = (last_name: string) => run('/kyc/api', { first_name: 'Ann', last_name, country: 'GB' });
const screening = (marker: string) => run('/screening/api', { name: `Ann ${marker}` });

const checkOf = ({ result }: Flow, type: string) =>
  result.checks_summary.checks.find((each) => each.type === type);
const wholeCheck = async (flow: Flow, type: string) =>
  (await project.ask('GET', `/v1/checks/${checkOf(flow, type)?.token}`)).json.data;

/** Days from the alert's creation to its deadline, and from its warning to its deadline. */
function slaDays(alert: Record<string, unknown>): [due: number, warning: number] {
  const [created, warning, deadline] = ['created_at', 'sla_warning_at', 'sla_deadline'].map((field) =>
    Date.parse(String(alert[field])),
  ) as [number, number, number]; // three in, three out
  return [(deadline - created) / millisecondsInDay, (deadline - warning) / millisecondsInDay];
}

const matches = [
  ['SANCTION', 'Sanctions Hit', 'Critical', 90, 'sanctions_status', [3, 1], [5, 2]],
  ['PEP', 'PEP Match', 'High', 70, 'pep_status', [7, 2], [14, 3]],
  ['WATCHLIST', 'Watchlist Match', 'High', 70, 'watchlist_status', [7, 2], [14, 3]],
  ['MEDIA', 'Adverse Media', 'Medium-High', 60, 'adverse_media_status', [10, 3], [18, 4]],
] as const;

describe('sandbox · matches', () => {
  it.each(matches)('%s raises a %s in every flow, with its priority, score and SLA', async (...row) => {
    const [marker, category, priority, score, status, onboarding, review] = row;
    for (const [run, sla] of [
      [company, onboarding],
      [person, onboarding],
      [screening, review],
    ] as const) {
      const flow = await run(marker);
      expect(flow.result).toMatchObject({ overall_verdict: 'Refer', screening: { [status]: 'Hit' } });
      expect(flow.result.screening?.matches[0]?.list).toBe('Sandbox');
      const [alert, ...others] = flow.alerts;
      expect(others).toEqual([]);
      expect(alert).toMatchObject({
        category,
        priority,
        type: 'Screening',
        status: 'Open',
        sla_status: 'On Track',
      });
      expect(alert?.priority_score).toBeGreaterThanOrEqual(score);
      expect(alert?.priority_score).toBeLessThanOrEqual(100);
      expect(slaDays(alert ?? {})).toEqual(sla);
      expect(flow.result.screening?.matches[0]?.alert_token).toBe(alert?.token);
    }
  });

  it('apply to the last name of a director, in upper or lower case', async () => {
    const { result, alerts } = await run('/api', {
      company_name: 'Quiet Water Ltd',
      country: 'GB',
      directors: [
        { first_name: 'Ann', last_name: 'Sanction' },
        { first_name: 'Ann', last_name: 'Ash' },
      ],
    });
    expect(result.directors?.map((each) => each.sanctions_status)).toEqual(['Hit', 'No Hit']);
    expect(alerts.filter(({ type }) => type === 'Screening')).toMatchObject([
      { category: 'Sanctions Hit', entity_token: result.directors?.[0]?.entity_token },
    ]);
  });
});

describe('sandbox · mismatches', () => {
  it.each([
    ['DOBMISMATCH', 'DOB Mismatch'],
    ['NAMEMISMATCH', 'Name Mismatch'],
  ])('%s raises a Medium alert of score 50 from the identity check', async (marker, category) => {
    const flow = await person(marker);
    expect(flow.result).toMatchObject({
      overall_verdict: 'Refer',
      identity: { verified: false, decision: 'Refer' },
    });
    expect(flow.alerts).toMatchObject([
      { category, type: 'Identity', priority: 'Medium', priority_score: 50 },
    ]);
    expect(slaDays(flow.alerts[0] ?? {})).toEqual([14, 3]);
  });

  it('NAMEMISMATCH raises a Name Mismatch alert from the registry check', async () => {
    const flow = await company('NAMEMISMATCH');
    expect(flow.result.company).toMatchObject({
      legal_name: 'Another Company Ltd',
      verification_status: 'Pending',
    });
    expect(flow.alerts).toMatchObject([{ category: 'Name Mismatch', type: 'Company' }]);
  });
});

describe('sandbox · verdicts', () => {
  const typesOf = ({ alerts }: Flow) => alerts.map(({ type }) => type).sort();

  it.each([
    ['a company', company, ['Company', ...Array(4).fill('Screening')]],
    ['a person', person, ['Identity', ...Array(4).fill('Screening')]],
  ])(
    'REFER refers %s, with an alert for each check, and says that nothing was screened',
    async (_, run, types) => {
      const flow = await run('REFER');
      expect(flow.result).toMatchObject({
        overall_verdict: 'Refer',
        screening: {
          sanctions_status: 'Not Screened',
          pep_status: 'Not Screened',
          adverse_media_status: 'Not Screened',
          watchlist_status: 'Not Screened',
          screening_completed_at: null,
          matches: [],
        },
      });
      expect(typesOf(flow)).toEqual(types);
      const factors = flow.result.risk_assessment?.dimensions.customer.factors ?? [];
      expect(factors.find(({ name }) => name === 'Adverse media')?.value).toBe('Not screened');
    },
  );

  it('REFER refers a screening without opening a case', async () => {
    const { result } = await screening('REFER');
    expect([result.overall_verdict, result.case_token]).toEqual(['Refer', null]);
  });

  it('FAIL fails a company and a person with an alert, and passes a screening', async () => {
    const failed = await company('FAIL');
    expect(failed.result).toMatchObject({
      overall_verdict: 'Fail',
      company: { verification_status: 'Failed' },
    });
    expect(typesOf(failed)).toEqual(['Company']);
    const failedPerson = await person('FAIL');
    expect(failedPerson.result).toMatchObject({ overall_verdict: 'Fail', identity: { verified: false } });
    expect(typesOf(failedPerson)).toEqual(['Identity']);
    expect((await screening('FAIL')).result.overall_verdict).toBe('Pass');
  });

  it('FAIL takes precedence over a match', async () => {
    const { result } = await run('/api', {
      company_name: 'Acme FAIL Ltd',
      country: 'GB',
      directors: [{ last_name: 'PEP' }],
    });
    expect(result.overall_verdict).toBe('Fail');
  });
});

describe('sandbox · failures', () => {
  it('DOWN leaves a director and an owner Not Screened, and screens the other director', async () => {
    const { result } = await run('/api', {
      company_name: 'Quiet Water Ltd',
      country: 'GB',
      directors: [{ last_name: 'DOWN' }, { last_name: 'Ash' }],
      ubos: [{ last_name: 'DOWN', date_of_birth: '1980-01-01' }],
    });
    const unscreened = { sanctions_status: 'Not Screened', screening_completed_at: null };
    expect(result.directors).toMatchObject([unscreened, { sanctions_status: 'No Hit' }]);
    expect(result.directors?.[1]?.screening_completed_at).not.toBeNull();
    expect(result.beneficial_owners).toMatchObject([unscreened]);
    expect(result.screening).toMatchObject({ sanctions_status: 'Not Screened' });
  });

  it('DOWN fails the checks, refers the flow and raises one API Failure alert', async () => {
    const flow = await person('DOWN');
    expect(flow.status).toBe(200);
    expect(flow.result).toMatchObject({
      overall_verdict: 'Refer',
      identity: null,
      screening: { sanctions_status: 'Not Screened', screening_completed_at: null },
    });
    expect(flow.alerts).toMatchObject([
      { category: 'API Failure', type: 'System', priority: 'Low', priority_score: 20 },
    ]);
    expect(slaDays(flow.alerts[0] ?? {})).toEqual([30, 5]);
    expect(await wholeCheck(flow, 'SCR_SANCTIONS')).toMatchObject({
      status: 'Failed',
      result: 'Refer',
      retry_count: 2,
    });
    const { json } = await project.ask(
      'GET',
      `/v1/audit-logs?event_type=check.failed&target_token=${checkOf(flow, 'SCR_SANCTIONS')?.token}`,
    );
    expect(json.meta.total).toBe(1);
  });

  it('DOWN refers a screening without opening a case', async () => {
    const failures = async () =>
      (await project.ask('GET', '/v1/alerts?category=API%20Failure')).json.meta.total;
    const before = await failures();
    const { result, alerts } = await screening('DOWN');
    expect(result.overall_verdict).toBe('Refer');
    expect(await failures()).toBe(before + 1);
    expect([result.case_token, alerts]).toEqual([null, []]);
  });

  it('FLAKY passes after two retries', async () => {
    const flow = await person('FLAKY');
    expect([flow.result.overall_verdict, flow.alerts]).toEqual(['Pass', []]);
    expect(await wholeCheck(flow, 'IDV_DATABASE')).toMatchObject({
      status: 'Complete',
      result: 'Pass',
      retry_count: 2,
    });
  });

  it('DOCS answers 202 with the other results while the flow waits for a document', async () => {
    const flow = await person('DOCS');
    expect(flow.status).toBe(202);
    expect(flow.result).toMatchObject({
      processing_status: 'processing',
      overall_verdict: null,
      identity: null,
    });
    expect(checkOf(flow, 'IDV_DATABASE')?.status).toBe('Awaiting Document');
    expect(checkOf(flow, 'SCR_PEP')).toMatchObject({ status: 'Complete', result: 'Pass' });
  });
});
