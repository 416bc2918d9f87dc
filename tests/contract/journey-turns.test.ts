import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { journeyRoute, waitingJourneyRoute } from '@/lib/api/routes/journey-route';
import { handOffJourney } from '@/lib/domain/journeys/operations';
import type { OperationRoute } from '@/lib/api/timed-route';
import { env } from '@/lib/platform/settings/env';
import { heldTransaction, whileHeld } from '@/tests/fixtures/held-connections';
import { agree, aPerson } from '@/tests/fixtures/hosted-journey';
import { aProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

const address = `${env.PROBITY_BASE_URL}/elsewhere`;

beforeAll(() => loadSampleList());

/** Sends a request of a person of a new project to the route. */
async function senderTo(route: OperationRoute): Promise<() => Promise<Response>> {
  const project = await aProject();
  const { start_token } = await aPerson(project);
  const url = `${env.PROBITY_BASE_URL}/api/journey/${project.hash}/handoff`;
  const headers = { Cookie: `probity_journey=${start_token}`, Origin: env.PROBITY_BASE_URL };
  return () => route(new Request(url, { method: 'POST', headers }));
}

/** How many of ten requests that arrive together are handled at the same time. */
async function mostAtOnce(routeOf: typeof journeyRoute): Promise<number> {
  let [active, most] = [0, 0];
  const route = routeOf(handOffJourney, async () => {
    active += 1;
    most = Math.max(most, active);
    await sleep(20);
    active -= 1;
    return { address };
  });
  const send = await senderTo(route);
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject(
    Array.from({ length: 10 }, () => ({ data: { address } })),
  );
  return most;
}

it('journeys · requests take turns, two at a time', async () => {
  expect(await mostAtOnce(journeyRoute)).toBe(2);
});

it('journeys · requests of one project do not take all places, however long they take', async () => {
  const gate = Promise.withResolvers<void>();
  const handled: number[] = [];
  const route = journeyRoute(handOffJourney, async ({ ctx }) => {
    handled.push(ctx.project.id);
    if (handled.length <= 2) await gate.promise;
    return { address };
  });
  const [sendSlow, sendOther] = [await senderTo(route), await senderTo(route)];
  const slow = Array.from({ length: 5 }, sendSlow);
  await expect.poll(() => handled).toHaveLength(2);
  expect((await Promise.race([sendOther(), sleep(10_000)]))?.status).toBe(200);
  expect(handled).toHaveLength(3);
  gate.resolve();
  await Promise.all(slow);
});

it('journeys · a request that has its place waits for no other transactions of its project', async () => {
  const project = await aProject();
  const [first, who] = [await aPerson(project), await aPerson(project)];
  await agree(first); // loads what a step needs
  expect((await whileHeld([project.ctx], heldTransaction, () => agree(who))).status).toBe(200);
});

it('journeys · requests that wait for an image to be read do not delay others', async () => {
  expect(await mostAtOnce(waitingJourneyRoute)).toBeGreaterThan(2);
});
