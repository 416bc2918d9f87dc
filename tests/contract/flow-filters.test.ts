import { beforeAll, describe, expect, it } from 'vitest';
import { giveUp } from '@/tests/fixtures/lost-workers';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;
const flows: { flow_token: string; flow_type: string; processing_status: string }[] = [];

const company = { company_name: 'Northgate Bulk Carriers Ltd', country: 'GB' };
const person = { first_name: 'Helen', last_name: 'Abbott', country: 'GB' };
const waiting = { ...person, last_name: 'DOCS' };

async function run(path: string, body: object): Promise<void> {
  const { json } = await project.ask('POST', project.execute + path, { body });
  const { flow_token, flow_type, processing_status } = json;
  flows.push({ flow_token, flow_type, processing_status });
}

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  await run('/api', company);
  await run('/kyc/api', person);
  await run('/kyc/api', waiting);
  await run('/screening/api', { name: 'Helen Abbott' });
  await run('/screening/api', { name: 'Priya Raman' });
  await project.ask('POST', `${project.execute}/kyc/init`, { body: person });
  const [{ flow_token }] = (await project.ask('GET', '/v1/flows?limit=1')).json.data;
  await giveUp(project, flow_token);
  flows.push({ flow_token, flow_type: 'person', processing_status: 'failed' });
});

const types = ['company', 'person', 'screening', 'document'];
const statuses = ['processing', 'complete', 'failed'];

async function expectFound(filters: { flow_type?: string; processing_status?: string }): Promise<void> {
  const fitting = flows.filter(
    (flow) =>
      flow.flow_type === (filters.flow_type ?? flow.flow_type) &&
      flow.processing_status === (filters.processing_status ?? flow.processing_status),
  );
  const { status, json } = await project.ask('GET', `/v1/flows?${new URLSearchParams(filters)}`);
  const found = json.data.map(({ flow_token }: { flow_token: string }) => flow_token);
  expect([status, found.sort(), json.meta.total]).toEqual([
    200,
    fitting.map(({ flow_token }) => flow_token).sort(),
    fitting.length,
  ]);
}

describe('flows · filters', () => {
  it('are tested on flows of every status, and of every type that an endpoint runs', () => {
    expect(new Set(flows.map(({ flow_type }) => flow_type))).toEqual(new Set(types.slice(0, 3)));
    expect(new Set(flows.map(({ processing_status }) => processing_status))).toEqual(new Set(statuses));
  });

  it.each(types)('flow_type=%s finds those flows and counts them', (flow_type) => expectFound({ flow_type }));

  it.each(statuses)('processing_status=%s finds those flows and counts them', (processing_status) =>
    expectFound({ processing_status }),
  );

  it.each(
    types.flatMap((flow_type) => statuses.map((processing_status) => ({ flow_type, processing_status }))),
  )(
    'flow_type=$flow_type and processing_status=$processing_status together find flows with both',
    expectFound,
  );

  it('refuse an unknown value with 400', async () => {
    for (const query of ['flow_type=kyb', 'processing_status=done']) {
      const { status, json } = await project.ask('GET', `/v1/flows?${query}`);
      expect([status, json.error.details[0].code], query).toEqual([400, 'invalid_value']);
    }
  });
});
