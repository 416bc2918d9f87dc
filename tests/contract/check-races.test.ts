import { beforeAll, describe, expect, it } from 'vitest';
import { aCheck } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { race } from '@/tests/fixtures/race';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

/** A flow whose identity check waits for a document (`DOCS`) or has failed (`DOWN`). */
async function aFlow(marker: 'DOCS' | 'DOWN') {
  const body = { first_name: 'Mary', last_name: marker, country: 'GB' };
  const { json } = await project.ask('POST', `${project.execute}/kyc/api`, { body });
  const checks: { token: string; type: string }[] = json.checks_summary.checks;
  const check = checks.find(({ type }) => type === 'IDV_DATABASE')?.token ?? '';
  return { flow: json.flow_token as string, check };
}

const move = (check: string, name: string, body?: object) => () =>
  project.ask('POST', `/v1/checks/${check}/${name}`, { body });

const recorded = async (check: string, event: string): Promise<number> =>
  (await project.ask('GET', `/v1/audit-logs?target_token=${check}&event_type=${event}`)).json.meta.total;

describe('checks · concurrent moves', () => {
  it('let one person win, and refuse the other with 409', async () => {
    const { flow, check } = await aFlow('DOCS');
    const waive = move(check, 'waive', { reason: 'Low materiality' });
    const answers = await race('flows', flow, [waive, move(check, 'cancel')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await recorded(check, 'check.waived')) + (await recorded(check, 'check.cancelled'))).toBe(1);
  });

  it('tell the second person the state that the first one left, with a flow and without', async () => {
    const { flow, check } = await aFlow('DOCS');
    const { token } = await aCheck(project.ctx);
    const cancel = (of: string) => [move(of, 'cancel'), move(of, 'cancel')];
    const answers = [
      ...(await race('flows', flow, cancel(check))),
      ...(await race('checks', token, cancel(token))),
    ];
    const refused = answers.filter(({ status }) => status === 409).map(({ json }) => json.error);
    expect(refused.map(({ code }) => code)).toEqual(['INVALID_STATE', 'INVALID_STATE']);
    for (const { message } of refused) expect(message).toMatch(/is Cancelled.*, and it allows no move\.$/);
  });

  it('let a retry happen once', patience, async () => {
    const { flow, check } = await aFlow('DOWN');
    const answers = await race('flows', flow, [move(check, 'retry'), move(check, 'retry')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await recorded(check, 'check.retried')).toBe(1);
  });
});
