import { addHours } from 'date-fns/addHours';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import { type AuditEventType, AuditEventType as Events, type AuditRecord } from '@/lib/domain/audit/schema';
import { listAuditLogs } from '@/lib/domain/audit/service/list-audit-logs';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import type { Context } from '@/lib/platform/context';
import { randomSecret } from '@/lib/platform/crypto';
import { leaveList, screenAgain, type Sender } from '@/tests/fixtures/alerts-found-again';
import { aDeletedCase } from '@/tests/fixtures/expired-case';
import { anAlert, aUser } from '@/tests/fixtures/factories';
import { changeEvents, hasBothValues, withoutRequest } from '@/tests/fixtures/audited-changes';
import { auditedChecks } from '@/tests/fixtures/audited-checks';
import { auditedJourneys, journeyRecords } from '@/tests/fixtures/audited-journeys';
import { commitAll, letHoldEnd } from '@/tests/fixtures/held-alerts';
import { changeWebhooks } from '@/tests/fixtures/changed-webhook';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { makeSandbox } from '@/tests/fixtures/sandbox';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let api: ServedApi;
let project: TestProject;
let records: AuditRecord[];

/** Sends over HTTP, so that the records have an address. */
const sender =
  (headers: Record<string, string>): Sender =>
  async (method, path, body) => {
    const isFile = typeof body === 'string';
    const sent = { ...headers, ...(body && { 'Content-Type': isFile ? 'text/csv' : 'application/json' }) };
    const request = { method, headers: sent, body: isFile ? body : body && JSON.stringify(body) };
    const answer = await fetch(api.url + path, request);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };

async function decideCase(key: Sender, reviewer: string): Promise<void> {
  const opened = { type: 'Review', entity_category: 'Person' };
  const { token } = (await key('POST', '/v1/cases', opened)).data;
  const entity = { type: 'Person', first_name: 'Mary', last_name: 'Ward', country: 'GB' };
  await key('POST', `/v1/cases/${token}/entities`, { entity, role: 'Director' });
  await key('PATCH', `/v1/cases/${token}`, { assigned_to: reviewer, metadata: { branch: 'Hull' } });
  await key('POST', `/v1/cases/${token}/comments`, { type: 'Note', body: 'Looked at.' });
  await key('POST', `/v1/cases/${token}/escalate`, { reason: 'Unclear.', escalate_to: reviewer });
  await key('GET', `/v1/cases/${token}/report`);
  const other = (await key('POST', '/v1/cases', opened)).data.token;
  await key('POST', `/v1/cases/${other}/transitions`, { trigger: 'progress' });
  await key('POST', `/v1/cases/${other}/transitions`, { trigger: 'review' });
  await key('POST', `/v1/cases/${other}/close`, { decision: 'Decline' });
}

async function decideFlow(key: Sender, reviewer: string): Promise<void> {
  const body = { company_name: 'Acme SANCTION Ltd', country: 'GB', directors: [{ last_name: 'DOWN' }] };
  const { case_token } = await key('POST', `${project.execute}/api`, body);
  const [first, second] = (await key('GET', `/v1/alerts?case_token=${case_token}`)).data;
  await key('POST', `/v1/alerts/${first.token}/acknowledge`);
  await key('POST', `/v1/alerts/${first.token}/assign`, { user_id: reviewer });
  const rationale = 'Another person.';
  await key('POST', `/v1/alerts/${first.token}/resolve`, {
    action: 'Decline',
    rationale,
    is_false_positive: false,
  });
  await key('POST', `/v1/alerts/${second.token}/acknowledge`);
  await key('POST', `/v1/alerts/${second.token}/escalate`, { reason: 'Unclear.', escalate_to: reviewer });
  const [assessment] = (await key('GET', `/v1/cases/${case_token}/risk-assessments?sort=-created_at`)).data;
  const justification = 'The match is of a namesake.';
  await key('POST', `/v1/risk-assessments/${assessment.token}/override`, { tier: 'Low', justification });
  await key('POST', `/v1/risk-assessments/${assessment.token}/approve`, {});
}

async function waitWithAlerts(key: Sender, person: Context): Promise<void> {
  const [snoozed, held] = [await anAlert(project.ctx), await anAlert(project.ctx)];
  await key('POST', `/v1/alerts/${snoozed.token}/snooze`, { until: addHours(new Date(), 2) });
  await key('POST', `/v1/alerts/${held.token}/acknowledge`);
  const resolution = { action: 'Decline', rationale: 'Confirmed.', hold_seconds: 10 };
  const reviewer = sender(await consoleHeaders(person));
  await reviewer('POST', `/v1/alerts/${held.token}/resolve`, resolution);
  await reviewer('POST', `/v1/alerts/${held.token}/undo`);
  await reviewer('POST', `/v1/alerts/${held.token}/resolve`, resolution);
  await asOwner('update users set disabled_at = now() where token = $1', [person.actor.id]);
  await letHoldEnd(held.token);
  await commitAll();
}

async function changeLists(key: Sender): Promise<void> {
  const { token } = (await key('POST', '/v1/watchlists', { name: 'Bad payers' })).data;
  const { list_entry_id } = (await key('POST', `/v1/watchlists/${token}/entries`, { name: 'Ann Ash' })).data;
  await key('DELETE', `/v1/watchlists/${token}/entries/${list_entry_id}`);
  await key('DELETE', `/v1/watchlists/${token}`);
}

async function administer(admin: Sender, second: Sender): Promise<void> {
  const person = { name: 'Ada', email: `${randomSecret(8)}@example.com`, role: 'analyst' };
  const { token } = (await admin('POST', '/v1/users', person)).data;
  const { password: current_password } = (await admin('POST', `/v1/users/${token}/reset-password`)).data;
  const actor = { id: token, name: 'Ada', type: 'user' } as const;
  const ada = sender(await consoleHeaders({ ...project.ctx, actor }, { session_version: 2 }));
  await ada('POST', '/v1/users/me/password', { current_password, new_password: 'a sentence is easy' });
  await admin('POST', `/v1/users/${token}/end-sessions`);
  await admin('PATCH', `/v1/users/${token}`, { role: 'reviewer' });
  const { id } = (await admin('POST', '/v1/oauth-clients', { name: 'A service', scopes: ['flows:read'] }))
    .data;
  await admin('PATCH', `/v1/oauth-clients/${id}`, { scopes: ['flows:write'] });
  await admin('POST', `/v1/oauth-clients/${id}/rotate-secret`);
  await admin('DELETE', `/v1/oauth-clients/${id}`);
  const settings = { ...defaultSettings.four_eyes, risk_override: false };
  await admin('PUT', '/v1/policies/four_eyes/draft', { settings });
  await second('POST', '/v1/policies/four_eyes/draft/publish', {});
  await admin('PUT', '/v1/policies/four_eyes/draft', { settings });
  await second('DELETE', '/v1/policies/four_eyes/draft');
  await admin('PATCH', '/v1/branding', { name: 'Blue Heron' });
  await admin('PATCH', '/v1/users/me', { email_notifications: false });
}

const page = { limit: 1_000, sort: { field: 'sequence', descending: false }, after: null };

beforeAll(async () => {
  await loadSampleList();
  [api, project] = await Promise.all([serveApi(), aProject()]);
  const key = sender({ 'X-API-KEY': project.apiKey });
  const [admin, second] = [await project.person('admin'), await project.person('admin')];
  const reviewer = await aUser(project.ctx, { role: 'reviewer' });
  await decideCase(key, reviewer);
  await decideFlow(key, reviewer);
  await changeLists(key);
  await screenAgain(key);
  await leaveList(key, project.ctx);
  await administer(sender(await consoleHeaders(admin)), sender(await consoleHeaders(second)));
  await auditedChecks(key, project.execute);
  await waitWithAlerts(key, await project.person('reviewer'));
  await changeWebhooks(key);
  await auditedJourneys(project);
  await key('POST', '/v1/entities/imports', 'type,last_name\nPerson,Raman\n');
  await aDeletedCase(project.ctx);
  await rotateApiKey(project.ctx, 'unlimited');
  // Last, because the worker's jobs skip a project that is being reset.
  await makeSandbox(project.ctx);
  await sender(await consoleHeaders(admin))('POST', '/v1/sample/reset');
  const found = await listAuditLogs(project.ctx, {}, page);
  expect(found.total).toBe(found.items.length);
  records = found.items;
});

afterAll(() => api.close());

const text = expect.any(String);
const moved = { from: text, to: text };
const check = { ...moved, type_code: text, status: text };

/** The details of each event: values before and after for a change, the new values for something new. */
const expected: Record<AuditEventType, object> = {
  ...journeyRecords,
  'entity_import.created': { lines: 1 },
  'case.created': { name: text, type: 'Review', entity_category: 'Person' },
  'case.status_changed': moved,
  'case.closed': { ...moved, to: 'Closed' },
  'case.report_exported': { format: 'json' },
  'case.deleted': { closed_at: text, closed_case_days: 30 },
  'case.report_made': { format: 'json', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  'case.escalated': { ...moved, to: 'Escalated' },
  'case.assigned': { from: null, to: text },
  'case.updated': { from: { metadata: {} }, to: { metadata: { branch: 'Hull' } } },
  'case.commented': {},
  'alert.created': { category: text, priority: text },
  'alert.acknowledged': { from: 'Open', to: 'Acknowledged' },
  'alert.assigned': { from: null, to: text },
  'alert.resolved': { ...moved, to: 'Resolved', action: 'Decline' },
  'alert.found_again': { check_token: text, from: expect.any(Number), to: expect.any(Number) },
  'alert.remembered': { check_token: text, match_score: expect.any(Number) },
  'alert.delisted': { list: text, version: text },
  'alert.snoozed': { from: null, to: text, until: text },
  'alert.held': { action: 'resolve', input: { action: 'Decline' }, until: text },
  'alert.undone': { action: 'resolve', held_by: text },
  'alert.hold_refused': { action: 'resolve', code: 'FORBIDDEN' },
  'alert.escalated': { ...moved, to: 'Escalated', escalate_to: text },
  'check.executed': check,
  'check.completed': check,
  'check.failed': check,
  'check.waived': { ...check, from: 'Awaiting Document', to: 'Waived' },
  'check.cancelled': { ...check, from: 'Awaiting Document', to: 'Cancelled' },
  'check.retried': { ...check, from: 'Failed', to: 'Queued' },
  'risk_assessment.calculated': { status: text, tier: text, overall_score: expect.any(Number) },
  'risk_assessment.approved': { from: 'Active', to: 'Approved' },
  'risk_assessment.overridden': { ...moved, to: 'Low', justification: text },
  'entity.created': { type: text, role: text },
  'entity.updated': moved,
  'entity.added_to_case': { entity_token: text, role: text },
  'user.created': { role: 'analyst' },
  'user.password_changed': {},
  'user.password_reset': {},
  'user.sessions_ended': { sessions: 1 },
  'user.updated': { from: { role: 'analyst', disabled: false }, to: { role: 'reviewer', disabled: false } },
  'oauth_client.created': { name: 'A service', scopes: ['flows:read'] },
  'oauth_client.updated': {
    from: { name: 'A service', scopes: ['flows:read'] },
    to: { name: 'A service', scopes: ['flows:write'] },
  },
  'oauth_client.secret_rotated': {},
  'oauth_client.revoked': { name: 'A service', from: 'active', to: 'revoked' },
  'api_key.rotated': { replaces: expect.stringMatching(/^key_/) },
  'watchlist.created': { name: 'Bad payers' },
  'watchlist.entries_added': { name: 'Bad payers', entries: 1, version: text },
  'watchlist.entry_removed': { name: 'Bad payers', list_entry_id: text, version: text },
  'watchlist.retired': { name: 'Bad payers' },
  'branding.updated': { from: { name: null }, to: { name: 'Blue Heron' } },
  'sample.reset': {},
  'webhook.created': {},
  'webhook.updated': {},
  'webhook.secret_rotated': {},
  'webhook.undeliverable': {
    url: 'https://hooks.example/a',
    from: 'active',
    to: 'undeliverable',
    failing_since: text,
  },
  'webhook.deleted': { url: 'https://hooks.example/a' },
  'policy.drafted': { changes: [{ field: 'risk_override', before: true, after: false }] },
  'policy.draft_discarded': { kind: 'four_eyes', revision: 2, author: text },
  'policy.published': { changes: [{ field: 'risk_override', before: true, after: false }] },
};

/** Recorded for the person of a journey, who has no account. */
const byVisitor = /^journey[.]/;

describe('audit log · every event of the catalogue', () => {
  it.each(Events.options)('%s says who, from where, and what', (event_type) => {
    const found = records.find((record) => record.event_type === event_type);
    expect(found).toMatchObject({
      details: expected[event_type],
      target_token: expect.stringMatching(/^[a-z]{3}_/),
      actor: { id: text, name: text, type: expect.stringMatching(/^(api_key|user|system)$/) },
    });
    if (withoutRequest.includes(event_type)) return;
    expect(found).toMatchObject({ ip_address: '127.0.0.1', request_id: text });
    expect(found?.actor.type === 'system').toBe(byVisitor.test(event_type));
  });

  it.each(changeEvents)('%s has the values before and after', (event_type) => {
    const ofEvent = records.filter((record) => record.event_type === event_type);
    expect(ofEvent).not.toEqual([]);
    expect(ofEvent.filter((record) => !hasBothValues(record))).toEqual([]);
  });
});
