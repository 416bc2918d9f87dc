import type { RequestListener } from 'node:http';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { tellOfRefusedLists } from '@/lib/domain/watchlists/service/tell-of-refused-lists';
import { findDueSources } from '@/lib/domain/watchlists/sync/find-due-sources';
import { configuredSources } from '@/lib/domain/watchlists/sync/sources';
import { syncList } from '@/lib/domain/watchlists/sync/sync-list';
import { startLoopbackServer, stopLoopbackServers } from '@/lib/platform/fixtures/loopback-server';
import { asOwner } from '@/tests/fixtures/owner';
import { setPolicy } from '@/tests/fixtures/policies';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { unEdition } from '@/tests/fixtures/un-edition';

let answer: RequestListener = (_, response) => void response.end(unEdition(1));
const port = await startLoopbackServer((request, response) => answer(request, response));
// Set before the settings are first read; each test file reads its own.
process.env.PROBITY_LIST_SYNC = `un=http://127.0.0.1:${port}/un.xml`;

let project: TestProject;

const send = (text: string) => {
  answer = (_, response) => void response.end(text);
};
const refuse = async (text: string) => {
  send(text);
  expect(await sync()).toMatchObject({ outcome: 'refused' });
  await tellOfRefusedLists('test');
};
const sync = () => syncList(configuredSources()[0]!); // the only one in the setting

beforeEach(async () => {
  project = await aProject();
  await asOwner('delete from list_sync_runs');
  send(unEdition(1));
  expect(await sync()).not.toHaveProperty('error');
});
afterAll(stopLoopbackServers);

/** Makes the last synchronisation and the version in force this old. */
async function age(days: number): Promise<void> {
  const at = `now() - interval '${days} days'`;
  await asOwner(`update list_sync_runs set started_at = ${at}, ended_at = ${at}`);
  await asOwner(`update watchlist_versions set in_force_since = ${at} where in_force_since is not null`);
  await refreshMatcher();
}

const dueIn = async (at: Date) => (await findDueSources(at)).map(({ id }) => id);

describe('watchlists · synchronised lists', () => {
  it('show when they were last synchronised, and why not since', async () => {
    send('<!doctype html>');
    await sync();
    const { json } = await project.ask('GET', '/v1/watchlists?scope=public');
    const [un] = json.data;
    expect(un.sync).toMatchObject({
      source: 'un',
      last_attempt_at: expect.any(String),
      last_success_at: expect.any(String),
      error: expect.stringContaining('HTML page'),
    });
    expect((await project.ask('GET', `/v1/watchlists/${un.token}`)).json.data.sync).toEqual(un.sync);
  });

  it('are due after the interval, and sooner after a failure', async () => {
    const now = new Date();
    expect(await dueIn(addHours(now, 5))).toEqual([]);
    expect(await dueIn(addHours(now, 7))).toEqual(['un']);
    await age(1);
    send('no list');
    await sync();
    expect(await dueIn(addMinutes(now, 10))).toEqual([]);
    expect(await dueIn(addMinutes(now, 40))).toEqual(['un']);
  });

  it('are reported to every administrator when refused, once for each reason', async () => {
    const admin = await consoleHeaders(await project.person('admin'));
    const analyst = await consoleHeaders(await project.person('analyst'));
    for (const text of ['no list', 'no list', unEdition(2, 3)]) {
      await refuse(text);
      // A server that does not answer in between is not a new reason.
      answer = (_, response) => void response.destroy();
      expect(await sync()).toMatchObject({ outcome: 'failed' });
    }
    await tellOfRefusedLists('test');
    const { json } = await ask('GET', '/v1/notifications', { headers: admin });
    expect(json.data).toMatchObject([
      { kind: 'list.refused', target_type: 'list_source', note: expect.stringContaining('would remove 17') },
      { kind: 'list.refused', target_token: 'un', note: expect.stringContaining('not a known list') },
    ]);
    expect((await ask('GET', '/v1/notifications', { headers: analyst })).json.data).toEqual([]);
  });

  it('are no longer reported once a later synchronisation has succeeded', async () => {
    const admin = await consoleHeaders(await project.person('admin'));
    send('no list');
    expect(await sync()).toMatchObject({ outcome: 'refused' });
    send(unEdition(1));
    expect(await sync()).not.toHaveProperty('error');
    await tellOfRefusedLists('test');
    expect((await ask('GET', '/v1/notifications', { headers: admin })).json.data).toEqual([]);
  });

  it('are reported once in each project, and later where that failed', async () => {
    const broken = await aProject();
    const admins = [project, broken].map((each) => each.person('admin'));
    const [one, late] = await Promise.all(admins.map(async (admin) => consoleHeaders(await admin)));
    const verdictEventsOf = async (headers: Record<string, string> = {}) =>
      (await ask('GET', '/v1/notifications', { headers })).json.data.length;
    await asOwner(
      `alter table notifications add constraint broken check (project_id <> ${broken.ctx.project.id}) not valid`,
    );
    try {
      await refuse('no list');
      await tellOfRefusedLists('test');
      expect([await verdictEventsOf(one), await verdictEventsOf(late)]).toEqual([1, 0]);
    } finally {
      await asOwner('alter table notifications drop constraint broken');
    }
    await tellOfRefusedLists('test');
    await tellOfRefusedLists('test');
    expect([await verdictEventsOf(one), await verdictEventsOf(late)]).toEqual([1, 1]);
  });
});

describe('flows · a list that was not synchronised for too long', () => {
  const screen = async (name: string, categories = ['sanctions']) => {
    const body = { name, categories };
    return (await project.ask('POST', `${project.execute}/screening/api`, { body })).json;
  };

  it('covers nothing: its category is Not Screened', async () => {
    await age(6);
    expect(await screen('Ann Ash')).toMatchObject({ screening: { sanctions_status: 'No Hit' } });
    await age(8);
    expect(await screen('Ann Ash')).toMatchObject({
      overall_verdict: 'Pass',
      screening: { sanctions_status: 'Not Screened' },
    });
  });

  it('is named by the alert if the policy requires the category', async () => {
    await setPolicy(project.ctx, { required_categories: ['sanctions'] });
    await age(8);
    expect(await screen('Ann Ash')).toMatchObject({ overall_verdict: 'Refer' });
    const { json } = await project.ask('GET', '/v1/alerts');
    expect(json.data).toMatchObject([
      {
        category: 'API Failure',
        summary: expect.stringContaining('Too old to count: UN Security Council Consolidated'),
      },
    ]);
  });

  it('counts as long as the policy allows', async () => {
    await setPolicy(project.ctx, { max_list_age_days: 30 });
    await age(29);
    expect(await screen('Ann Ash')).toMatchObject({ screening: { sanctions_status: 'No Hit' } });
  });

  it('still finds people who are on it', async () => {
    await age(8);
    expect(await screen('MADE UP 7')).toMatchObject({
      overall_verdict: 'Refer',
      screening: { sanctions_status: 'Hit' },
    });
  });

  it('counts again after a synchronisation without changes', async () => {
    await age(8);
    expect(await sync()).toMatchObject({ outcome: 'unchanged' });
    await refreshMatcher();
    expect(await screen('Ann Ash')).toMatchObject({ screening: { sanctions_status: 'No Hit' } });
  });
});
