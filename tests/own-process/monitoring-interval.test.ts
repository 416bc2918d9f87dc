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

  it('screens who is monitored and never was', async () => {
    const entity = await aMonitored('Somebody Else');
    expect(await screenDueEntities('test')).toEqual({ done: 1, has_more: false });
    expect(await screened()).toEqual([entity]);
    expect((await project.ask('GET', `/v1/entities/${entity}`)).json.data).toMatchObject({
      verification_status: 'Verified',
      checks_summary: { total: 4 },
    });
    expect(await screenDueEntities('test')).toEqual({ done: 0, has_more: false });
  });

  it('looks for everybody again after it, and screens only those with something new', async () => {
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

  it('goes on in the next piece', async () => {
    for (let n = 0; n < 21; n += 1) await aMonitored('Somebody Else');
    expect(await screenDueEntities('test', { forMs: 0 })).toEqual({ done: 20, has_more: true });
    expect(await screenDueEntities('test')).toEqual({ done: 1, has_more: false });
    expect(new Set(await screened()).size).toBe(21);
  });

  it('leaves everybody alone before it', async () => {
    await aMonitored('Somebody Else');
    await screenDueEntities('test');
    await age(0);
    expect(await screenDueEntities('test')).toEqual({ done: 0, has_more: false });
  });
});
