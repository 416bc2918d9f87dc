import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Alert, AlertReplay } from '@/lib/domain/alerts/schema';
import { listed } from '@/lib/domain/screening/fixtures/made-up-list';
import { currentModel } from '@/lib/domain/screening/models/known-models';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { retireList } from '@/lib/domain/watchlists/import/retire-list';
import { anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let list: string;

async function publish(version: string, entities: ListedEntity[]): Promise<void> {
  // The made-up list is so short that removing one entry exceeds the usual limit.
  const limits = { maxRemovedPercent: 100, allowOlder: false };
  await importList({ name: list, version, entities }, { limits });
  await refreshMatcher();
}

const taveck = listed({
  list_entry_id: '17',
  primary_name: 'TAVECK, Orsolin Maru',
  aliases: ['TAVEK, Orsolyn'],
  weak: ['The Ferryman'],
  dates_of_birth: ['1961-05-04'],
  nationalities: ['PE'],
  countries: ['CL'],
  gender: 'male',
});
/** Entries that share few words with the one above, because the rarity of a word depends on its list. */
const others = ['Brandeth', 'Quillon', 'Osk', 'Maru'].map((name, n) =>
  listed({ list_entry_id: `other-${n}`, primary_name: `${name.toUpperCase()}, Ilse` }),
);

beforeEach(async () => {
  project = await aProject();
  list = `Made up ${randomUUID()}`;
  await publish('1', [taveck, ...others]);
});
afterEach(() => retireList(list));

const asked = { name: 'Orsolin Tavec', date_of_birth: '1961-04-05', nationality: 'PE', country: 'GB' };

async function screen(person: object): Promise<Alert[]> {
  const { status, json } = await project.ask('POST', `${project.execute}/screening/api`, { body: person });
  expect(status).toBe(200);
  const { json: found } = await project.ask('GET', `/v1/alerts?case_token=${json.case_token}`);
  return json.case_token ? found.data : [];
}

async function alertOf(person: object): Promise<Alert> {
  const [alert, ...more] = await screen(person);
  expect(more).toEqual([]);
  if (!alert) throw new Error('the screening raised no alert');
  return alert;
}

const pathOf = ({ token }: Pick<Alert, 'token'>) => `/v1/alerts/${token}/replay`;

async function replayOf(alert: Alert): Promise<AlertReplay> {
  const { status, text, json } = await project.ask('GET', pathOf(alert));
  expect(status, text).toBe(200);
  return AlertReplay.parse(json.data);
}

async function expectSame(alert: Alert): Promise<void> {
  const { stored, replayed, is_same } = await replayOf(alert);
  expect(replayed).toEqual(stored);
  expect(is_same).toBe(true);
  expect(stored).toEqual({
    model_version: currentModel.version,
    match_score: alert.match_score,
    explanation: alert.match?.explanation,
  });
}

describe('alerts · replay', () => {
  it.each([
    ['a match by name', asked],
    [
      'a match by a weak alias that a date confirms',
      { ...asked, name: 'The Ferryman', date_of_birth: '1961-05-04' },
    ],
    ['a match of a name without other data', { name: 'Taveck Orsolin Maru' }],
  ])('gives %s the same score and explanation again', async (_, person) => {
    await expectSame(await alertOf(person));
  });

  it('gives the same score when newer editions have changed or removed the entry', async () => {
    const alert = await alertOf(asked);
    const namesake = { ...taveck, dates_of_birth: ['1990-01-01'], nationalities: ['SE'], aliases: [] };
    await publish('2', [namesake, ...others]);
    expect(await screen(asked)).toEqual([]);
    await expectSame(alert);
    await publish('3', others);
    await expectSame(alert);
  });

  it('says when a stored score is not what the model gives', async () => {
    const alert = await alertOf(asked);
    await asOwner(
      `update alerts set match = match || '{"match_score":81,"explanation":[]}' where token = $1`,
      [alert.token],
    );
    const { stored, replayed, is_same, current } = await replayOf(alert);
    const { match_score, explanation } = alert.match!;
    expect(stored).toEqual({ model_version: currentModel.version, match_score: 81, explanation: [] });
    expect(replayed).toEqual({ model_version: currentModel.version, match_score, explanation });
    expect(current).toEqual(replayed);
    expect(is_same).toBe(false);
  });

  it('answers 404 to an alert of another project', async () => {
    const alert = await alertOf(asked);
    expect((await (await aProject()).ask('GET', pathOf(alert))).status).toBe(404);
  });
});

describe('alerts · replay · own lists', () => {
  const quillon = { name: 'Quillon Brandeth', list_entry_id: 'crm-17', date_of_birth: '1970-02-03' };
  const spelt = { name: 'BRANDETH, Quilon', date_of_birth: '1970-02-03' };

  async function createList(): Promise<string> {
    const { json } = await project.ask('POST', '/v1/watchlists', { body: { name: 'Former customers' } });
    return `/v1/watchlists/${json.data.token}`;
  }
  async function add(path: string, entry: object): Promise<void> {
    expect((await project.ask('POST', `${path}/entries`, { body: entry })).status).toBe(201);
  }

  it('uses the original entry when it was deleted and added again with the same id', async () => {
    const path = await createList();
    await add(path, quillon);
    const alert = await alertOf(spelt);
    await project.ask('DELETE', `${path}/entries/crm-17`);
    await expectSame(alert);
    await add(path, { ...quillon, date_of_birth: '1999-09-09' });
    await expectSame(alert);
  });

  it('uses the list that matched when another one has the same name and version', async () => {
    const alerts: Alert[] = [];
    for (const date_of_birth of ['1970-02-03', '1999-09-09']) {
      const path = await createList();
      await add(path, { ...quillon, date_of_birth });
      alerts.push(await alertOf({ name: spelt.name }));
      await project.ask('DELETE', path);
    }
    for (const alert of alerts) await expectSame(alert);
  });
});

describe('alerts · replay · refusals', () => {
  async function expectRefused(alert: Pick<Alert, 'token'>, reason: string): Promise<void> {
    const { status, json } = await project.ask('GET', pathOf(alert));
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    expect(json.error.message).toBe(`Cannot replay: ${reason}.`);
  }

  it('answers 409 when the alert has no match', async () => {
    await expectRefused(await anAlert(project.ctx), 'the alert has no match');
  });

  it('answers 409 when the match comes from a sandbox marker', async () => {
    await expectRefused(await alertOf({ name: 'Ann Ash SANCTION' }), 'the check did not store its query');
  });

  it('answers 409 when the list version is not stored', async () => {
    const alert = await alertOf(asked);
    await asOwner(
      `update watchlist_versions set version = 'gone'
       where watchlist_token in (select token from watchlists where name = $1)`,
      [list],
    );
    await expectRefused(alert, `the version of ${list} that was searched is no longer stored`);
  });

  it('answers 409 when the match has no stored words or its model is unknown', async () => {
    const alert = await alertOf(asked);
    await asOwner(`update alerts set match = match - 'words' where token = $1`, [alert.token]);
    await expectRefused(alert, 'the match did not store its words');
    await asOwner(`update alerts set match = match || '{"model_version":"1999-12-31"}' where token = $1`, [
      alert.token,
    ]);
    await expectRefused(alert, 'the model 1999-12-31 is not known');
  });
});
