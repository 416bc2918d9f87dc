import { beforeAll, describe, expect, it } from 'vitest';
import { type AlertValues, aCase, anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const alertOf = async (values: AlertValues = {}) => (await anAlert(project.ctx, values)).token;
const post = (alert: string, action: string, body?: object) =>
  project.ask('POST', `/v1/alerts/${alert}/${action}`, { body });

describe('alerts · due', () => {
  it('finds what is overdue or due within a day in every status but Resolved, and not where the clock stands still', async () => {
    const { token: case_token } = await aCase(project.ctx);
    const [open, acknowledged, resolved, paused, later] = [
      await alertOf(),
      await alertOf(),
      await alertOf(),
      await alertOf({ case_token }),
      await alertOf(),
    ];
    await post(acknowledged, 'acknowledge');
    await post(resolved, 'acknowledge');
    await post(resolved, 'resolve', { action: 'Approve', rationale: 'Another person.' });
    const due = (alert: string, at: string) =>
      asOwner(`update alerts set sla_deadline = now() + $2::interval where token = $1`, [alert, at]);
    await due(open, '5 hours');
    for (const overdue of [acknowledged, resolved, paused]) await due(overdue, '-1 hour');
    await asOwner(`update alerts set sla_paused_at = now() where token = $1`, [paused]);
    await due(later, '2 days');
    const found = async (filter: string) => {
      const { json } = await project.ask('GET', `/v1/alerts?due=${filter}&sort=sla_deadline`);
      return json.data.map(({ token }: { token: string }) => token);
    };
    expect(await found('Overdue or within 24 hours')).toEqual([acknowledged, open]);
    expect(await found('Overdue')).toEqual([acknowledged]);
    expect(await found('Within 24 hours')).toEqual([open]);
  });
});
