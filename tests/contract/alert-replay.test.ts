import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Alert, AlertReplay } from '@/lib/domain/alerts/schema';
import { listed } from '@/lib/domain/screening/fixtures/made-up-list';
import { currentModel, screeningModels } from '@/lib/domain/screening/model';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { retireList } from '@/lib/domain/watchlists/import/retire-list';
import { anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
/** A public list of the test's own. */
let list: string;

async function publish(version: string, entities: ListedEntity[]): Promise<void> {
  await importList({ name: list, version, entities });
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
/** A list on which nobody else is called so: a word is as rare as its list says. */
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

/** The alerts of a screening, as the API shows them. */
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
    ['a person by a name', asked],
    [
      'a person by a weak alias, which a date confirms',
      { ...asked, name: 'The Ferryman', date_of_birth: '1961-05-04' },
    ],
    ['a name alone', { name: 'Taveck Orsolin Maru' }],
  ])('scores %s again to the same score and explanation', async (_, person) => {
    await expectSame(await alertOf(person));
  });

  it('still does when a new edition has changed the entry, and when another has removed it', async () => {
    const alert = await alertOf(asked);
    const namesake = { ...taveck, dates_of_birth: ['1990-01-01'], nationalities: ['SE'], aliases: [] };
    await publish('2', [namesake, ...others]);
    expect(await screen(asked)).toEqual([]);
    await expectSame(alert);
    await publish('3', others);
    await expectSame(alert);
  });

  it('tells what the current model would say of a decision of an older one', async () => {
    const alert = await alertOf({ ...asked, name: 'Orsolyn Tavekk' });
    const [older] = screeningModels.keys();
    await asOwner(
      `update alerts set match = match || jsonb_build_object('model_version', $2::text) where token = $1`,
      [alert.token, older],
    );
    const { stored, replayed, is_same, current } = await replayOf(alert);
    expect(stored).toMatchObject({ model_version: older, match_score: alert.match_score });
    expect(replayed.model_version).toBe(older);
    expect(replayed.explanation).not.toEqual(stored.explanation);
    expect(is_same).toBe(false);
    expect(current).toEqual({
      model_version: currentModel.version,
      match_score: alert.match_score,
      explanation: alert.match?.explanation,
    });
  });

  it('answers a token of another project as one of none, with 404', async () => {
    const alert = await alertOf(asked);
    expect((await (await aProject()).ask('GET', pathOf(alert))).status).toBe(404);
  });
});

describe("alerts · replay · of a project's own lists", () => {
  const quillon = { name: 'Quillon Brandeth', list_entry_id: 'crm-17', date_of_birth: '1970-02-03' };
  const spelt = { name: 'BRANDETH, Quilon', date_of_birth: '1970-02-03' };

  async function createList(): Promise<string> {
    const { json } = await project.ask('POST', '/v1/watchlists', { body: { name: 'Former customers' } });
    return `/v1/watchlists/${json.data.token}`;
  }
  async function add(path: string, entry: object): Promise<void> {
    expect((await project.ask('POST', `${path}/entries`, { body: entry })).status).toBe(201);
  }

  it('takes the entry as it was before it was deleted, and added anew under its id', async () => {
    const path = await createList();
    await add(path, quillon);
    const alert = await alertOf(spelt);
    await project.ask('DELETE', `${path}/entries/crm-17`);
    await expectSame(alert);
    await add(path, { ...quillon, date_of_birth: '1999-09-09' });
    await expectSame(alert);
  });

  it('takes it of the list that answered, not of one that had its name and version before or after', async () => {
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

describe('alerts · replay · refused with 409', () => {
  async function expectRefused(alert: Pick<Alert, 'token'>, reason: string): Promise<void> {
    const { status, json } = await project.ask('GET', pathOf(alert));
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    expect(json.error.message).toBe(`Cannot replay: ${reason}.`);
  }

  it('an alert that no match raised', async () => {
    await expectRefused(await anAlert(project.ctx), 'the alert has no match');
  });

  it('a match of the sandbox, which asks no list', async () => {
    await expectRefused(
      await alertOf({ name: 'Ann Ash SANCTION' }),
      'the check does not keep what was asked',
    );
  });

  it('a match of a version that is not kept', async () => {
    const alert = await alertOf(asked);
    await asOwner(
      `update watchlist_versions set version = 'gone'
       where watchlist_token in (select token from watchlists where name = $1)`,
      [list],
    );
    await expectRefused(alert, `the version of ${list} that answered is not kept`);
  });

  it('a match from before words were kept, and one of a model that is not known', async () => {
    const alert = await alertOf(asked);
    await asOwner(`update alerts set match = match - 'words' where token = $1`, [alert.token]);
    await expectRefused(alert, 'the match does not keep the words that it was read from');
    await asOwner(`update alerts set match = match || '{"model_version":"1999-12-31"}' where token = $1`, [
      alert.token,
    ]);
    await expectRefused(alert, 'the model 1999-12-31 is not known');
  });
});
