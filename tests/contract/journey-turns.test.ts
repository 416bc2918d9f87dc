import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { journeyRoute, waitingJourneyRoute } from '@/lib/api/routes/journey-route';
import { handOffJourney } from '@/lib/domain/journeys/operations';
import { env } from '@/lib/platform/settings/env';
import { aPerson } from '@/tests/fixtures/hosted-journey';
import { aProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

const address = `${env.PROBITY_BASE_URL}/elsewhere`;

/** How many of ten requests that arrive together are handled at the same time. */
async function mostAtOnce(routeOf: typeof journeyRoute): Promise<number> {
  await loadSampleList();
  const project = await aProject();
  const { start_token } = await aPerson(project);
  let [active, most] = [0, 0];
  const route = routeOf(handOffJourney, async () => {
    active += 1;
    most = Math.max(most, active);
    await sleep(20);
    active -= 1;
    return { address };
  });
  const url = `${env.PROBITY_BASE_URL}/api/journey/${project.hash}/handoff`;
  const headers = { Cookie: `probity_journey=${start_token}`, Origin: env.PROBITY_BASE_URL };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => route(new Request(url, { method: 'POST', headers }))),
  );
  expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject(
    Array.from({ length: 10 }, () => ({ data: { address } })),
  );
  return most;
}

it('journeys · requests take turns, two at a time', async () => {
  expect(await mostAtOnce(journeyRoute)).toBe(2);
});

it('journeys · requests that wait for an image to be read do not delay others', async () => {
  expect(await mostAtOnce(waitingJourneyRoute)).toBeGreaterThan(2);
});
