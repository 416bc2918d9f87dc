import { expect, it } from 'vitest';
import { aProject } from '@/tests/fixtures/project';
import { screenOnly } from '@/tests/fixtures/sample-screening';

// Set before the settings are first read; each test file reads its own.
process.env.PROBITY_ENVIRONMENT = 'production';

it('flows · a category without a list is required in production if the flow asks for it', async () => {
  await screenOnly(['sanctions']);
  const project = await aProject({ environment: 'production' });
  const body = { name: 'Ann Ash', categories: ['sanctions', 'pep'] };
  const { json } = await project.ask('POST', `${project.execute}/screening/api`, { body });
  expect(json).toMatchObject({
    overall_verdict: 'Refer',
    screening: { sanctions_status: 'No Hit', pep_status: 'Not Screened', watchlist_status: 'Not Screened' },
  });
  const { json: alerts } = await project.ask('GET', '/v1/alerts?category=API%20Failure');
  expect(alerts.data).toMatchObject([
    { type: 'System', summary: 'No list in force covers PEPs, which the policy requires.' },
  ]);
});

it('alerts · resolve · covers every category without a list', async () => {
  await screenOnly(['sanctions']);
  const project = await aProject({ environment: 'production' });
  const body = { name: 'Ann Ash', categories: ['sanctions', 'pep', 'adverse_media'] };
  const flow = await project.ask('POST', `${project.execute}/screening/api`, { body });
  const { json: alerts } = await project.ask('GET', '/v1/alerts');
  expect([flow.json.checks_summary.referred, alerts.data.length]).toEqual([2, 1]);
  const path = `/v1/alerts/${alerts.data[0].token}`;
  await project.ask('POST', `${path}/acknowledge`);
  const resolution = { action: 'Approve', rationale: 'Searched by hand.' };
  await project.ask('POST', `${path}/resolve`, { body: resolution });
  const { json } = await project.ask('GET', `/v1/flows/${flow.json.flow_token}`);
  expect(json.data.overall_verdict).toBe('Pass');
});
