import { beforeAll, describe, expect, it } from 'vitest';
import { openAlerts } from '@/lib/domain/alerts/service/open';
import { Alert } from '@/lib/domain/alerts/schema';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { defaultPolicy } from '@/lib/domain/policies/policy';
import { transaction } from '@/lib/platform/database/transaction';
import { aCase } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const get = async (path: string) => (await project.ask('GET', path)).json;

async function run(path: string, body: object): Promise<{ result: FlowResult; alerts: Alert[] }> {
  const { json } = await project.ask('POST', project.execute + path, { body });
  const result = FlowResult.parse(json);
  const { data } = await get(`/v1/cases/${result.case_token}/alerts?sort=created_at`);
  const alerts = data.map(async ({ token }: Alert) => (await get(`/v1/alerts/${token}`)).data);
  return { result, alerts: await Promise.all(alerts) };
}

const ann = { first_name: 'Ann', last_name: 'Ash', country: 'GB' };
const checkOf = (result: FlowResult, type: string) =>
  result.checks_summary.checks.find((check) => check.type === type);

describe('alerts · of a check that does not pass', () => {
  it('are raised for a disposable email address and an impossible phone number', async () => {
    const body = { ...ann, email: 'ann@mailinator.com', phone: '+15551234567' };
    const { result, alerts } = await run('/kyc/api', body);
    expect(result.overall_verdict).toBe('Refer');
    const shownFields = Alert.pick({
      check_token: true,
      check_type_code: true,
      type: true,
      category: true,
      priority: true,
      priority_score: true,
      summary: true,
      evidence: true,
    });
    const shown = alerts.map((alert) => shownFields.parse(alert));
    const mismatch = { type: 'Identity', category: 'Name Mismatch', priority: 'Medium', priority_score: 50 };
    expect(new Set(shown)).toEqual(
      new Set([
        {
          ...mismatch,
          check_token: checkOf(result, 'IDV_EMAIL')?.token,
          check_type_code: 'IDV_EMAIL',
          summary: 'The email address is a disposable one.',
          evidence: { given: 'ann@mailinator.com', found: 'A domain of disposable addresses' },
        },
        {
          ...mismatch,
          check_token: checkOf(result, 'IDV_PHONE')?.token,
          check_type_code: 'IDV_PHONE',
          summary: 'The phone number is in no numbering plan.',
          evidence: { given: '+15551234567', found: 'No such number' },
        },
      ]),
    );
  });

  it('are raised for the marker FAIL, one for each failed check', async () => {
    const { result, alerts } = await run('/kyc/api', { ...ann, last_name: 'FAIL', email: 'ann@probity.org' });
    expect(result.overall_verdict).toBe('Fail');
    expect(new Set(alerts.map(({ check_token }) => check_token))).toEqual(
      new Set(['IDV_DATABASE', 'IDV_EMAIL'].map((type) => checkOf(result, type)?.token)),
    );
    expect(alerts).toHaveLength(2);
  });

  it('are DOB Mismatches if the date of birth is the reason', async () => {
    const { alerts } = await run('/kyc/api', { ...ann, date_of_birth: '1900-01-01' });
    expect(alerts).toMatchObject([
      { category: 'DOB Mismatch', evidence: { given: '1900-01-01', found: 'Older than 120' } },
    ]);
  });

  it('have the type Company for a company that is not in the registry', async () => {
    const body = { company_name: 'Quiet Water Ltd', registration_number: '99999999', country: 'GB' };
    const { alerts } = await run('/api', body);
    expect(alerts).toMatchObject([
      {
        type: 'Company',
        category: 'Name Mismatch',
        summary: 'Number 99999999 belongs to no company in GB (Probity Registry).',
        evidence: { given: '99999999', found: 'No company' },
      },
    ]);
  });

  it('have a deadline, an event and an audit record, and count for their check, case and entity', async () => {
    const { result, alerts } = await run('/kyc/api', { ...ann, email: 'ann@mailinator.com' });
    const [alert] = alerts;
    expect(alert).toMatchObject({ status: 'Open', sla_status: 'On Track', match: null, match_score: null });
    expect(Date.parse(alert!.sla_deadline) - Date.parse(alert!.created_at)).toBe(14 * 86_400_000);
    const { data: check } = await get(`/v1/checks/${alert?.check_token}`);
    expect(check).toMatchObject({ type_code: 'IDV_EMAIL', result: 'Refer', alerts_generated: 1 });
    expect((await get(`/v1/cases/${result.case_token}`)).data.open_alerts_count).toBe(1);
    const { data: entity } = await get(`/v1/entities/${alert?.entity_token}`);
    expect(entity.alerts_summary).toEqual({ total: 1, open: 1, resolved: 0 });
    const records = await get(`/v1/audit-logs?target_token=${alert?.token}`);
    expect(records.data).toMatchObject([{ event_type: 'alert.created', case_token: result.case_token }]);
  });

  it('show their evidence individually, but not in lists', async () => {
    const { result, alerts } = await run('/kyc/api', { ...ann, email: 'ann@mailinator.com' });
    const found = 'A domain of disposable addresses';
    expect(alerts[0]?.evidence).toEqual({ given: 'ann@mailinator.com', found });
    for (const list of ['/v1/alerts', `/v1/cases/${result.case_token}/alerts`]) {
      expect((await get(list)).data[0], list).not.toHaveProperty('evidence');
    }
  });

  it('name their subject and case, and explain the finding in a sentence', async () => {
    const { result, alerts } = await run('/kyc/api', { ...ann, email: 'ann@mailinator.com' });
    expect(alerts).toMatchObject([
      {
        subject: { name: 'Ann Ash', type: 'Person' },
        case_name: result.case_reference,
        proposal: null,
        rationale:
          'The email address is a disposable one; given "ann@mailinator.com", found "A domain of disposable addresses"',
      },
    ]);
  });

  it('are not raised by passing checks, nor in addition to an outage alert', async () => {
    expect((await run('/kyc/api', ann)).alerts).toEqual([]);
    const { alerts } = await run('/kyc/api', { ...ann, last_name: 'DOWN', email: 'ann@mailinator.com' });
    expect(alerts).toMatchObject([{ type: 'System', category: 'API Failure', evidence: null }]);
  });
});

describe('alerts · with one cause', () => {
  it('are raised once per check, however often its result is written', async () => {
    const { token: case_token } = await aCase(project.ctx);
    const subject = { name: 'Ann Ash', type: 'Person' as const };
    const finding = {
      type: 'Identity',
      category: 'Name Mismatch',
      summary: 'The email address is a disposable one.',
    } as const;
    const raise = (check_token: string, cause: string) =>
      transaction(project.ctx, (tx) =>
        openAlerts(
          tx,
          project.ctx,
          [
            {
              subject,
              check_token,
              check_type_code: 'IDV_EMAIL',
              entity_token: null,
              finding: { ...finding, cause },
            },
          ],
          {
            case_token,
            case_type: 'Onboarding',
            policy: defaultPolicy,
          },
        ),
      );
    const raised = [
      await raise('chk_one', 'disposable'),
      await raise('chk_one', 'disposable'),
      await raise('chk_one', 'malformed'),
      await raise('chk_two', 'disposable'),
    ];
    expect(raised.map(({ length }) => length)).toEqual([1, 0, 1, 1]);
    expect((await get(`/v1/cases/${case_token}`)).data.open_alerts_count).toBe(3);
    expect((await get(`/v1/audit-logs?case_token=${case_token}&event_type=alert.created`)).meta.total).toBe(
      3,
    );
  });
});

describe('flows · cdd_completed', () => {
  it('is true once every check has ended and every alert is resolved', async () => {
    const { result, alerts } = await run('/kyc/api', { ...ann, email: 'ann@mailinator.com' });
    expect(result.compliance_metadata).toMatchObject({ cdd_completed: false, cdd_completed_at: null });
    const path = `/v1/alerts/${alerts[0]?.token}`;
    await project.ask('POST', `${path}/acknowledge`);
    const { json } = await project.ask('POST', `${path}/resolve`, {
      body: { action: 'Approve', rationale: 'Confirmed on the telephone.' },
    });
    const { data } = await get(`/v1/flows/${result.flow_token}`);
    const { resolved_by: by, resolved_at: at } = json.data;
    const settled = { result: 'Pass', by, at, replaced_by: null };
    // The check is the same in all answers.
    const { check_token, entity_token, case_token } = json.data;
    const found = [
      await get(`/v1/checks/${check_token}`),
      ...(await Promise.all(
        [`cases/${case_token}`, `entities/${entity_token}`].map((of) => get(`/v1/${of}/checks?limit=100`)),
      )),
    ].flatMap((answer) => answer.data);
    const shown = [...found, ...data.checks_summary.checks].filter(({ token }) => token === check_token);
    expect(shown).toHaveLength(4);
    for (const check of shown) expect(check).toMatchObject({ result: 'Refer', settled });
    expect(data.compliance_metadata).toMatchObject({
      cdd_completed: true,
      cdd_completed_at: json.data.resolved_at,
    });
  });
});

describe('flows · external_reference', () => {
  it('is given to the primary entity, and to no other', async () => {
    const body = {
      company_name: 'Quiet Water Ltd',
      country: 'GB',
      external_reference: 'crm-4711',
      directors: [{ first_name: 'Ann', last_name: 'Ash' }],
    };
    const { result } = await run('/api', body);
    const { data } = await get(`/v1/cases/${result.case_token}/entities`);
    expect(
      new Set(data.map((entity: Record<string, unknown>) => [entity.role, entity.external_reference].join())),
    ).toEqual(new Set(['Primary,crm-4711', 'Director,']));
  });

  it('is given to the entity of a screening with a match', async () => {
    const body = { name: 'Ann SANCTION', external_reference: 'crm-4712' };
    const { result } = await run('/screening/api', body);
    const { data } = await get(`/v1/cases/${result.case_token}/entities`);
    expect(data).toMatchObject([{ role: 'Primary', external_reference: 'crm-4712' }]);
  });
});
