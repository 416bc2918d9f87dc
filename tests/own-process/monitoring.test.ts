import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCaseEntities } from '@/lib/domain/cases/service/add-entities';
import { screenDueEntities } from '@/lib/domain/monitoring/service/screen-due-entities';
import { screenListChanges } from '@/lib/domain/monitoring/service/screen-list-changes';
import { listed } from '@/lib/domain/screening/fixtures/made-up-list';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { currentMatcher, refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { Random } from '@/bench/screening/fixtures/random';
import { workerDatabase } from '@/tests/fixtures/database';
import { aCase, anEntity } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let edition = 0;

const name = 'Made up for monitoring';
const entry = (id: string, primary_name: string, more: Partial<ListedEntity> = {}) =>
  listed({ list_entry_id: id, primary_name, ...more });
const limits = { maxRemovedPercent: 100, allowOlder: true };

async function importEdition(...entities: ListedEntity[]): Promise<void> {
  edition += 1;
  await importList({ name, version: String(edition), entities }, { limits });
}
async function load(...entities: ListedEntity[]): Promise<void> {
  await importEdition(...entities);
  await refreshMatcher();
}

async function aMonitored(full_name: string, { ctx }: Pick<TestProject, 'ctx'> = project): Promise<string> {
  const [first_name = '', last_name = ''] = full_name.split(' ');
  const facts = { date_of_birth: null, nationality: null, country: null };
  return (await anEntity(ctx, { full_name, first_name, last_name, ...facts, monitored: true })).token;
}

/** The entities that were screened, once for each flow. */
const screened = async ({ project: { id } }: Context = project.ctx): Promise<string[]> => {
  const rows = await asOwner<{ entity_token: string }>(
    `select p.entity_token from flows f join flow_parties p on p.project_id = f.project_id and p.flow_token = f.token
     where f.project_id = $1 order by f.token`,
    [id],
  );
  return rows.map(({ entity_token }) => entity_token);
};
const alertsOf = async (token: string) =>
  (await project.ask('GET', `/v1/alerts?entity_token=${token}`)).json.data;

beforeAll(async () => {
  await load(entry('0', 'Oswald Firstlisted'));
});
// The next file of this database is to find the lists as they were.
afterAll(() =>
  asOwner(
    `update watchlist_versions set in_force_since = null
     where watchlist_token in (select token from watchlists where name = $1)`,
    [name],
  ),
);
beforeEach(async () => {
  project = await aProject();
  await asOwner('update entities set monitored = false');
  await asOwner(`update cases set type = 'Review' where type = 'Perpetual'`);
  await screenListChanges('test');
});

describe('monitoring · a new version of a list', () => {
  it('screens whom a new entry may be, and nobody else', async () => {
    const found = await aMonitored('Quentin Wrackford');
    await aMonitored('Somebody Else');
    await anEntity(project.ctx, { full_name: 'Quentin Wrackford', last_name: 'Wrackford' });
    await load(entry('0', 'Oswald Firstlisted'), entry('1', 'Quentin Wrackford'));
    expect(await screenListChanges('test')).toBe(1);
    expect(await screened()).toEqual([found]);
    expect(await alertsOf(found)).toMatchObject([{ category: 'Sanctions Hit', status: 'Open' }]);
  });

  it('screens whom a changed entry may be, and not whom an unchanged one is like', async () => {
    await aMonitored('Oswald Firstlisted');
    const found = await aMonitored('Barnaby Tollgate');
    await load(entry('0', 'Oswald Firstlisted'), entry('2', 'Bartholomew Gate'));
    await screenListChanges('test');
    expect(await screened()).toEqual([]);
    await load(entry('0', 'Oswald Firstlisted'), entry('2', 'Barnaby Tollgate'));
    await screenListChanges('test');
    expect(await screened()).toEqual([found]);
  });

  it('is looked for once', async () => {
    const found = await aMonitored('Ursula Mangrove');
    await load(entry('0', 'Oswald Firstlisted'), entry('3', 'Ursula Mangrove'));
    // Also by two workers, of whom one seemed to be lost.
    await Promise.all([1, 2].map(() => screenListChanges('test')));
    expect(await screenListChanges('test')).toBe(0);
    expect(await screened()).toEqual([found]);
  });

  it('goes on after the entities that a killed worker was done with', async () => {
    const found: string[] = [];
    for (let n = 0; n < 3; n += 1) found.push(await aMonitored('Ignatius Pellworm'));
    await load(entry('0', 'Oswald Firstlisted'), entry('4', 'Ignatius Pellworm'));
    await asOwner(
      'update list_changes set searched_project = $1, searched_entity = $2 where completed_at is null',
      [project.ctx.project.id, found[1]],
    );
    await screenListChanges('test');
    expect(await screened()).toEqual([found[2]]);
    const [change] = await asOwner('select * from list_changes order by id desc limit 1');
    expect(change).toMatchObject({ searched_count: 1, found_count: 1, completed_at: expect.any(Date) });
  });

  it('is looked for on the whole lists when it has more than can be searched apart', async () => {
    const found = await aMonitored('Evangeline Copperpot');
    await aMonitored('Somebody Else');
    const entries = ['Evangeline Copperpot', 'Another Newcomer'].map((each, n) => entry(`9${n}`, each));
    await load(entry('0', 'Oswald Firstlisted'), ...entries);
    expect(await screenListChanges('test', 1)).toBe(1);
    expect(await screened()).toEqual([found]);
  });

  it('waits until the process searches it', async () => {
    const found = await aMonitored('Philomena Rookwater');
    await importEdition(entry('0', 'Oswald Firstlisted'), entry('5', 'Philomena Rookwater'));
    expect(await screenListChanges('test')).toBe(0);
    await refreshMatcher();
    expect(await screenListChanges('test')).toBe(1);
    expect(await screened()).toEqual([found]);
  });

  it('reads no entries while it waits', async () => {
    await importEdition(entry('0', 'Oswald Firstlisted'), entry('5', 'Philomena Rookwater'));
    const owner = new pg.Client({ connectionString: workerDatabase().ownerUrl });
    await owner.connect();
    await owner.query('begin; lock table watchlist_entries');
    // It would wait for the lock.
    expect(await screenListChanges('test').finally(() => owner.end())).toBe(0);
    await refreshMatcher();
    expect(await screenListChanges('test')).toBe(1);
  });

  it('reaches the entities of Perpetual cases', async () => {
    const perpetual = await aCase(project.ctx, { type: 'Perpetual' });
    const facts = {
      full_name: 'Leopold Quillfeather',
      date_of_birth: null,
      nationality: null,
      country: null,
    };
    const entity = await anEntity(project.ctx, facts);
    const member = { entity, role: entity.role, ownership_percentage: null };
    await transaction(project.ctx, (tx) => addCaseEntities(tx, project.ctx, perpetual.token, [member]));
    await load(entry('0', 'Oswald Firstlisted'), entry('6', 'Leopold Quillfeather'));
    await screenListChanges('test');
    expect(await screened()).toEqual([entity.token]);
    expect(await alertsOf(entity.token)).toMatchObject([{ case_token: perpetual.token }]);
  });

  it('notes in an open alert that its party has left the list', async () => {
    const found = await aMonitored('Thaddeus Oldlisted');
    await load(entry('0', 'Oswald Firstlisted'), entry('8', 'Thaddeus Oldlisted'));
    await screenListChanges('test');
    await load(entry('0', 'Oswald Firstlisted'));
    await screenListChanges('test');
    const [{ token }] = await alertsOf(found);
    const { json } = await project.ask('GET', `/v1/alerts/${token}`);
    expect(json.data).toMatchObject({
      status: 'Open',
      evidence: { lists: [{ list_entry_id: '8', delisted_by: String(edition) }] },
    });
    const audited = await project.ask(
      'GET',
      `/v1/audit-logs?target_token=${token}&event_type=alert.delisted`,
    );
    expect(audited.json.data).toMatchObject([{ details: { list: name, version: String(edition) } }]);
  });

  it('of an own list reaches the monitored entities of its project', async () => {
    const other = await aProject();
    const found = await aMonitored('Cornelius Bramblewick');
    await aMonitored('Cornelius Bramblewick', other);
    const { json } = await project.ask('POST', '/v1/watchlists', { body: { name: 'Known to us' } });
    const body = { name: 'Cornelius Bramblewick' };
    await project.ask('POST', `/v1/watchlists/${json.data.token}/entries`, { body });
    await screenListChanges('test');
    expect([await screened(), await screened(other.ctx)]).toEqual([[found], []]);
    expect(await alertsOf(found)).toMatchObject([{ category: 'Watchlist Match' }]);
  });
});

describe('monitoring · a new version, compared with screening everybody', () => {
  const given = ['Ali', 'Karim', 'Maria', 'Ivan', 'Chen', 'Arkadiy', 'Hassan', 'Lena'];
  const family = ['Morozov', 'Garcia', 'Wei', 'Haddad', 'Petrov', 'Lindqvist', 'Okafor', 'Marozov', 'Hadad'];

  it.each([1, 2, 3])('finds the same entities (seed %i)', async (seed) => {
    const random = new Random(seed);
    const anyName = () => `${random.pick(given)} ${random.pick(family)}`;
    const ids = Array.from({ length: 30 }, (_, n) => `s${seed}-${n}`);
    const before = ids.map((id) => entry(id, anyName()));
    const after = before
      .filter(() => !random.happens(0.1))
      .map((one) => (random.happens(0.15) ? entry(one.list_entry_id, anyName()) : one));
    after.push(...['x', 'y', 'z'].map((id) => entry(`s${seed}-${id}`, anyName())));
    await load(...before);
    await screenListChanges('test');
    const people = new Map<string, string>();
    for (let n = 0; n < 30; n += 1) {
      const person = anyName();
      people.set(await aMonitored(person), person);
    }
    await load(...after);
    const news = new Set(after.filter((one) => !before.includes(one)).map((one) => one.list_entry_id));
    const isFound = (person: string) =>
      currentMatcher()!
        .search({ name: person, entity_type: 'person' }, { threshold: 80, limit: 1000 })
        .some(({ list_entry_id }) => news.has(list_entry_id));
    const expected = [...people].filter(([, person]) => isFound(person)).map(([token]) => token);
    await screenListChanges('test');
    expect(expected.length).toBeGreaterThan(0);
    expect((await screened()).sort()).toEqual(expected.sort());
  });
});

describe('monitoring · at the interval', () => {
  const age = (days: number) =>
    asOwner(`update monitored_screenings set screened_at = now() - interval '${days} days'`);

  it('screens who is monitored and never was', async () => {
    const entity = await aMonitored('Somebody Else');
    expect(await screenDueEntities('test')).toBe(1);
    expect(await screened()).toEqual([entity]);
    expect((await project.ask('GET', `/v1/entities/${entity}`)).json.data).toMatchObject({
      verification_status: 'Verified',
      checks_summary: { total: 4 },
    });
    expect(await screenDueEntities('test')).toBe(0);
  });

  it('looks for everybody again after it, and screens only those with something new', async () => {
    await load(entry('0', 'Oswald Firstlisted'));
    const known = await aMonitored('Oswald Firstlisted');
    const later = await aMonitored('Gwendolyn Harkaway');
    await screenDueEntities('test');
    expect(await screened()).toEqual([known, later]);
    await age(2);
    expect(await screenDueEntities('test')).toBe(2);
    expect(await screened()).toHaveLength(2);
    await load(entry('0', 'Oswald Firstlisted'), entry('7', 'Gwendolyn Harkaway'));
    await asOwner('update list_changes set completed_at = now() where completed_at is null');
    await age(2);
    await screenDueEntities('test');
    expect(await screened()).toEqual([known, later, later]);
  });

  it('leaves everybody alone before it', async () => {
    await aMonitored('Somebody Else');
    await screenDueEntities('test');
    await age(0);
    expect(await screenDueEntities('test')).toBe(0);
  });
});
