import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { embeddedFetch } from './embedded-fetch';
import { RunnerHarness } from './fixtures/harness';
import { testClient } from './fixtures/client';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

const events = async () =>
  (await harness.pool.query('select token, project_id, type, data from events order by sequence')).rows;

describe('runner · events that functions send', () => {
  it('become rows of the run’s project, and start runs', async () => {
    await harness.start((client) => [
      client.createFunction({ id: 'notifier', triggers: [{ event: 'flow.requested' }] }, ({ step }) =>
        step.sendEvent('notify', [
          { name: 'screening.completed', data: { hits: 2 } },
          { name: 'screening.completed', data: { hits: 0, project_id: 8 } },
        ]),
      ),
      client.createFunction(
        { id: 'listener', triggers: [{ event: 'screening.completed' }] },
        ({ event }) => event.data,
      ),
    ]);
    await harness.send('flow.requested', {}, 7);
    const [notifier, ...listeners] = await harness.endedRuns(3);
    const [, ...sent] = await events();
    expect(sent).toMatchObject([
      { project_id: 7, type: 'screening.completed', data: { hits: 2 } },
      { project_id: 8, type: 'screening.completed', data: { hits: 0 } },
    ]);
    expect(notifier?.output).toEqual({ ids: sent.map((event) => event.token) });
    expect(listeners.map((run) => run.output)).toEqual([
      { hits: 2, project_id: 7 },
      { hits: 0, project_id: 8 },
    ]);
  });

  it('are sent once when their step is retried, and two equal events are both sent', async () => {
    await harness.start((client) => [
      client.createFunction(
        { id: 'repeater', triggers: [{ event: 'flow.requested' }] },
        ({ step, attempt }) =>
          step.run('send and fail', async () => {
            await client.send({ name: 'alert.created', data: { n: 1 } });
            await client.send([
              { name: 'alert.created', data: { n: 2 } },
              { name: 'alert.created', data: { n: 2 } },
            ]);
            if (attempt === 0) throw new Error('after sending');
          }),
      ),
    ]);
    await harness.send('flow.requested');
    await harness.endedRuns(1);
    const [, ...sent] = await events();
    expect(sent.map((event) => event.data)).toEqual([{ n: 1 }, { n: 2 }, { n: 2 }]);
    expect(sent.every((event) => /^evt_[0-9a-z]{26}$/.test(event.token))).toBe(true);
  });

  it('are inserted once when they have the same id', async () => {
    const client = testClient(harness.pool);
    await client.send({ id: 'report-1', name: 'report.due' });
    await client.send({ id: 'report-1', name: 'report.due' });
    expect(await events()).toHaveLength(1);
  });

  it.each([
    ['an event at a later time', { ts: Date.now() + 3_600_000 }, 'at a later time'],
    ['an unknown field', { v: '2' }, 'Unrecognized key: "v"'],
    ['a value that the database cannot store', { data: { text: 'a\0b' } }, 'cannot store'],
    ['a project that is not a number', { data: { project_id: 'x' } }, 'project_id'],
  ])('are refused when they contain %s', async (_what, fields, message) => {
    const body = JSON.stringify([{ name: 'report.due', ts: Date.now(), ...fields }]);
    const response = await embeddedFetch(harness.pool)('http://inngest/e/key', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining(message) });
    expect(await events()).toEqual([]);
  });
});
