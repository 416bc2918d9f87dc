import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import { registerCompany } from '@/tests/fixtures/registered-company';
import type { Act } from './scene';

async function startFlow(project: FilledProject): Promise<void> {
  const body = { name: 'Blue Heron Shipping', entity_type: 'company', external_reference: 'later' };
  const { json } = await project.ask('POST', `${project.execute}/screening/init`, { body });
  project.tokens.later = json.flow_token;
}

async function runFlow({ ctx, tokens, ask }: FilledProject): Promise<string> {
  await runRequestedFlow(ctx, tokens.later ?? '');
  return (await ask('GET', `/v1/flows/${tokens.later}`)).text;
}

const company = {
  company_name: 'Northgate Bulk Carriers Ltd',
  registration_number: '09812390',
  country: 'GB',
};

const askAboutCompany = async ({ ask, execute }: FilledProject): Promise<string> =>
  (await ask('POST', `${execute}/api`, { body: company })).text;

async function askForTheFirstTime(project: FilledProject): Promise<void> {
  await registerCompany({ registration_number: company.registration_number });
  await askAboutCompany(project);
}

export const flowActs: Act[] = [
  { name: 'a flow that a worker runs', prepare: startFlow, act: runFlow },
  {
    name: 'a flow about a company that is known from an earlier one',
    prepare: askForTheFirstTime,
    act: askAboutCompany,
  },
];
