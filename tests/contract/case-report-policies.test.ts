import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '@/lib/domain/policies/policy';
import { aCase, anAlert, anAssessment } from '@/tests/fixtures/factories';
import { storePolicy } from '@/tests/fixtures/policies';
import { aProject } from '@/tests/fixtures/project';

describe('cases · report', () => {
  it('names the versions of the policies that were in force at each decision', async () => {
    const decided = await aProject();
    const { token: caseToken } = await aCase(decided.ctx);
    await anAlert(decided.ctx, { case_token: caseToken, category: 'Sanctions Hit' });
    await storePolicy(decided.ctx, 'four_eyes', 1, defaultPolicy.four_eyes);
    const second = await anAlert(decided.ctx, { case_token: caseToken, category: 'API Failure' });
    const send = (path: string, body: object) => decided.ask('POST', path, { body });
    await send(`/v1/alerts/${second.token}/acknowledge`, {});
    await send(`/v1/alerts/${second.token}/resolve`, { action: 'Approve', rationale: 'It answers again.' });
    await storePolicy(decided.ctx, 'four_eyes', 2, defaultPolicy.four_eyes);
    const assessment = await anAssessment(decided.ctx, caseToken);
    await send(`/v1/risk-assessments/${assessment}/approve`, {});

    const { data } = (await decided.ask('GET', `/v1/cases/${caseToken}/report`)).json;
    const byDefault = (kind: string) => ({ kind, token: null, version: 0 });
    expect(data.alerts).toMatchObject([
      {
        policies_when_raised: ['screening', 'priority', 'alert_sla'].map(byDefault),
        policies_when_resolved: null,
      },
      {
        policies_when_raised: ['priority', 'alert_sla'].map(byDefault),
        policies_when_resolved: [{ kind: 'four_eyes', token: expect.stringMatching(/^pol_/), version: 1 }],
      },
    ]);
    expect(data.risk_assessments).toMatchObject([
      { policies_when_approved: [{ kind: 'four_eyes', version: 2 }] },
    ]);
    expect(data.case.policies_when_closed).toBeNull();
  });
});
