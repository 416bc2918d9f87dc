import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { retireList } from '@/lib/domain/watchlists/import/retire-list';
import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { listed } from '@/lib/domain/screening/fixtures/made-up-list';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;
let entity: string;

const get = async (path: string) => (await project.ask('GET', path)).json;
const post = async (path: string, body?: object) => (await project.ask('POST', path, { body })).json.data;
const screen = async () => {
  const asking = { body: { categories: ['sanctions'] }, headers: { 'X-SYNC-TIMEOUT': '120000' } };
  return (await project.ask('POST', `/v1/entities/${entity}/screen`, asking)).json.data;
};
const alertsOf = async () => (await get(`/v1/alerts?entity_token=${entity}`)).data;
const alertOf = async (token: string) => (await get(`/v1/alerts/${token}`)).data;

const person = { first_name: 'Arkadiy', last_name: 'Morozov', date_of_birth: '1968-04-12', country: 'RU' };

async function resolve(token: string, resolution: object): Promise<void> {
  await post(`/v1/alerts/${token}/acknowledge`);
  await post(`/v1/alerts/${token}/resolve`, { rationale: 'Another person.', ...resolution });
}
const clear = (token: string) => resolve(token, { action: 'Approve', is_false_positive: true });

async function clearFirst(): Promise<string> {
  await screen();
  const [{ token }] = await alertsOf();
  await clear(token);
  return token;
}

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});
beforeEach(async () => {
  entity = (await post('/v1/entities', { type: 'Person', ...person })).token;
});

describe('alerts · a false positive', () => {
  it('is remembered: no alert, no Review, and the match shows the decision', async () => {
    const decided = await clearFirst();
    const { case_token } = await alertOf(decided);
    await asOwner(`update cases set status = 'Closed', closed_at = now() where token = $1`, [case_token]);
    const again = await screen();
    expect(again).toMatchObject({
      case_token: null,
      overall_verdict: 'Pass',
      screening: { sanctions_status: 'No Hit', matches: [{ alert_token: decided }] },
    });
    expect(await alertsOf()).toHaveLength(1);
    expect((await get(`/v1/entities/${entity}`)).data).toMatchObject({ verification_status: 'Verified' });
  });

  it('is audited when it is found again', async () => {
    const decided = await clearFirst();
    const again = await screen();
    const { data } = await get(`/v1/audit-logs?target_token=${decided}&event_type=alert.remembered`);
    expect(data).toMatchObject([{ details: { check_token: again.checks_summary.checks[0].token } }]);
    expect(await alertOf(decided)).toMatchObject({ status: 'Resolved', is_false_positive: true });
  });

  it('raises an alert that shows what has changed in the subject', async () => {
    const decided = await clearFirst();
    const body = { date_of_birth: '1968-04-13' };
    await project.ask('PATCH', `/v1/entities/${entity}`, { body });
    const [{ flow_token }] = (await get('/v1/flows?limit=1')).data;
    await runRequestedFlow(project.ctx, flow_token);
    const [raised, ...others] = await alertsOf();
    expect(others).toHaveLength(1);
    expect(await alertOf(raised.token)).toMatchObject({
      status: 'Open',
      summary: expect.stringContaining('Judged a false positive before; changed since: date_of_birth.'),
      evidence: {
        previous_alert_token: decided,
        changed: [{ side: 'subject', field: 'date_of_birth', before: ['1968-04-12'], after: ['1968-04-13'] }],
      },
    });
  });

  it('still shows what has changed when it is found again before it is decided', async () => {
    const decided = await clearFirst();
    const change = (country: string) => project.ask('PATCH', `/v1/entities/${entity}`, { body: { country } });
    const changed = (after: string) => [
      { side: 'subject', field: 'country', before: ['RU'], after: [after] },
    ];
    for (const country of ['BY', 'GB']) {
      await change(country);
      for (const _screening of [1, 2]) {
        await screen();
        const [raised] = await alertsOf();
        expect(await alertOf(raised.token)).toMatchObject({
          summary: expect.stringContaining('Judged a false positive before; changed since: country.'),
          evidence: { previous_alert_token: decided, changed: changed(country) },
        });
      }
    }
    await change('RU');
    await screen();
    const [raised, ...others] = await alertsOf();
    expect(others).toHaveLength(1);
    expect(await alertOf(raised.token)).toMatchObject({
      status: 'Open',
      summary: expect.stringContaining('Judged a false positive before; nothing has changed since.'),
      evidence: { previous_alert_token: decided, changed: [] },
    });
  });

  it('is decided again once, and then remembered with the new data', async () => {
    await clearFirst();
    await project.ask('PATCH', `/v1/entities/${entity}`, { body: { nationality: 'BY' } });
    await screen();
    const [raised] = await alertsOf();
    await clear(raised.token);
    const again = await screen();
    expect(again.screening.matches).toMatchObject([{ alert_token: raised.token }]);
    expect(await alertsOf()).toHaveLength(2);
  });

  it('applies only to its subject', async () => {
    await clearFirst();
    entity = (await post('/v1/entities', { type: 'Person', ...person })).token;
    expect(await screen()).toMatchObject({
      overall_verdict: 'Refer',
      screening: { sanctions_status: 'Hit' },
    });
  });

  it.each([
    { action: 'Approve', is_false_positive: false },
    { action: 'Decline', is_false_positive: false },
  ])('is not remembered from a resolution by $action without is_false_positive', async (resolution) => {
    await screen();
    const [{ token }] = await alertsOf();
    await resolve(token, resolution);
    expect((await screen()).overall_verdict).not.toBe('Pass');
    expect(await alertsOf()).toHaveLength(2);
  });
});

describe('alerts · a false positive whose list changes', () => {
  const name = 'Made up for remembered decisions';
  const entry = { list_entry_id: '1', primary_name: 'Quentin Wrackford' };
  const other = { list_entry_id: '2', primary_name: 'Other Person' };
  const load = async (version: string, ...entries: Parameters<typeof listed>[0][]) => {
    await importList({ name, version, entities: entries.map(listed) });
    await refreshMatcher();
  };

  beforeAll(() => load('1', entry));
  beforeEach(async () => {
    const body = { type: 'Person', first_name: 'Quentin', last_name: 'Wrackford', country: 'GB' };
    entity = (await post('/v1/entities', body)).token;
  });

  it('is remembered with other entries and other text, but a new alias raises an alert', async () => {
    try {
      const decided = await clearFirst();
      await load('2', { ...entry, remarks: 'Corrected' }, other);
      expect(await screen()).toMatchObject({ overall_verdict: 'Pass' });
      await load('3', { ...entry, aliases: ['Quentin Rackford'] }, other);
      expect(await screen()).toMatchObject({ overall_verdict: 'Refer' });
      const [raised] = await alertsOf();
      expect((await alertOf(raised.token)).evidence).toMatchObject({
        previous_alert_token: decided,
        changed: [
          {
            side: 'listed_party',
            field: 'names',
            before: ['Quentin Wrackford'],
            after: ['Quentin Wrackford', 'Quentin Rackford'],
          },
        ],
      });
    } finally {
      await retireList(name);
      await refreshMatcher();
    }
  });
});
