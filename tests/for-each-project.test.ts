import { describe, expect, it, vi } from 'vitest';
import { forEachDue } from '@/lib/domain/access/service/for-each-due';
import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { listProjectsWithDueClocks } from '@/lib/domain/alerts/service/list-projects-with-due-clocks';
import { log } from '@/lib/platform/errors/log';
import { anAlert, aProject } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { itemsOf, restingProjects } from '@/lib/platform/work/resting-projects';

const threeProjects = async () => {
  const ids: number[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await aProject()).project.id);
  return ids as [number, number, number];
};

describe('a job for all projects', () => {
  it('continues with the others when one fails, and logs the failure once with the project but without the message', async () => {
    const [first, broken, last] = await threeProjects();
    const error = vi.spyOn(log, 'error');
    const worked: number[] = [];
    const failure = 'test: one fails';
    const items = itemsOf([first, broken, broken, last]);
    const work = async ({ project: { id } }: { project: { id: number } }) => {
      worked.push(id);
      if (id === broken) throw new Error('Mary Ward is in it');
      return 2;
    };
    const { done, failed } = await forEachProject({ failure, items, work });
    expect([done, [...failed]]).toEqual([4, [broken]]);
    expect(worked).toEqual([first, broken, broken, last]);
    const told = error.mock.calls.filter(([, message]) => message === failure);
    expect(told).toMatchObject([[{ project_id: broken }, failure]]);
    expect(JSON.stringify(told)).not.toContain('Mary Ward');
  });

  it('continues with the others when a project does not exist', async () => {
    const [first] = await threeProjects();
    const items = itemsOf([-1, first]);
    const { done } = await forEachProject({ failure: 'test: none', items, work: async () => 1 });
    expect(done).toBe(1);
  });

  it('skips a project that has just failed, so that its rows do not starve others', async () => {
    const [broken, other] = await threeProjects();
    const job = 'test-starving';
    const rows = [...Array.from({ length: 4 }, () => broken), other];
    const find = async (max: number) => itemsOf(rows.slice(0, max));
    const round = async () =>
      forEachDue({
        job,
        failure: 'test: starving',
        max: 4,
        find,
        work: async ({ project }) => (project.id === broken ? Promise.reject(new Error('broken')) : 1),
      });
    expect(await round()).toEqual({ done: 0, has_more: false });
    expect(restingProjects(job)).toEqual([broken]);
    expect(await round()).toEqual({ done: 1, has_more: false });
    expect(restingProjects('test-another')).toEqual([]);
  });

  it('says that there may be more, unless none of what it found could be done', async () => {
    const ids = await threeProjects();
    const find = async (max: number) => itemsOf(ids.slice(0, max));
    const round = (max: number, work: () => Promise<number>) =>
      forEachDue({ job: 'test-more', failure: 'test: more', max, find, work });
    expect(await round(2, async () => 1)).toEqual({ done: 2, has_more: true });
    expect(await round(4, async () => 1)).toEqual({ done: 3, has_more: false });
    expect(await round(2, async () => 0)).toEqual({ done: 0, has_more: false });
  });
});

describe('due clocks', () => {
  it('of a skipped project do not use up the limit', async () => {
    const [broken, other] = [await aProject(), await aProject()];
    for (const [ctx, years] of [
      [broken, 30],
      [other, 29],
    ] as const) {
      const { token } = await anAlert(ctx);
      await asOwner(
        `update alerts set sla_deadline = now() - $2 * interval '1 year', sla_warned_at = now() where token = $1`,
        [token, years],
      );
    }
    const list = (passedOver: number[]) => listProjectsWithDueClocks(new Date(), 1, passedOver);
    // The limit applies to alerts and cases separately, and other tests leave cases.
    expect(await list([])).toContain(broken.project.id);
    expect(await list([])).not.toContain(other.project.id);
    expect(await list([broken.project.id])).toContain(other.project.id);
  });
});
