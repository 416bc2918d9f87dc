import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Feed } from '@/lib/domain/events/feed';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { newToken } from '@/lib/platform/ids';
import { log } from '@/lib/platform/errors/log';
import { aCase } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { connectAs, setProject } from '@/tests/fixtures/roles';

const farAway = 3_600_000;

let project: TestProject;
beforeEach(async () => {
  project = await aProject();
});

/** A feed that is closed when the test ends. */
function aFeed(lookEveryMs: number): Feed {
  const feed = new Feed(project.ctx, 0, lookEveryMs);
  onTestFinished(() => feed.close());
  return feed;
}

/** Publishes an event without a notification, as if the process had died after the commit. */
async function publishUnannounced(): Promise<void> {
  const web = await connectAs('web');
  await setProject(web, project.ctx);
  const added = [{ token: newToken('evt'), type: 'case.created', data: {}, is_published: true }];
  await web.query('select append_events($1, $2)', [project.ctx.project.id, JSON.stringify(added)]);
  await web.end();
}

/**
 * Publishes three, because the first may be found by the first read, and the second by the read when listening
 * starts.
 */
async function afterThree(feed: Feed, publish: () => Promise<unknown>) {
  for (let n = 0; n < 3; n += 1) {
    const { news } = feed;
    await publish();
    await news;
  }
  return feed.after(0);
}

describe('events · feed', () => {
  it('is woken by each change, long before the next poll', async () => {
    expect(await afterThree(aFeed(farAway), () => aCase(project.ctx))).toHaveLength(3);
  });

  it('finds events without a notification by polling', async () => {
    expect(await afterThree(aFeed(20), publishUnannounced)).toHaveLength(3);
  });

  it('breaks at a gap, and logs it once', async () => {
    const logged = vi.spyOn(log, 'error');
    onTestFinished(() => logged.mockRestore());
    const feed = aFeed(20);
    const first = feed.news;
    await publishUnannounced();
    await first;
    const refusal = feed.news.catch((error: unknown) => error);
    const { id } = project.ctx.project;
    await asOwner('update event_heads set position = position + 1 where project_id = $1', [id]);
    await publishUnannounced();
    expect(await refusal).toBeInstanceOf(ServiceUnavailable);
    expect(feed.isBroken).toBe(true);
    expect(logged.mock.calls).toEqual([
      [{ project_id: id, error: expect.stringMatching(/^Error\n/) }, 'published events cannot be read'],
    ]);
  });
});
