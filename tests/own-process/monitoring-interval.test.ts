import { beforeEach, describe, expect, it } from 'vitest';
import { screenDueEntities } from '@/lib/domain/monitoring/service/screen-due-entities';
import { aMonitoredOf, entry, load, monitorNobody, screenedOf } from '@/tests/fixtures/monitored-list';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

const aMonitored = (full_name: string) => aMonitoredOf(project.ctx, full_name);
const screened = () => screenedOf(project.ctx);

beforeEach(async () => {
  project = await aProject();
  await monitorNobody();
  await load(entry('0', 'Oswald Firstlisted'));
});

describe('monitoring · at the interval', () => {
  const age = (days: number) =>
    asOwner(`update monitored_screenings set screened_at = now() - interval '${days} days'`);

  it('screens entities that are monitored and were never screened', async () => {
    const entity = await aMonitored('Somebody Else');
    expect(await screenDueEntities('test')).toEqual({ done: 1, has_more: false });
    expect(await screened()).toEqual([entity]);
    expect((await project.ask('GET', `/v1/entities/${entity}`)).json.data).toMatchObject({
      verification_status: 'Verified',
      checks_summary: { total: 4 },
    });
    expect(await screenDueEntities('test')).toEqual({ done: 0, has_more: false });
  });

  it('screens each of them once, also when two workers run', async () => {
    const entities = [await aMonitored('Somebody Else'), await aMonitored('Gwendolyn Harkaway')];
    // Workers begin with a project by chance; these meet in the same.
    const projectIds = [project.ctx.project.id];
    await Promise.all([1, 2].map(() => screenDueEntities('test', { projectIds })));
    expect((await screened()).toSorted()).toEqual(entities.toSorted());
  });

  it('searches for everybody again after the interval, and screens only those with something new', async () => {
    const known = await aMonitored('Oswald Firstlisted');
    const later = await aMonitored('Gwendolyn Harkaway');
    await screenDueEntities('test');
    expect(await screened()).toEqual([known, later]);
    await age(2);
    expect(await screenDueEntities('test')).toEqual({ done: 2, has_more: false });
    expect(await screened()).toHaveLength(2);
    await load(entry('0', 'Oswald Firstlisted'), entry('7', 'Gwendolyn Harkaway'));
    await asOwner('update list_changes set completed_at = now() where completed_at is null');
    await age(2);
    await screenDueEntities('test');
    expect(await screened()).toEqual([known, later, later]);
  });

  it('continues in the next piece', async () => {
    for (let n = 0; n < 21; n += 1) await aMonitored('Somebody Else');
    expect(await screenDueEntities('test', { forMs: 0 })).toMatchObject({ done: 20, has_more: true });
    expect(await screenDueEntities('test')).toEqual({ done: 1, has_more: false });
    expect(new Set(await screened()).size).toBe(21);
  });

  describe('of several projects', () => {
    let small: TestProject;
    let both: number[];
    beforeEach(async () => {
      small = await aProject();
      both = [project, small].map(({ ctx }) => ctx.project.id);
      await aMonitoredOf(small.ctx, 'Somebody Else');
    });
    /** One more than a turn without time screens. */
    const aLargeProject = async () => {
      for (let n = 0; n < 21; n += 1) await aMonitored('Somebody Else');
    };
    const counts = async () => [(await screened()).length, (await screenedOf(small.ctx)).length];

    it('a large one does not delay others until its own are done', async () => {
      await aLargeProject();
      const before = both[0]! - 1;
      const turns = { forMsEach: 0, projectIds: both };
      const first = await screenDueEntities('test', { ...turns, forMs: 0, behind: before });
      expect(first).toEqual({ done: 20, has_more: true, last_project: both[0] });
      expect(await counts()).toEqual([20, 0]);
      const next = await screenDueEntities('test', { ...turns, forMs: 0, behind: first.last_project });
      expect(next).toEqual({ done: 1, has_more: true, last_project: both[1] });
      expect(await counts()).toEqual([20, 1]);
      expect(await screenDueEntities('test', turns)).toEqual({ done: 1, has_more: false });
    });

    it('takes turns within a piece', async () => {
      await aLargeProject();
      await screenDueEntities('test', { forMsEach: 0, projectIds: both, behind: both[0]! - 1 });
      expect(await counts()).toEqual([21, 1]);
      const rows = await asOwner<{ project_id: number }>(
        'select project_id from flows where project_id = any($1) order by created_at, token',
        [both],
      );
      expect(rows.findIndex(({ project_id }) => project_id === both[1])).toBe(20);
    });

    it('does not always start with the first', async () => {
      await aMonitored('Somebody Else');
      const firsts = new Set<number | undefined>();
      for (let n = 0; n < 60 && firsts.size < 2; n += 1) {
        const piece = await screenDueEntities('test', { forMs: 0, projectIds: both });
        firsts.add(piece.last_project);
        await asOwner('delete from monitored_screenings');
      }
      expect(firsts.size).toBe(2);
    });
  });

  it('does not screen anybody before the interval has passed', async () => {
    await aMonitored('Somebody Else');
    await screenDueEntities('test');
    await age(0);
    expect(await screenDueEntities('test')).toEqual({ done: 0, has_more: false });
  });
});
