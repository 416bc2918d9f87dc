import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteDelisted } from '@/lib/domain/alerts/service/note-delisted';
import { addCaseMembers } from '@/lib/domain/cases/service/add-members';
import { screenListChanges } from '@/lib/domain/monitoring/service/screen-list-changes';
import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { transaction } from '@/lib/platform/database/transaction';
import { workerDatabase } from '@/tests/fixtures/database';
import { aCase, anEntity } from '@/tests/fixtures/factories';
import {
  aMonitoredOf,
  entry,
  importEdition,
  lastEdition,
  listName,
  load,
  monitorNobody,
  screenedOf,
} from '@/tests/fixtures/monitored-list';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
const aMonitored = (full_name: string) => aMonitoredOf(project.ctx, full_name);
const screened = () => screenedOf(project.ctx);
const alertsOf = async (token: string) =>
  (await project.ask('GET', `/v1/alerts?entity_token=${token}`)).json.data;

beforeAll(async () => {
  await load(entry('0', 'Oswald Firstlisted'));
});
beforeEach(async () => {
  project = await aProject();
  await monitorNobody();
  await screenListChanges('test');
});

describe('monitoring · a new version of a list', () => {
  it('screens entities that may be a new entry, and nobody else', async () => {
    const found = await aMonitored('Quentin Wrackford');
    await aMonitored('Somebody Else');
    await anEntity(project.ctx, { full_name: 'Quentin Wrackford', last_name: 'Wrackford' });
    await load(entry('0', 'Oswald Firstlisted'), entry('1', 'Quentin Wrackford'));
    expect(await screenListChanges('test')).toEqual({ done: 1, has_more: false });
    expect(await screened()).toEqual([found]);
    expect(await alertsOf(found)).toMatchObject([{ category: 'Sanctions Hit', status: 'Open' }]);
  });

  it('screens entities that may be a changed entry, but not those that resemble an unchanged one', async () => {
    await aMonitored('Oswald Firstlisted');
    const found = await aMonitored('Barnaby Tollgate');
    await load(entry('0', 'Oswald Firstlisted'), entry('2', 'Bartholomew Gate'));
    await screenListChanges('test');
    expect(await screened()).toEqual([]);
    await load(entry('0', 'Oswald Firstlisted'), entry('2', 'Barnaby Tollgate'));
    await screenListChanges('test');
    expect(await screened()).toEqual([found]);
  });

  it('is searched for once', async () => {
    const found = await aMonitored('Ursula Mangrove');
    await load(entry('0', 'Oswald Firstlisted'), entry('3', 'Ursula Mangrove'));
    // Also when two workers run, as if one had seemed lost.
    await Promise.all([1, 2].map(() => screenListChanges('test')));
    expect(await screenListChanges('test')).toEqual({ done: 0, has_more: false });
    expect(await screened()).toEqual([found]);
  });

  it('continues after the entities that a killed worker had done', async () => {
    const found: string[] = [];
    for (const _ of [1, 2, 3]) found.push(await aMonitored('Ignatius Pellworm'));
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

  it('is searched for on the whole lists if its changes are too many to search separately', async () => {
    const found = await aMonitored('Evangeline Copperpot');
    await aMonitored('Somebody Else');
    const entries = ['Evangeline Copperpot', 'Another Newcomer'].map((each, n) => entry(`9${n}`, each));
    await load(entry('0', 'Oswald Firstlisted'), ...entries);
    expect(await screenListChanges('test', { maxApart: 1 })).toEqual({ done: 1, has_more: false });
    expect(await screened()).toEqual([found]);
  });

  it('waits until the process has loaded it', async () => {
    const found = await aMonitored('Philomena Rookwater');
    await importEdition(entry('0', 'Oswald Firstlisted'), entry('5', 'Philomena Rookwater'));
    expect(await screenListChanges('test')).toEqual({ done: 0, has_more: false });
    await refreshMatcher();
    expect(await screenListChanges('test')).toEqual({ done: 1, has_more: false });
    expect(await screened()).toEqual([found]);
  });

  it('reads no entries while it waits', async () => {
    await importEdition(entry('0', 'Oswald Firstlisted'), entry('11', 'Araminta Foxglove'));
    const owner = new pg.Client({ connectionString: workerDatabase().ownerUrl });
    await owner.connect();
    await owner.query('begin; lock table watchlist_entries');
    expect(await screenListChanges('test').finally(() => owner.end())).toEqual({ done: 0, has_more: false });
    await refreshMatcher();
    expect(await screenListChanges('test')).toEqual({ done: 1, has_more: false });
  });

  it('is searched in pieces', async () => {
    const found: string[] = [];
    for (let n = 0; n < 21; n += 1) found.push(await aMonitored('Ferdinand Larkspur'));
    await load(entry('0', 'Oswald Firstlisted'));
    await screenListChanges('test');
    await load(entry('0', 'Oswald Firstlisted'), entry('10', 'Ferdinand Larkspur'));
    expect(await screenListChanges('test', { forMs: 0 })).toEqual({ done: 0, has_more: true });
    expect(await screened()).toEqual(found.slice(0, 20));
    expect(await screenListChanges('test', { forMs: 0 })).toEqual({ done: 0, has_more: true });
    expect(await screenListChanges('test', { forMs: 0 })).toEqual({ done: 1, has_more: false });
    expect(await screened()).toEqual(found);
    const [change] = await asOwner('select * from list_changes order by id desc limit 1');
    expect(change).toMatchObject({ searched_count: 21, found_count: 21 });
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
    await transaction(project.ctx, (tx) => addCaseMembers(tx, project.ctx, perpetual.token, [member]));
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
      evidence: { lists: [{ list_entry_id: '8', delisted_by: lastEdition() }] },
    });
    const audited = await project.ask(
      'GET',
      `/v1/audit-logs?target_token=${token}&event_type=alert.delisted`,
    );
    expect(audited.json.data).toMatchObject([{ details: { list: listName, version: lastEdition() } }]);
  });

  it('keeps the note when a screening on the previous version ends, until the party is listed again', async () => {
    const found = await aMonitored('Wilhelmina Ashgrove');
    const both = [entry('0', 'Oswald Firstlisted'), entry('12', 'Wilhelmina Ashgrove')];
    await load(...both);
    await screenListChanges('test');
    await importEdition(entry('0', 'Oswald Firstlisted'));
    const delistedBy = lastEdition();
    await noteDelisted(project.ctx, { list: listName, version: delistedBy, list_entry_ids: ['12'] });
    // This process still has the index of the previous version.
    const screen = () =>
      project.ask('POST', `/v1/entities/${found}/screen`, { body: { categories: ['sanctions'] } });
    const listsOf = async () => {
      const [{ token }] = await alertsOf(found);
      return (await project.ask('GET', `/v1/alerts/${token}`)).json.data.evidence.lists;
    };
    await screen();
    expect(await listsOf()).toMatchObject([{ list_entry_id: '12', delisted_by: delistedBy }]);
    await load(...both);
    await screen();
    expect((await listsOf())[0]).not.toHaveProperty('delisted_by');
  });

  it('notes it in one alert at a time, so that it never waits while it locks another', async () => {
    const found = [await aMonitored('Hyacinth Underbridge'), await aMonitored('Hyacinth Underbridge')];
    await load(entry('0', 'Oswald Firstlisted'), entry('13', 'Hyacinth Underbridge'));
    await screenListChanges('test');
    const raised = [...(await alertsOf(found[0]!)), ...(await alertsOf(found[1]!))];
    const [first, second] = raised.map(({ token }) => token).sort();
    const owner = new pg.Client({ connectionString: workerDatabase().ownerUrl });
    await owner.connect();
    await owner.query(`begin; select from alerts where token = '${second}' for update`);
    const delisting = { list: listName, version: 'next', list_entry_ids: ['13'] };
    const noting = noteDelisted(project.ctx, delisting).catch(() => null);
    const isNoted = async () =>
      expect((await project.ask('GET', `/v1/alerts/${first}`)).json.data.evidence.lists).toMatchObject([
        { delisted_by: 'next' },
      ]);
    await vi.waitFor(isNoted, { timeout: 20_000 }).finally(() => owner.end());
    await noting;
  });

  it('of an own list reaches the monitored entities of its project', async () => {
    const other = await aProject();
    const found = await aMonitored('Cornelius Bramblewick');
    await aMonitoredOf(other.ctx, 'Cornelius Bramblewick');
    const { json } = await project.ask('POST', '/v1/watchlists', { body: { name: 'Known to us' } });
    const body = { name: 'Cornelius Bramblewick' };
    await project.ask('POST', `/v1/watchlists/${json.data.token}/entries`, { body });
    await screenListChanges('test');
    expect([await screened(), await screenedOf(other.ctx)]).toEqual([[found], []]);
    expect(await alertsOf(found)).toMatchObject([{ category: 'Watchlist Match' }]);
  });
});
