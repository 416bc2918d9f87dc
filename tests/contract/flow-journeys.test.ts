import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { followUpSilentJourneys } from '@/lib/domain/flows/service/follow-up-silent-journeys';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const get = async (path: string) => (await project.ask('GET', path)).json;

/** An async person flow whose document and biometric checks wait for the person. */
async function aJourney(of: TestProject = project): Promise<string> {
  const body = { first_name: 'Mary', last_name: 'Ward', country: 'GB' };
  await of.ask('POST', `${of.execute}/kyc/init`, { body });
  const { data } = (await of.ask('GET', '/v1/flows?limit=1')).json;
  await runRequestedFlow(of.ctx, data[0].flow_token);
  return data[0].flow_token;
}

async function dueIn(flow: string): Promise<number | null> {
  const [row] = await asOwner<{ minutes: number | null }>(
    'select extract(epoch from journey_due_at - created_at)::float8 / 60 as minutes from flows where token = $1',
    [flow],
  );
  return row?.minutes ?? null;
}

const hoursPass = (flow: string, hours: number) =>
  asOwner(
    `update flows set created_at = created_at - $2 * interval '1 hour',
       journey_due_at = journey_due_at - $2 * interval '1 hour',
       start_expires_at = start_expires_at - $2 * interval '1 hour' where token = $1`,
    [flow, hours],
  );

const eventsOf = async (flow: string) =>
  (
    await asOwner<{ type: string }>(
      `select type from events where data ->> 'flow_token' = $1 and type ~ '^(journey|verification)'
       order by position`,
      [flow],
    )
  ).map(({ type }) => type);

/** Sweeps with two workers at the same time. */
const sweep = () => Promise.all([followUpSilentJourneys('req_one'), followUpSilentJourneys('req_two')]);

describe('flows · silent journeys', patience, () => {
  it('are abandoned after an hour, once', async () => {
    const flow = await aJourney();
    expect(await dueIn(flow)).toBeCloseTo(60, 0);
    await sweep();
    expect(await eventsOf(flow)).toEqual([]);
    await hoursPass(flow, 1.1);
    await sweep();
    await sweep();
    expect(await eventsOf(flow)).toEqual(['journey.abandoned']);
    expect(await dueIn(flow)).toBeCloseTo(24 * 60, 0);
    expect((await get(`/v1/flows/${flow}`)).data.processing_status).toBe('processing');
  });

  it('expire with the start token: the pending checks are cancelled, and the flow refers', async () => {
    const flow = await aJourney();
    await hoursPass(flow, 25);
    await sweep();
    await sweep();
    expect(await eventsOf(flow)).toEqual(['journey.expired', 'verification.completed']);
    const { data } = await get(`/v1/flows/${flow}`);
    expect(data).toMatchObject({ processing_status: 'complete', overall_verdict: 'Refer' });
    const waited = data.checks_summary.checks.filter(({ type }: { type: string }) =>
      /DOCUMENT|BIOMETRIC/.test(type),
    );
    expect(waited).toMatchObject([{ status: 'Cancelled' }, { status: 'Cancelled' }]);
    const records = await get('/v1/audit-logs?event_type=check.cancelled&limit=1');
    expect(records.data[0].details.reason).toBe('The link expired before the person was done.');
    expect(await dueIn(flow)).toBeNull();
  });

  it('are not followed up once nothing waits for the person', async () => {
    const flow = await aJourney();
    const { checks } = (await get(`/v1/flows/${flow}`)).data.checks_summary;
    for (const { token, status } of checks) {
      if (!status.startsWith('Awaiting')) continue;
      await project.ask('POST', `/v1/checks/${token}/waive`, { body: { reason: 'Low materiality' } });
    }
    await hoursPass(flow, 25);
    await sweep();
    expect(await eventsOf(flow)).toEqual(['verification.completed']);
  });

  it('exist only for flows with a journey', async () => {
    const body = { first_name: 'Mary', last_name: 'DOCS', country: 'GB' };
    const { json } = await project.ask('POST', `${project.execute}/kyc/api`, { body });
    expect([json.processing_status, await dueIn(json.flow_token)]).toEqual(['processing', null]);
  });
});
