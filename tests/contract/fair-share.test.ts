import { beforeAll, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { rowsInShare } from '@/lib/platform/database/statements';
import { waitingText, whileHeld } from '@/tests/fixtures/held-connections';
import { type Answer, aProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

const slowList = (ctx: Context) => rowsInShare(ctx, { text: waitingText, values: [] });

beforeAll(loadSampleList);

it('a project whose lists are slow · gets its flows, single resources and changes answered meanwhile', async () => {
  const project = await aProject();
  await whileHeld([project.ctx], slowList, async () => {
    const path = `${project.execute}/screening/api`;
    const flow = await project.ask('POST', path, { body: { name: 'Ann Ash' } });
    expect(flow.status).toBe(200);
    const company = { company_name: 'Ash Ltd', registration_number: '00000001', country: 'GB' };
    const started = await project.ask('POST', `${project.execute}/init`, { body: company });
    expect(started.status).toBe(200);
    const body = { type: 'Person', first_name: 'Ann', last_name: 'Ash' };
    const { status, json } = await project.ask('POST', '/v1/entities', { body });
    expect(status).toBe(201);
    expect((await project.ask('GET', `/v1/entities/${json.data.token}`)).status).toBe(200);
  });
});

it('a project whose lists are slow · does not read a list whose client has left', async () => {
  const project = await aProject();
  let left: Promise<Answer> | undefined;
  await whileHeld([project.ctx], slowList, async () => {
    left = project.ask('GET', '/v1/cases', { signal: AbortSignal.abort() });
  });
  expect((await left)?.json.error).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The client has left.',
  });
});
