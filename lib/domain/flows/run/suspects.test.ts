import { beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '@/lib/platform/context';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { runRequestedFlow } from '../service/run-requested';
import { oneSuspectAtATime } from './suspects';

beforeAll(loadSampleList);

const company = { company_name: 'Quiet Water Ltd', country: 'GB' };

/** A flow that so many workers took, none of which is alive. */
async function anAbandonedFlow(project: TestProject, attempts: number): Promise<string> {
  await project.ask('POST', `${project.execute}/init`, { body: company });
  const flow = (await project.ask('GET', '/v1/flows?limit=1')).json.data[0].flow_token;
  await asOwner(
    `update flows set lease_generation = $2, attempt_count = $2, lease_until = now() - interval '1 second'
     where token = $1`,
    [flow, attempts],
  );
  return flow;
}

const run = ({ ctx }: TestProject, flow: string) =>
  runRequestedFlow(systemContext(ctx.project, 'worker'), flow);
const stateOf = (flow: string) =>
  asOwner<{ processing_status: string; attempt_count: number }>(
    'select processing_status, attempt_count from flows where token = $1',
    [flow],
  );

describe('flows that several workers were lost with', () => {
  it('are run one after the other, beside any others', async () => {
    const project = await aProject();
    const [suspect, lostOnce] = [await anAbandonedFlow(project, 2), await anAbandonedFlow(project, 1)];
    const other = Promise.withResolvers<void>();
    const underWay = oneSuspectAtATime(2, () => other.promise);

    expect(await run(project, suspect)).toBe('later');
    expect(await stateOf(suspect)).toEqual([{ processing_status: 'processing', attempt_count: 2 }]);
    expect(await run(project, lostOnce)).toBe(true);

    other.resolve();
    await underWay;
    expect(await run(project, suspect)).toBe(true);
    expect(await stateOf(suspect)).toEqual([{ processing_status: 'complete', attempt_count: 0 }]);
  });

  it('make room for the next one also when they fail', async () => {
    const fails = () => Promise.reject(new Error('the database did not answer'));
    await expect(oneSuspectAtATime(2, fails)).rejects.toThrow('did not answer');
    expect(await oneSuspectAtATime(2, () => Promise.resolve('run'))).toBe('run');
  });
});
