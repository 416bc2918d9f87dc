import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { embeddedFetch } from './embedded-fetch';
import { RunnerBench } from './fixtures/harness';
import { testClient } from './fixtures/client';

let bench: RunnerBench;
beforeAll(async () => void (bench = await RunnerBench.open()));
afterEach(() => bench.reset());
afterAll(() => bench.close());

const events = async () =>
  (await bench.pool.query('select token, project_id, type, data from events order by sequence')).rows;

describe('runner · events that functions send', () => {
  it('writes them as rows of the run’s project, which begin runs in their turn', async () => {
    await bench.start((client) => [
      client.createFunction({ id: 'teller', triggers: [{ event: 'flow.requested' }] }, ({ step }) =>
        step.sendEvent('tell', [
          { name: 'screening.completed', data: { hits: 2 } },
          { name: 'screening.completed', data: { hits: 0, project_id: 8 } },
        ]),
      ),
      client.createFunction(
        { id: 'listener', triggers: [{ event: 'screening.completed' }] },
        ({ event }) => event.data,
      ),
    ]);
    await bench.send('flow.requested', {}, 7);
    const [teller, ...listeners] = await bench.endedRuns(3);
    const [, ...sent] = await events();
    expect(sent).toMatchObject([
      { project_id: 7, type: 'screening.completed', data: { hits: 2 } },
      { project_id: 8, type: 'screening.completed', data: { hits: 0 } },
    ]);
    expect(teller?.output).toEqual({ ids: sent.map((event) => event.token) });
    expect(listeners.map((run) => run.output)).toEqual([
      { hits: 2, project_id: 7 },
      { hits: 0, project_id: 8 },
    ]);
  });

  it('sends nothing twice when the step that sends is repeated, and two equal events when two are meant', async () => {
    await bench.start((client) => [
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
    await bench.send('flow.requested');
    await bench.endedRuns(1);
    const [, ...sent] = await events();
    expect(sent.map((event) => event.data)).toEqual([{ n: 1 }, { n: 2 }, { n: 2 }]);
    expect(sent.every((event) => /^evt_[0-9a-z]{26}$/.test(event.token))).toBe(true);
  });

  it('takes an event with an id once', async () => {
    const client = testClient(bench.pool);
    await client.send({ id: 'report-1', name: 'report.due' });
    await client.send({ id: 'report-1', name: 'report.due' });
    expect(await events()).toHaveLength(1);
  });

  it.each([
    ['an event of a later time', { ts: Date.now() + 3_600_000 }, 'at a later time'],
    ['a field that it would ignore', { v: '2' }, 'Unrecognized key: "v"'],
    ['what the database cannot store', { data: { text: 'a\0b' } }, 'cannot store'],
    ['a project that is no number', { data: { project_id: 'x' } }, 'project_id'],
  ])('refuses %s', async (_what, fields, message) => {
    const body = JSON.stringify([{ name: 'report.due', ts: Date.now(), ...fields }]);
    const response = await embeddedFetch(bench.pool)('http://inngest/e/key', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining(message) });
    expect(await events()).toEqual([]);
  });
});
