import { randomUUID } from 'node:crypto';
import { sessionSeconds } from '@/lib/api/callers/session';
import { openSession } from '@/lib/domain/access/service/open-session';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { markSample } from '@/lib/domain/sample/service/mark';
import type { Context } from '@/lib/platform/context';
import { randomSecret } from '@/lib/platform/crypto';
import { bringCase } from '@/tests/fixtures/cases';
import { aCase, aCheck, anAlert, anAssessment, anEntity, aUser } from '@/tests/fixtures/factories';
import { aClient, asPerson } from '@/tests/fixtures/oauth';
import { asOwner } from '@/tests/fixtures/owner';
import { aSentDocument } from '@/tests/fixtures/hosted-journey';
import { anAdmin } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import type { Sent } from './requests';
import { aDelivery, aFailedCheck, aHeldAlert, aWebhook } from './rows';

/** A row in a state in which the operation succeeds, and fields of the query and the body that depend on it. */
interface Prepared {
  params: Sent['params'];
  query?: Record<string, string>;
  fields?: object;
  /** Replaces the generated body, and drops the generated query, whose filters could exclude the row. */
  body?: object | string;
  /** A person who sends the request by a session, if a machine may not. */
  by?: Context;
}

type Prepare = (project: TestProject) => Promise<Prepared>;

const anOpenAlert = async ({ ctx }: TestProject) => (await anAlert(ctx)).token;
const ofAlert = async (project: TestProject) => ({ alert_token: await anOpenAlert(project) });

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Reuses one webhook, because a project may have fifty. */
const inTurn =
  (prepare: (webhook: string) => Prepared): Prepare =>
  async (project) => {
    const { json } = await project.ask('GET', '/v1/webhooks?limit=100');
    for (const { id } of json.data.slice(5)) await project.ask('DELETE', `/v1/webhooks/${id}`);
    return prepare(await aWebhook(project));
  };
const ofWebhook = inTurn((webhook_id) => ({ params: { webhook_id } }));

/** Saved by someone other than the person who is signed in and publishes it. */
async function aDraft(project: TestProject): Promise<Prepared> {
  const author = await anAdmin(project);
  const { json } = await author.send('PUT', '/reuse/draft', { settings: defaultSettings.reuse });
  return { params: { kind: 'reuse' }, fields: { revision: json.data.revision } };
}

/** The parameters of a kind that has a draft. */
const ofDraft = async (project: TestProject): Promise<Prepared> => ({
  params: (await aDraft(project)).params,
});

/** Reuses an existing list, because a project may have only a few. */
async function aList(project: TestProject): Promise<string> {
  const [held] = (await project.ask('GET', '/v1/watchlists')).json.data;
  if (held) return held.token;
  return (await project.ask('POST', '/v1/watchlists', { body: { name: 'Known' } })).json.data.token;
}

/** A period that is short enough and does not end before it begins. */
const inYear: Prepare = async () => ({ params: {}, query: { from: '2026-01-01', to: '2026-12-31' } });

const ofList: Prepare = async (project) => ({ params: { watchlist_token: await aList(project) } });

const ofClient: Prepare = async (project) => ({
  params: { client_id: (await aClient(await project.person('admin'))).id },
});

const ofDocument: Prepare = async (project) => ({
  params: { document_token: await aSentDocument(project) },
});

/** For operations that need a row in a state that other requests change. */
export const prepared: Readonly<Record<string, Prepare>> = {
  'alerts.acknowledge': async (project) => ({ params: await ofAlert(project) }),
  'alerts.assign': async (project) => ({
    params: await ofAlert(project),
    fields: { user_id: await aUser(project.ctx) },
  }),
  'alerts.escalate': async (project) => ({
    params: await ofAlert(project),
    fields: { escalate_to: await aUser(project.ctx, { role: 'reviewer' }) },
  }),
  'alerts.next': async (project) => {
    await anOpenAlert(project);
    return { params: {}, body: {}, by: await project.person('admin') };
  },
  'alerts.resolve': async (project) => {
    const alert_token = await anOpenAlert(project);
    await project.ask('POST', `/v1/alerts/${alert_token}/acknowledge`);
    return { params: { alert_token }, fields: { action: 'Approve', rationale: 'Another person.' } };
  },
  'alerts.snooze': async (project) => ({ params: await ofAlert(project), fields: { until: tomorrow() } }),
  'alerts.undo': async (project) => ({ params: { alert_token: await aHeldAlert(project) } }),
  'analytics.analyse_cases': inYear,
  'analytics.count_by_day': inYear,
  'analytics.summarise': inYear,
  'cases.close': async (project) => {
    const { token } = await aCase(project.ctx);
    await bringCase(project, token, 'In Review');
    return { params: { case_token: token }, fields: { decision: 'Decline' } };
  },
  'cases.escalate': async (project) => ({
    params: { case_token: (await aCase(project.ctx)).token },
    fields: { escalate_to: await aUser(project.ctx, { role: 'reviewer' }) },
  }),
  'cases.request_documents': async (project) => {
    const { token } = await aCase(project.ctx);
    await bringCase(project, token, 'In Progress');
    const person = await anEntity(project.ctx, { case_token: token });
    return {
      params: { case_token: token },
      fields: { document_types: ['passport'], entity_token: person.token },
    };
  },
  'cases.transition': async (project) => ({
    params: { case_token: (await aCase(project.ctx)).token },
    fields: { trigger: 'progress' },
  }),
  'checks.cancel': async ({ ctx }) => ({ params: { check_token: (await aCheck(ctx)).token } }),
  'checks.retry': async (project) => ({ params: { check_token: await aFailedCheck(project) } }),
  'checks.waive': async (project) => ({ params: { check_token: await aFailedCheck(project) } }),
  'documents.content': ofDocument,
  'documents.get': ofDocument,
  'entity_imports.create': async ({ ctx }) => {
    // A project may have ten incomplete imports.
    const complete = 'update entity_imports set completed_at = now() where project_id = $1';
    await asOwner(complete, [ctx.project.id]);
    return { params: {}, body: 'type,last_name\nPerson,Raman\n' };
  },
  'oauth_clients.rotate_secret': ofClient,
  'oauth_clients.update': ofClient,
  'oauth_clients.revoke': ofClient,
  'policies.discard_draft': ofDraft,
  'policies.get_draft': ofDraft,
  'policies.preview_draft': ofDraft,
  'policies.publish_draft': aDraft,
  'policies.save_draft': async () => ({
    params: { kind: 'reuse' },
    fields: { settings: defaultSettings.reuse },
  }),
  'risk_assessments.approve': async ({ ctx }) => {
    const { token } = await aCase(ctx);
    await anEntity(ctx, { case_token: token });
    return { params: { assessment_token: await anAssessment(ctx, token) } };
  },
  'users.change_own_password': async (project) => {
    const person = { name: 'Ada', email: `${randomSecret(8)}@example.com`, role: 'analyst' };
    const { json } = await asPerson(await project.person('admin'), 'POST', '/v1/users', person);
    const { token, name, password } = json.data;
    const by: Context = { ...project.ctx, actor: { id: token, name, type: 'user' } };
    return { params: {}, fields: { current_password: password }, by };
  },
  // In its own project, because a reset takes time.
  'sample.reset': async () => {
    const { ctx, person } = await aProject();
    await markSample(ctx);
    for (const role of ['analyst', 'reviewer'] as const) await person(role);
    return { params: {}, by: await person('admin') };
  },
  'sessions.end': async (project) => {
    const by = await project.person('analyst');
    return { params: { session_token: await openSession(by, by.actor.id, sessionSeconds) }, by };
  },
  // On a new list every id is free.
  'watchlists.add_entries': async (project) => {
    const { json } = await project.ask('POST', '/v1/watchlists', { body: { name: randomUUID() } });
    return { params: { watchlist_token: json.data.token } };
  },
  'watchlists.get': ofList,
  'watchlists.list_changes': async (project) => ({
    params: { watchlist_token: await aList(project) },
    query: { version: '1' },
  }),
  'watchlists.list_entries': ofList,
  'watchlists.list_versions': ofList,
  'watchlists.remove_entry': async (project) => {
    const watchlist_token = await aList(project);
    const entries = `/v1/watchlists/${watchlist_token}/entries`;
    const { json } = await project.ask('POST', entries, { body: { name: 'Ann Ash' } });
    return { params: { watchlist_token, list_entry_id: json.data.list_entry_id } };
  },
  'watchlists.retire': ofList,
  'webhooks.create': inTurn(() => ({ params: {}, fields: { url: 'https://hooks.example/', events: ['*'] } })),
  'webhooks.delete': ofWebhook,
  'webhooks.get': ofWebhook,
  'webhooks.get_delivery': async (project) => {
    await ofWebhook(project);
    return { params: { ...(await aDelivery(project)) } };
  },
  'webhooks.list_deliveries': ofWebhook,
  'webhooks.replay_deliveries': ofWebhook,
  'webhooks.replay_delivery': async (project) => {
    await ofWebhook(project);
    return { params: { ...(await aDelivery(project)) } };
  },
  'webhooks.rotate_secret': ofWebhook,
  'webhooks.test': ofWebhook,
  'webhooks.update': inTurn((webhook_id) => ({
    params: { webhook_id },
    fields: { url: 'https://hooks.example/', events: ['*'] },
  })),
};

/** A valid request, sent to a row in the right state. */
export function onPrepared(sent: Sent, { params, query, fields, body }: Prepared): Sent {
  const given = (): object =>
    typeof sent.body === 'string' && sent.body !== '' ? JSON.parse(sent.body) : {};
  const written = body ?? (fields && { ...given(), ...fields });
  const text = typeof written === 'string' ? written : JSON.stringify(written);
  return {
    ...sent,
    params: { ...sent.params, ...params },
    query: Object.entries({ ...(body ? {} : Object.fromEntries(sent.query)), ...query }),
    headers: {
      ...sent.headers,
      ...('Idempotency-Key' in sent.headers && { 'Idempotency-Key': randomUUID() }),
    },
    body: text ?? sent.body,
  };
}
