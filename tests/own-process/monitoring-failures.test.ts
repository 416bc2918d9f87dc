import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { screenDueEntities } from '@/lib/domain/monitoring/service/screen-due-entities';
import { screenListChanges } from '@/lib/domain/monitoring/service/screen-list-changes';
import { defaultPolicy } from '@/lib/domain/policies/policy';
import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import {
  aMonitoredPerson,
  entry,
  importEdition,
  leaveOutOfForce,
  load,
  monitorNobody,
  screenedIn,
} from '@/tests/fixtures/monitored';
import { storePolicy } from '@/tests/fixtures/policies';
import { aProject } from '@/tests/fixtures/project';

beforeAll(() => load(entry('0', 'Oswald Firstlisted')));
afterAll(leaveOutOfForce);
beforeEach(async () => {
  await monitorNobody();
  await screenListChanges('test');
});

describe('monitoring · the search', () => {
  it('of a new version is made in every other project when one fails, and there once it can be', async () => {
    const [broken, other] = [await aProject(), await aProject()];
    const waiting = await aMonitoredPerson(broken.ctx, 'Hortensia Bellweather');
    const found = await aMonitoredPerson(other.ctx, 'Hortensia Bellweather');
    await storePolicy(broken.ctx, 'alert_sla', 1, { of: 'another release' });
    await load(entry('0', 'Oswald Firstlisted'), entry('10', 'Hortensia Bellweather'));
    expect(await screenListChanges('test')).toBe(0);
    expect([await screenedIn(broken.ctx.project.id), await screenedIn(other.ctx.project.id)]).toEqual([
      [],
      [found],
    ]);
    await load(entry('0', 'Oswald Firstlisted'), entry('11', 'Perpetua Bellweather'));
    // The first: its entry is on the list no more, so there is nothing left to search for.
    expect(await screenListChanges('test')).toBe(1);
    await load(entry('0', 'Oswald Firstlisted'), entry('10', 'Hortensia Bellweather'));
    await storePolicy(broken.ctx, 'alert_sla', 2, defaultPolicy.alert_sla);
    expect(await screenListChanges('test')).toBe(2);
    expect(await screenedIn(broken.ctx.project.id)).toEqual([waiting]);
    expect(await screenListChanges('test')).toBe(0);
  });

  it('of a version whose index is awaited holds up no change of another list', async () => {
    const project = await aProject();
    await importEdition(entry('0', 'Oswald Firstlisted'), entry('12', 'Nobody Known'));
    const found = await aMonitoredPerson(project.ctx, 'Clementine Ashgrove');
    const { json } = await project.ask('POST', '/v1/watchlists', { body: { name: 'Behind it' } });
    const body = { name: 'Clementine Ashgrove' };
    await project.ask('POST', `/v1/watchlists/${json.data.token}/entries`, { body });
    await screenListChanges('test');
    expect(await screenedIn(project.ctx.project.id)).toEqual([found]);
    await refreshMatcher();
    expect(await screenListChanges('test')).toBe(1);
  });

  it('at the interval is made in every other project when one fails', async () => {
    const [broken, other] = [await aProject(), await aProject()];
    await storePolicy(broken.ctx, 'alert_sla', 1, { of: 'another release' });
    await aMonitoredPerson(broken.ctx, 'Somebody Else');
    const entity = await aMonitoredPerson(other.ctx, 'Somebody Else');
    expect(await screenDueEntities('test')).toBe(1);
    expect([await screenedIn(broken.ctx.project.id), await screenedIn(other.ctx.project.id)]).toEqual([
      [],
      [entity],
    ]);
  });
});
