import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import type { PolicyKind } from '@/lib/domain/policies/schema';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type Admin, anAdmin, storePolicy } from '@/tests/fixtures/policies';
import { race } from '@/tests/fixtures/race';
import { asOwner } from '@/tests/fixtures/owner';

let project: TestProject;
let author: Admin;
let publisher: Admin;

beforeEach(async () => {
  project = await aProject();
  [author, publisher] = [await anAdmin(project), await anAdmin(project)];
});

const save = (kind: PolicyKind, settings: object, by = author) =>
  by.send('PUT', `/${kind}/draft`, { settings });
const publish = (kind: PolicyKind, by = publisher, body: object = {}) =>
  by.send('POST', `/${kind}/draft/publish`, body);
const inForce = async (kind: PolicyKind) =>
  (await author.send('GET', '')).json.data.find((each: { kind: string }) => each.kind === kind);
const auditRecords = async (query: string) =>
  (await project.ask('GET', `/v1/audit-logs?target_type=policy&${query}`)).json.data;

const off = { ...defaultSettings.four_eyes, risk_override: false };

describe('policies · draft', () => {
  it('is 404 until it is saved, then the last saved one, with its author and revision', async () => {
    expect((await author.send('GET', '/four_eyes/draft')).status).toBe(404);
    const first = await save('four_eyes', off);
    expect([first.status, first.json.data]).toEqual([
      200,
      {
        kind: 'four_eyes',
        settings: off,
        revision: 1,
        author: author.id,
        replaces_version: 0,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    const second = (await save('four_eyes', defaultSettings.four_eyes, publisher)).json.data;
    expect(second).toMatchObject({ revision: 2, author: publisher.id });
    expect((await author.send('GET', '/four_eyes/draft')).json.data).toEqual(second);
    expect((await inForce('four_eyes')).version).toBe(0);
  });

  it('refuses settings of another kind with one detail for each field, and changes nothing', async () => {
    const { status, json } = await save('four_eyes', { enabled: true });
    expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(json.error.details.map(({ field }: { field: string }) => field).sort()).toEqual([
      'settings.binds_machines',
      'settings.critical_false_positive',
      'settings.enabled',
      'settings.risk_override',
    ]);
    expect((await author.send('GET', '/four_eyes/draft')).status).toBe(404);
  });

  it.each<[PolicyKind, object, string, string, string]>([
    [
      'priority',
      { ...defaultSettings.priority, match_points: 101 },
      'settings.match_points',
      'must be at most 100',
      'too_big',
    ],
    [
      'case_sla',
      { ...defaultSettings.case_sla, Review: { due_business_days: 2, warning_business_days: 2 } },
      'settings.Review.warning_business_days',
      'must be less than due_business_days',
      'invalid',
    ],
    [
      'risk_model',
      { ...defaultSettings.risk_model, weights: { ...defaultSettings.risk_model.weights, customer: 0.4 } },
      'settings.weights',
      'must add up to 1',
      'invalid',
    ],
  ])('says which value of %s is wrong and what it must be', async (kind, settings, field, message, code) => {
    expect((await save(kind, settings)).json.error.details).toEqual([{ field, message, code }]);
  });

  it('is audited with its changes', async () => {
    await save('four_eyes', off);
    expect(await auditRecords('event_type=policy.drafted')).toMatchObject([
      {
        actor: { id: author.id, type: 'user' },
        details: {
          kind: 'four_eyes',
          revision: 1,
          change_count: 1,
          changes: [{ field: 'risk_override', before: true, after: false }],
        },
      },
    ]);
  });
});

describe('policies · discard a draft', () => {
  const discard = (kind: PolicyKind, by = author) => by.send('DELETE', `/${kind}/draft`);

  it('removes the draft, whoever drafted it, leaves the policy in force and is audited', async () => {
    await save('four_eyes', off);
    const { status, text } = await discard('four_eyes', publisher);
    expect([status, text]).toEqual([204, '']);
    expect((await author.send('GET', '/four_eyes/draft')).status).toBe(404);
    expect(await inForce('four_eyes')).toMatchObject({ version: 0, draft: null });
    for (const verb of ['publish', 'preview']) {
      expect((await publisher.send('POST', `/four_eyes/draft/${verb}`, {})).status).toBe(409);
    }
    expect(await auditRecords('event_type=policy.draft_discarded')).toMatchObject([
      { actor: { id: publisher.id }, details: { kind: 'four_eyes', revision: 1, author: author.id } },
    ]);
  });

  it('is 404 without a draft, and when it is repeated', async () => {
    expect((await discard('four_eyes')).status).toBe(404);
    await save('four_eyes', off);
    expect((await discard('four_eyes')).status).toBe(204);
    expect((await discard('four_eyes')).status).toBe(404);
    expect(await auditRecords('event_type=policy.draft_discarded')).toHaveLength(1);
  });

  it('does not use the revision of a discarded draft again, so that nobody publishes the next one by it', async () => {
    const first = (await save('four_eyes', off)).json.data;
    await discard('four_eyes');
    const next = (await save('four_eyes', defaultSettings.four_eyes)).json.data;
    expect(next).toMatchObject({ revision: 2, settings: defaultSettings.four_eyes });
    expect(Date.parse(next.created_at)).toBeGreaterThan(Date.parse(first.created_at));
    expect((await publish('four_eyes', publisher, { revision: 1 })).status).toBe(409);
    const published = (await publish('four_eyes', publisher, { revision: 2 })).json.data;
    const [discarded] = await auditRecords('event_type=policy.draft_discarded');
    expect(published.token).not.toBe(discarded.target_token);
  });
});

describe('policies · publish', () => {
  it('puts the draft in force as the next version, with author, publisher and dates', async () => {
    for (const version of [1, 2]) {
      const { json: draft } = await save('straight_through', { enabled: version === 1 });
      const { status, json } = await publish('straight_through');
      expect([status, json.data]).toEqual([
        200,
        {
          kind: 'straight_through',
          token: expect.stringMatching(/^pol_/),
          version,
          settings: { enabled: version === 1 },
          is_readable: true,
          author: author.id,
          drafted_at: draft.data.updated_at,
          published_by: publisher.id,
          published_at: expect.any(String),
        },
      ]);
      expect(await inForce('straight_through')).toEqual({ ...json.data, draft: null });
      expect(await auditRecords(`event_type=policy.published&target_token=${json.data.token}`)).toMatchObject(
        [{ actor: { id: publisher.id }, details: { version, author: author.id, change_count: 1 } }],
      );
      expect((await author.send('GET', '/straight_through/draft')).status).toBe(404);
    }
  });

  it('refuses the draft’s last author with 403, and allows the previous author', async () => {
    await save('four_eyes', defaultSettings.four_eyes);
    await save('four_eyes', off, publisher);
    const { status, json } = await publish('four_eyes');
    expect([status, json.error.details[0].code]).toEqual([403, 'second_person_required']);
    expect((await inForce('four_eyes')).version).toBe(0);
    expect((await publish('four_eyes', author)).status).toBe(200);
  });

  it('refuses a kind without a draft with 409, as does its preview', async () => {
    for (const verb of ['publish', 'preview']) {
      const { status, json } = await publisher.send('POST', `/reuse/draft/${verb}`, {});
      expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    }
  });

  it('refuses a revision that is no longer the draft’s with 409', async () => {
    await save('four_eyes', off);
    await save('four_eyes', defaultSettings.four_eyes);
    expect((await publish('four_eyes', publisher, { revision: 1 })).status).toBe(409);
    expect((await inForce('four_eyes')).version).toBe(0);
    expect((await publish('four_eyes', publisher, { revision: 2 })).status).toBe(200);
  });

  it('refuses a repeated request with 409 when there is a later draft, which its sender has not read', async () => {
    await save('four_eyes', off);
    await save('four_eyes', defaultSettings.four_eyes);
    expect((await publish('four_eyes', publisher, { revision: 2 })).status).toBe(200);
    for (const saves of [1, 2]) {
      expect((await save('four_eyes', off)).json.data.revision).toBe(2 + saves);
      expect((await publish('four_eyes', publisher, { revision: saves })).status).toBe(409);
      expect((await publish('four_eyes', publisher, { revision: 2 })).status).toBe(409);
    }
    expect((await publish('four_eyes', publisher, { revision: 4 })).status).toBe(200);
  });

  it('happens once when two people publish at the same moment', async () => {
    await save('four_eyes', off);
    const third = await anAdmin(project);
    const [{ token } = { token: '' }] = await asOwner<{ token: string }>(
      'select token from policy_drafts where project_id = $1',
      [project.ctx.project.id],
    );
    const answers = await race('policy_drafts', token, [
      () => publish('four_eyes'),
      () => publish('four_eyes', third),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await inForce('four_eyes')).version).toBe(1);
    expect(await auditRecords('event_type=policy.published')).toHaveLength(1);
  });

  it('applies from then on: the risk model by its token', async () => {
    const body = { first_name: 'Ann', last_name: 'Ash', country: 'GB' };
    const run = async () =>
      (await project.ask('POST', `${project.execute}/kyc/api`, { body })).json.risk_assessment;
    expect((await run()).model_version).toBe('2026.1');
    const tiers = [{ from: 0, tier: 'High', path: 'EDD', review_frequency: '3 Months' }];
    await save('risk_model', { ...defaultSettings.risk_model, tiers });
    expect((await run()).model_version).toBe('2026.1');
    const { token } = (await publish('risk_model')).json.data;
    expect(token).toMatch(/^rmd_/);
    expect(await run()).toMatchObject({ model_version: token, tier: 'High', review_frequency: '3 Months' });
  });

  it('repairs a kind that could not be read', async () => {
    await storePolicy(project.ctx, 'case_sla', 7, {});
    const body = { first_name: 'Ann', last_name: 'Ash', country: 'GB' };
    const submit = () => project.ask('POST', `${project.execute}/kyc/api`, { body });
    const { status, json } = await submit();
    expect([status, json.error.code, json.error.message]).toEqual([
      500,
      'INTERNAL_ERROR',
      'Version 7 of the policy case_sla is invalid; an admin must publish a new one.',
    ]);
    await save('case_sla', defaultSettings.case_sla);
    expect((await publish('case_sla')).json.data.version).toBe(8);
    expect((await submit()).status).toBe(200);
  });
});
