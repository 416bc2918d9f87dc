import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { anAlert } from '@/tests/fixtures/factories';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let analyst: Context;
let reviewer: Context;
let second: Context;
let alert: string;

beforeAll(async () => {
  project = await aProject();
  analyst = await project.person('analyst');
  reviewer = await project.person('reviewer');
  second = await project.person('reviewer');
});

beforeEach(async () => {
  alert = (await anAlert(project.ctx, { category: 'Sanctions Hit' })).token;
});

const conditional = { action: 'Approve with Conditions', conditions: 'Yearly review.' };
const conditionsField = 'proposed_resolution.conditions';
const proposed = {
  action: 'Approve',
  rationale: 'Another person: the passport differs.',
  is_false_positive: true,
};

async function as(person: Context, action: string, body?: object) {
  return ask('POST', `/v1/alerts/${alert}/${action}`, { headers: await consoleHeaders(person), body });
}
const propose = (person: Context, resolution: object = proposed) =>
  as(person, 'escalate', {
    reason: 'Please confirm.',
    escalate_to: reviewer.actor.id,
    proposed_resolution: resolution,
  });
const current = async () => (await project.ask('GET', `/v1/alerts/${alert}`)).json.data;

describe('alerts · escalate · proposed_resolution', () => {
  it('is stored as the proposal, with its author and time', async () => {
    const { status, json } = await propose(analyst);
    expect([status, json.data.status, json.data.resolution_action]).toEqual([200, 'Escalated', null]);
    expect(json.data.proposal).toEqual({
      ...proposed,
      conditions: null,
      proposed_by: analyst.actor.id,
      proposed_at: expect.any(String),
    });
    expect(json.data.proposal.proposed_at >= json.data.created_at).toBe(true);
    expect(json.data.proposal.proposed_at <= json.data.updated_at).toBe(true);
    expect((await current()).proposal).toEqual(json.data.proposal);
  });

  it('is in the audit record', async () => {
    await propose(analyst);
    const path = `/v1/audit-logs?target_token=${alert}&event_type=alert.escalated`;
    const { json } = await project.ask('GET', path);
    expect(json.data[0].details).toMatchObject({ proposed_resolution: proposed });
  });

  it.each([
    ['without an action', { rationale: 'Why.' }, 'proposed_resolution.action'],
    ['without a rationale', { action: 'Approve' }, 'proposed_resolution.rationale'],
    ['with an unknown field', { ...proposed, priority: 'Low' }, 'proposed_resolution.priority'],
    ['with conditions beside Approve', { ...proposed, ...conditional, action: 'Approve' }, conditionsField],
    ['without its conditions', { ...proposed, action: conditional.action }, conditionsField],
  ])('is refused %s with 400, and nothing changes', async (_, resolution, field) => {
    const { status, json } = await propose(analyst, resolution);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    expect(await current()).toMatchObject({ status: 'Open', proposal: null });
  });
});

describe('alerts · resolve · a proposal', () => {
  it('is confirmed by a reviewer with an empty body, and remains visible', async () => {
    await propose(analyst, { ...proposed, ...conditional });
    const { status, json } = await as(reviewer, 'resolve', {});
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      status: 'Resolved',
      resolution_action: 'Approve with Conditions',
      resolution_rationale: proposed.rationale,
      resolution_conditions: 'Yearly review.',
      is_false_positive: true,
      resolved_by: reviewer.actor.id,
      proposal: { proposed_by: analyst.actor.id },
    });
  });

  it('is confirmed without any body', async () => {
    await propose(analyst);
    expect((await as(reviewer, 'resolve')).json.data).toMatchObject({ resolution_action: 'Approve' });
  });

  it('may be resolved differently by a reviewer', async () => {
    await propose(analyst);
    const { json } = await as(reviewer, 'resolve', { action: 'Decline', rationale: 'The same person.' });
    expect(json.data).toMatchObject({ resolution_action: 'Decline', is_false_positive: false });
  });

  it('cannot be confirmed by the analyst: 403 reviewer_required', async () => {
    await propose(analyst);
    const { status, json } = await as(analyst, 'resolve', {});
    expect([status, json.error.code, json.error.details[0].code]).toEqual([
      403,
      'FORBIDDEN',
      'reviewer_required',
    ]);
    expect((await current()).status).toBe('Escalated');
  });

  it('cannot be confirmed in either form by the reviewer who proposed it, but by another reviewer', async () => {
    await propose(second);
    for (const body of [{}, { ...proposed, rationale: 'In other words.' }]) {
      const { status, json } = await as(second, 'resolve', body);
      expect([status, json.error.details[0].code]).toEqual([403, 'second_person_required']);
    }
    expect((await as(reviewer, 'resolve', {})).status).toBe(200);
  });

  it.each([
    ['Approve', { ...proposed, ...conditional, is_false_positive: false }],
    ['Approve', { ...proposed, action: 'Request Document' }],
    ['Decline', proposed],
  ])('to %s cannot be cleared by its proposer with another resolution', async (action, otherwise) => {
    await propose(second, { action, rationale: 'Look at the passport.' });
    const { status, json } = await as(second, 'resolve', otherwise);
    expect([status, json.error.details[0].code]).toEqual([403, 'second_person_required']);
    expect((await current()).status).toBe('Escalated');
    expect((await as(reviewer, 'resolve', otherwise)).status).toBe(200);
  });

  it('may be resolved by its proposer with a resolution that clears nothing', async () => {
    await propose(second);
    const { status } = await as(second, 'resolve', { action: 'Decline', rationale: 'The same person.' });
    expect(status).toBe(200);
  });

  it('may be confirmed by a machine that proposed it, unless the policy binds machines', async () => {
    const body = { reason: 'Rule 7.', escalate_to: reviewer.actor.id, proposed_resolution: proposed };
    await project.ask('POST', `/v1/alerts/${alert}/escalate`, { body });
    expect((await project.ask('POST', `/v1/alerts/${alert}/resolve`, { body: {} })).status).toBe(200);
  });

  it('is needed for an empty body: otherwise 400 names both fields', async () => {
    const body = { reason: 'Look.', escalate_to: reviewer.actor.id };
    await project.ask('POST', `/v1/alerts/${alert}/escalate`, { body });
    const { status, json } = await as(reviewer, 'resolve', {});
    expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(json.error.details).toMatchObject([
      { field: 'action', code: 'required' },
      { field: 'rationale', code: 'required' },
    ]);
    expect((await current()).status).toBe('Escalated');
  });

  it('is confirmed once when two reviewers do so at once: the other gets 409', async () => {
    await propose(analyst);
    const answers = await Promise.all([as(reviewer, 'resolve', {}), as(second, 'resolve', {})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
