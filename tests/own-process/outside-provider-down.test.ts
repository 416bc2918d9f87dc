import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aProjectThatAsks,
  aSentPerson,
  configureExample,
  runNextRetry,
} from '@/tests/fixtures/outside-provider';
import type { TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

// In its own file, because a source that is down is skipped for a while.
const { provider } = await configureExample();

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProjectThatAsks({ document: 'acme', biometric: 'review' });
});

afterAll(() => provider.stop());

describe('outside providers · a provider that is down', patience, () => {
  it('is retried like any other, and then the check refers and the case says so', async () => {
    provider.behaviour = 'down';
    const who = await aSentPerson(project);
    const flowOf = async () => (await project.ask('GET', `/v1/flows/${who.flow_token}`)).json.data;
    expect((await flowOf()).processing_status).toBe('processing');
    let retries = 0;
    while (await runNextRetry(project, who)) retries += 1;
    expect(retries).toBe(3);
    const { processing_status, overall_verdict, case_token, checks_summary } = await flowOf();
    expect([processing_status, overall_verdict]).toEqual(['complete', 'Refer']);
    const check = checks_summary.checks.find(({ type }: { type: string }) => type === 'IDV_DOCUMENT');
    expect(check).toMatchObject({ status: 'Failed', result: 'Refer', provider: 'acme' });
    const { data } = (await project.ask('GET', `/v1/cases/${case_token}/alerts?category=API%20Failure`)).json;
    expect(data).toMatchObject([{ summary: 'acme did not answer. Not checked: Identity document.' }]);
    expect(new Set(provider.jobs.map(({ job_token }) => job_token)).size).toBe(1);
  });
});
