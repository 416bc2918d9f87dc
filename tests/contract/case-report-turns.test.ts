import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it } from 'vitest';
import { getCaseReport } from '@/lib/domain/reports/service/get-case-report';
import { aCase } from '@/tests/fixtures/factories';
import { heldTransaction, whileHeld } from '@/tests/fixtures/held-connections';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

describe('cases · report · turns', () => {
  it('ends the thread of a PDF whose client has left, and then makes the next one', async () => {
    const { token: own } = await aCase(project.ctx);
    const path = `/v1/cases/${own}/report?format=pdf`;
    const leaving = new AbortController();
    const started = once(process, 'worker');
    const left = project.ask('GET', path, { signal: leaving.signal });
    const [thread] = (await started) as [Worker]; // the argument of Node's event
    const exited = once(thread, 'exit');
    leaving.abort();
    expect((await left).status).toBe(503);
    await exited;
    expect((await project.ask('GET', path)).status).toBe(200);
  });

  it('waits for no other transactions of its project, because packs of other projects wait for it', async () => {
    const { token: own } = await aCase(project.ctx);
    const made = async () => (await project.ask('GET', `/v1/cases/${own}/report`)).status;
    expect(await made()).toBe(200); // loads what a pack needs
    expect(await whileHeld([project.ctx], heldTransaction, made)).toBe(200);
  });

  it('refuses the fourth concurrent PDF of a project with 503, and does not delay JSON', async () => {
    const { token: own } = await aCase(project.ctx);
    const other = await aProject();
    const { token: others } = await aCase(other.ctx);
    const leaving = new AbortController();
    const ask = () => getCaseReport({ ...project.ctx, left: leaving.signal }, own, 'pdf');
    const three = Promise.allSettled([ask(), ask(), ask()]);
    await expect(ask()).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
    for (const [{ ask: askAs }, caseToken] of [
      [project, own],
      [other, others],
    ] as const) {
      expect((await askAs('GET', `/v1/cases/${caseToken}/report`)).status).toBe(200);
    }
    leaving.abort();
    await three;
  });
});
