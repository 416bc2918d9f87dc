import { beforeAll, describe, expect, it } from 'vitest';
import { giveUp } from '@/tests/fixtures/lost-workers';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience, until } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const post = (path: string, body: object, timeout = '30000') =>
  project.ask('POST', project.execute + path, { body, headers: { 'X-SYNC-TIMEOUT': timeout } });

const person = { first_name: 'Helen', last_name: 'Abbott', country: 'GB' };

describe('flows · given up while requests wait', () => {
  it('answers requests that wait for a parked flow', patience, async () => {
    const body = { ...person, last_name: 'DOCS', external_reference: 'parked' };
    const { json } = await post('/kyc/api', body);
    const waiting = Promise.all(Array.from({ length: 5 }, () => post('/kyc/api', body, '60000')));
    await giveUp(project, json.flow_token);
    const answers = await waiting;
    expect(answers.map((answer) => [answer.status, answer.json.processing_status])).toEqual(
      Array(5).fill([200, 'failed']),
    );
  });

  it(
    'answers a request whose own run lost its lease, and discards what that run found',
    patience,
    async () => {
      const waiting = post('/screening/api', { name: 'Martha SLOW', external_reference: 'slow' }, '60000');
      const flow = await until(
        async () => (await project.ask('GET', '/v1/flows?limit=1')).json.data[0],
        ({ external_reference }) => external_reference === 'slow',
      );
      await giveUp(project, flow.flow_token);
      const { status, json } = await waiting;
      expect([status, json.processing_status, json.overall_verdict]).toEqual([200, 'failed', 'Refer']);
    },
  );
});
