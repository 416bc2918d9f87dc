import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const get = async (path: string) => (await project.ask('GET', path)).json;

describe('checks · reuse', () => {
  it('reuses a valid earlier Pass in another flow of the same subject, and never a screening', async () => {
    const body = { first_name: 'Rosa', last_name: 'Reuse', country: 'GB', email: 'rosa@example.com' };
    const run = async () => (await project.ask('POST', `${project.execute}/kyc/api`, { body })).json;
    const [first, second] = [await run(), await run()];
    const by = (flow: typeof first) =>
      new Map<string, { token: string; status: string; result: string }>(
        flow.checks_summary.checks.map((check: { type: string }) => [check.type, check]),
      );
    expect(by(first).get('IDV_DATABASE')).toMatchObject({ status: 'Complete', result: 'Pass' });
    expect(by(second).get('IDV_DATABASE')).toMatchObject({ status: 'Reused', result: 'Pass' });
    expect(by(second).get('SCR_SANCTIONS')).toMatchObject({ status: 'Complete' });
    const { data: reused } = await get(`/v1/checks/${by(second).get('IDV_DATABASE')?.token}`);
    expect(reused.result_data.reused_from).toBe(by(first).get('IDV_DATABASE')?.token);
    expect(Date.parse(reused.valid_until)).toBeGreaterThan(Date.now());
  });

  it('runs the check again once the earlier result has expired', async () => {
    const body = { first_name: 'Rosa', last_name: 'Renewal', country: 'GB' };
    const run = async () => (await project.ask('POST', `${project.execute}/kyc/api`, { body })).json;
    const { case_token } = await run();
    await asOwner(`update checks set valid_until = now() - interval '1 second' where case_token = $1`, [
      case_token,
    ]);
    const { checks_summary } = await run();
    const statuses = new Set(checks_summary.checks.map(({ status }: { status: string }) => status));
    expect(statuses.has('Reused')).toBe(false);
  });
});
