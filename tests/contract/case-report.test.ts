import type { ListedAuditRecord } from '@/lib/domain/audit/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { getCaseReport as operation } from '@/lib/domain/reports/operations';
import type { CaseReport } from '@/lib/domain/reports/schema';
import { aCase, anAlert, anEntity } from '@/tests/fixtures/factories';
import { aClient, aToken } from '@/tests/fixtures/oauth';
import { rowCounts } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { reportText } from '@/tests/fixtures/report-text';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;
let token: string;
let pack: CaseReport;
let reviewer: { id: string; name: string };

const textOf = (caseToken: string) => reportText(project.ctx, caseToken);

const get = async (path: string) => (await project.ask('GET', path)).json.data;
const packOf = (caseToken: string): Promise<CaseReport> => get(`/v1/cases/${caseToken}/report`);
const post = async (path: string, body: object) => {
  const { status, json } = await project.ask('POST', path, { body });
  expect(status).toBeLessThan(300);
  return json.data;
};
const byToken = (items: { token: string }[]) => items.toSorted((a, b) => (a.token < b.token ? -1 : 1));

/** A company on a sample list, with an owner, an override, a comment and a resolved alert. */
async function aDecidedCase(): Promise<string> {
  const { json } = await project.ask('POST', `${project.execute}/api`, {
    body: {
      company_name: 'Blue Heron Shipping',
      country: 'GB',
      directors: [{ first_name: 'Владимир', last_name: 'Иванов' }],
      ubos: [{ last_name: 'Okafor', ownership_percentage: 61.5 }],
    },
  });
  const caseToken: string = json.case_token;
  const owner = await anEntity(project.ctx, { case_token: caseToken, full_name: 'محمد علي', role: 'UBO' });
  const { primary_entity_token } = await get(`/v1/cases/${caseToken}`);
  const owners = [{ entity_token: owner.token, ownership_percentage: 60 }];
  await project.ask('PUT', `/v1/entities/${primary_entity_token}/owners`, { body: { owners } });
  const [assessment] = await get(`/v1/cases/${caseToken}/risk-assessments?sort=-created_at`);
  const justification = 'The owner is a pensioner.';
  await post(`/v1/risk-assessments/${assessment.token}/override`, { tier: 'Low', justification });
  await post(`/v1/cases/${caseToken}/comments`, { type: 'Note', body: 'Looked at 习近平.', mentions: [] });
  const [alert] = await get(`/v1/cases/${caseToken}/alerts`);
  await project.ask('PATCH', `/v1/cases/${caseToken}`, { body: { assigned_to: reviewer.id } });
  await post(`/v1/alerts/${alert.token}/acknowledge`, {});
  await post(`/v1/alerts/${alert.token}/resolve`, {
    action: 'Decline',
    rationale: 'The vessel is the same.',
  });
  return caseToken;
}

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  reviewer = (await project.person('reviewer')).actor;
  token = await aDecidedCase();
  pack = await packOf(token);
});

describe('cases · report', () => {
  it('contains the case and what its lists show', async () => {
    const { policies_when_closed: _, ...record } = pack.case;
    expect(record).toEqual(await get(`/v1/cases/${token}`));
    for (const list of ['checks', 'comments'] as const) {
      expect(pack[list].length).toBeGreaterThan(0);
      expect(byToken(pack[list])).toEqual(byToken(await get(`/v1/cases/${token}/${list}?limit=100`)));
    }
  });

  it('contains each alert with its whole evidence and its resolution', async () => {
    expect(pack.alerts.length).toBeGreaterThan(0);
    for (const { policies_when_raised: _, policies_when_resolved: __, ...alert } of pack.alerts)
      expect(alert).toEqual(await get(`/v1/alerts/${alert.token}`));
    expect(pack.alerts).toContainEqual(
      expect.objectContaining({
        status: 'Resolved',
        resolution_rationale: 'The vessel is the same.',
        resolved_by: expect.any(String),
        evidence: expect.objectContaining({ lists: expect.arrayContaining([expect.anything()]) }),
      }),
    );
  });

  it('contains its entities with their owners and the shares that the flow gave', async () => {
    const listed = await get(`/v1/cases/${token}/entities`);
    const asListed = pack.entities.map(({ owners: _, ownership_percentage: __, ...entity }) => entity);
    expect(byToken(asListed)).toEqual(byToken(listed));
    const company = pack.entities.find(({ type }) => type === 'Company');
    expect(company?.owners).toMatchObject([{ name: 'محمد علي', ownership_percentage: 60 }]);
    // The flow gave this one.
    const shares = pack.entities.map(({ role, ownership_percentage }) => [role, ownership_percentage]);
    expect(shares).toContainEqual(['UBO', 61.5]);
    expect(shares).toContainEqual(['Director', null]);
  });

  it('contains the assessments with the override and the facts that they were calculated from', async () => {
    const listed = await get(`/v1/cases/${token}/risk-assessments`);
    const same = pack.risk_assessments.map(
      ({ facts: _, policies_when_approved: __, ...assessment }) => assessment,
    );
    expect(byToken(same)).toEqual(byToken(listed));
    expect(pack.risk_assessments).toContainEqual(
      expect.objectContaining({
        override_tier: 'Low',
        override_justification: 'The owner is a pensioner.',
        overriders: [expect.stringMatching(/^key_/)],
        facts: expect.objectContaining({ entity_type: 'Company' }),
      }),
    );
  });

  it('names the versions of the screened lists, and the people by their tokens', () => {
    const list = expect.objectContaining({ name: expect.any(String), version: expect.any(String) });
    expect(pack.flows).toMatchObject([{ flow_type: 'company', lists: expect.arrayContaining([list]) }]);
    expect(pack.people).toEqual([{ token: reviewer.id, name: reviewer.name }]);
  });

  it('contains the audit records of the case, its own export the last', async () => {
    const listed = await get(`/v1/cases/${token}/audit-logs?sort=sequence&limit=200`);
    const made = listed.slice(pack.audit_records.length);
    // The list adds what is not in the record itself.
    const stored = listed.map(({ names: _, alert: __, ...audit }: ListedAuditRecord) => audit);
    expect(pack.audit_records.map(({ record: _, ...audit }) => audit)).toEqual(
      stored.slice(0, pack.audit_records.length),
    );
    // Recorded after the pack has been read, when its contents are known.
    expect(made[0]).toMatchObject({ event_type: 'case.report_made', request_id: pack.request_id });
    expect(pack.audit_records.at(-1)).toMatchObject({
      event_type: 'case.report_exported',
      target_token: token,
      details: { format: 'json' },
    });
    expect(pack.audit_proof.head).toMatchObject({ sequence: pack.audit_records.at(-1)?.sequence });
  });

  it('shows that a name was changed after it was screened, as does the audit log of the case', async () => {
    const flow = { first_name: 'Helen', last_name: 'Abbott', country: 'GB', date_of_birth: '1980-02-29' };
    const { json } = await project.ask('POST', `${project.execute}/kyc/api`, { body: flow });
    const [{ token: entity }] = await get(`/v1/cases/${json.case_token}/entities`);
    const elsewhere = await aCase(project.ctx, { primary_entity_token: entity });
    await project.ask('PATCH', `/v1/entities/${entity}`, { body: { last_name: 'Abbot-Lindqvist' } });
    const outsider = await anEntity(project.ctx, { full_name: 'Mary Brown' });
    await project.ask('PATCH', `/v1/entities/${outsider.token}`, { body: { last_name: 'Green' } });

    const { audit_records, left_out } = await packOf(json.case_token);
    const ofEntities = audit_records.filter(({ event_type }) => event_type.startsWith('entity.'));
    expect(ofEntities.map(({ event_type, target_token }) => [event_type, target_token])).toEqual([
      ['entity.created', entity],
      ['entity.added_to_case', entity],
      ['entity.updated', entity],
      ['entity.updated', entity],
    ]);
    expect(ofEntities.at(-1)?.details).toMatchObject({
      before: { last_name: 'Abbott' },
      after: { last_name: 'Abbot-Lindqvist' },
    });
    expect(ofEntities.map(({ case_token }) => case_token)).not.toContain(elsewhere.token);
    expect(left_out.join()).toContain('Changes are in the audit records');

    const updates = await get(
      `/v1/cases/${json.case_token}/audit-logs?event_type=entity.updated&sort=sequence`,
    );
    expect(updates.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
      ofEntities.slice(2).map(({ sequence }) => sequence),
    );
    expect(await textOf(json.case_token)).toContain('Abbot-Lindqvist');
  });

  it('answers a PDF for download, whose text contains every name', async () => {
    const text = await textOf(token);
    for (const name of [pack.case.name, 'Blue Heron Shipping', 'Владимир Иванов', '习近平', 'محمد', 'علي']) {
      expect(text).toContain(name);
    }
    expect(text).toMatch(/Override justification\s+The owner is a pensioner\./);
    expect(text).toMatch(/Policies when raised\s+Screening: Probity’s default/);
    expect(text).toMatch(/Policies when resolved\s+Four eyes: Probity’s default/);
    // In the words of the console.
    expect(text).toMatch(/Decision\s+True match, decline\s+Reason\s+The vessel is the same\./);
    expect(text).toContain('United Kingdom');
    // The first page says what was found, and whose document it is.
    expect(text).toMatch(/In brief\s+Decision\s+Not yet decided/);
    expect(text).toMatch(/Project\s+A project\s+Environment\s+Staging/);
    // Both sides of the match, and who owns the company.
    expect(text).toMatch(/Given by the customer\s+Comparison\s+Listed\s+Name\s+Blue Heron Shipping\s+Agrees/);
    expect(text).toMatch(/Ownership\s+Subject of the case · Blue Heron Shipping\s+60% · Owner ·/);
    expect(text).toMatch(/Party\s+Registry\s+(?:Identity\s+)?Sanctions\s+PEP/);
    expect(text).not.toMatch(/feature: |verdict: (?:agree|near|conflict|missing)|Retry count|Found\s+no\b/);
    const [reading] = text.split('Appendix: every check (');
    expect(reading).not.toMatch(/\d{4}-\d\d-\d\d|SCR_|COM_/);
    const { status, headers } = await project.ask('GET', `/v1/cases/${token}/report?format=pdf`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${pack.case.name}-\\d{8}T\\d{6}Z\\.pdf"$`),
    );
    expect(headers.get('x-request-id')).toMatch(/^req_/);
  });

  it('refuses an unknown format, and a case of another project, and records nothing', async () => {
    const other = await aProject();
    const before = await rowCounts(project.ctx);
    const refused = await project.ask('GET', `/v1/cases/${token}/report?format=docx`);
    expect([refused.status, refused.json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    for (const format of ['json', 'pdf']) {
      const { status, json } = await other.ask('GET', `/v1/cases/${token}/report?format=${format}`);
      expect([status, json.error.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await rowCounts(project.ctx)).toEqual(before);
  });

  it('needs the scope of each part', async () => {
    const admin = await project.person('admin');
    const all = [operation.scope, ...operation.furtherScopes];
    for (const missing of all) {
      const client = await aClient(
        admin,
        all.filter((scope) => scope !== missing),
      );
      const headers = { Authorization: `Bearer ${await aToken(client)}` };
      const { status, json } = await ask('GET', `/v1/cases/${token}/report`, { headers });
      expect([status, json.error.message]).toEqual([403, `This needs the scope ${missing}.`]);
    }
  });

  it('shows a single moment while the case changes', async () => {
    const { token: busy } = await aCase(project.ctx);
    let isChanging = true;
    const change = async () => {
      for (let n = 0; n < 30; n += 1) await anAlert(project.ctx, { case_token: busy });
      isChanging = false;
    };
    const changing = change();
    const packs: CaseReport[] = [];
    while (isChanging) packs.push(await packOf(busy));
    await changing;
    for (const { case: record, alerts, audit_records } of [...packs, await packOf(busy)]) {
      expect(alerts).toHaveLength(record.open_alerts_count);
      const created = audit_records.filter(({ event_type }) => event_type === 'alert.created');
      expect(created).toHaveLength(alerts.length);
    }
  });
});
