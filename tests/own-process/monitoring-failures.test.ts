import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { screenListChanges } from '@/lib/domain/monitoring/service/screen-list-changes';
import { aMonitoredOf, entry, load, monitorNobody, screenedOf } from '@/tests/fixtures/monitored-list';
import { asOwner } from '@/tests/fixtures/owner';
import { setPolicy, storePolicy } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';

// The policy of one project cannot be read, so a search for its entities fails.

const first = entry('0', 'Oswald Firstlisted');
let failing: TestProject;
let other: TestProject;

const sweep = () => screenListChanges('test');
const left = () => asOwner('select project_id, attempt_count from list_changes_left');
const comeDue = () => asOwner('update list_changes_left set due_at = now()');
const mend = () => setPolicy(failing.ctx, {});

beforeAll(() => load(first));
beforeEach(async () => {
  await monitorNobody();
  await sweep();
  [failing, other] = [await aProject(), await aProject()];
  await storePolicy(failing.ctx, 'screening', 1, { match_threshold: 'high' });
});

describe('monitoring · a project in which the search for a new version fails', () => {
  it('is retried until it succeeds, and does not delay other projects', async () => {
    const entities: string[] = [];
    for (const { ctx } of [failing, other]) entities.push(await aMonitoredOf(ctx, 'Cornelia Brackwater'));
    await load(first, entry('1', 'Cornelia Brackwater'));
    expect(await sweep()).toEqual({ done: 1, has_more: false });
    expect(await screenedOf(other.ctx)).toEqual(entities.slice(1));
    expect(await left()).toEqual([{ project_id: failing.ctx.project.id, attempt_count: 1 }]);
    await comeDue();
    await sweep();
    expect(await left()).toMatchObject([{ attempt_count: 2 }]);
    await mend();
    // The next attempt is not due yet.
    await sweep();
    expect(await screenedOf(failing.ctx)).toEqual([]);
    await comeDue();
    await Promise.all([sweep(), sweep()]);
    expect(await screenedOf(failing.ctx)).toEqual(entities.slice(0, 1));
    expect(await screenedOf(other.ctx)).toEqual(entities.slice(1));
    expect(await left()).toEqual([]);
  });

  it('continues after the entities that were already done', async () => {
    const entities: string[] = [];
    for (const _ of [1, 2]) entities.push(await aMonitoredOf(failing.ctx, 'Lavinia Thornquist'));
    await load(first, entry('2', 'Lavinia Thornquist'));
    await asOwner(
      `update list_changes set searched_project = $1, searched_entity = $2 where completed_at is null`,
      [failing.ctx.project.id, entities[0]],
    );
    await sweep();
    await mend();
    await comeDue();
    await sweep();
    expect(await screenedOf(failing.ctx)).toEqual(entities.slice(1));
    expect(await left()).toEqual([]);
  });
});
