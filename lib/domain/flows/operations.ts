import { enveloped, flowAnswer, listOf, resource } from '@/lib/domain/answer';
import { EntityParams } from '@/lib/domain/entities/schema';
import { operation } from '@/lib/domain/operation';
import { admission } from './decided/admission';
import { FlowResult } from './result-schema';
import {
  CompanyRequest,
  Flow,
  FlowFilters,
  FlowParams,
  PersonRequest,
  ProjectParams,
  PullParams,
  ScreenEntity,
  ScreeningRequest,
  TokenResponse,
} from './schema';

const tag = 'Flows';
const execute = '/api/gateway/execute/{project_hash}' as const;

const sync = flowAnswer(FlowResult, { 200: 'The result', 202: 'The results so far, at the timeout' });
const async = flowAnswer(TokenResponse, { 200: 'The tokens' });

const sheds =
  'If more flows arrive than can be answered in time, the response is 503, sent before the credentials are checked; its rate ' +
  'headers are those of an unauthenticated caller.';
const waits =
  'Returns 200 when every check has ended, or 202 with the result so far after `X-SYNC-TIMEOUT`; the checks continue, and ' +
  'the result can be pulled. A repeated `external_reference` returns the existing flow. ' +
  sheds;
const comesBack =
  'Pull the result with `tokens.pull` when it is ready. A repeated `external_reference` returns the tokens of the existing ' +
  `flow. ${sheds}`;

const company = {
  company_name: 'Larkspur Joinery Ltd',
  registration_number: '11223344',
  country: 'GB',
  directors: [{ first_name: 'Owen', last_name: 'Larkspur', date_of_birth: '1971-07-15', nationality: 'GB' }],
};
const person = {
  first_name: 'Priya',
  last_name: 'Raman',
  country: 'GB',
  date_of_birth: '1993-03-08',
  email: 'priya.raman@example.com',
};

export const runCompanyFlow = operation({
  id: 'flows.run_company',
  method: 'POST',
  path: `${execute}/api`,
  tag,
  scope: 'flows:write',
  summary: 'Verify a company and wait for the result',
  description: `Looks up the company in its registry and screens it, its directors and its owners. ${waits}`,
  params: ProjectParams,
  body: CompanyRequest,
  answer: sync,
  admission,
  example: company,
});

export const startCompanyFlow = operation({
  id: 'flows.start_company',
  method: 'POST',
  path: `${execute}/init`,
  tag,
  scope: 'flows:write',
  summary: 'Verify a company in the background',
  description: `Runs the checks of the sync flow in the background. ${comesBack}`,
  params: ProjectParams,
  body: CompanyRequest,
  answer: async,
  admission,
  example: company,
});

export const runPersonFlow = operation({
  id: 'flows.run_person',
  method: 'POST',
  path: `${execute}/kyc/api`,
  tag,
  scope: 'flows:write',
  summary: 'Verify a person and wait for the result',
  description: `Checks identity and, if given, email, phone and address, and screens the person. ${waits}`,
  params: ProjectParams,
  body: PersonRequest,
  answer: sync,
  admission,
  example: person,
});

export const startPersonFlow = operation({
  id: 'flows.start_person',
  method: 'POST',
  path: `${execute}/kyc/init`,
  tag,
  scope: 'flows:write',
  summary: 'Verify a person through the hosted journey',
  description: `Runs the checks of the sync flow in the background; document and face wait for the person. ${comesBack}`,
  params: ProjectParams,
  body: PersonRequest,
  answer: async,
  admission,
  example: person,
});

export const runScreeningFlow = operation({
  id: 'flows.run_screening',
  method: 'POST',
  path: `${execute}/screening/api`,
  tag,
  scope: 'flows:write',
  summary: 'Screen a name and wait for the result',
  description: `Opens a case of type Review only if there is a match. ${waits}`,
  params: ProjectParams,
  body: ScreeningRequest,
  answer: sync,
  admission,
  example: { name: 'Priya Raman', date_of_birth: '1993-03-08', categories: ['sanctions', 'pep'] },
});

export const pullResult = operation({
  id: 'flows.pull',
  method: 'GET',
  path: '/api/gateway/sharable-payload/{pull_token}',
  tag,
  scope: 'flows:read',
  summary: 'Fetch the result of a flow by its pull token',
  description:
    'Returns 204 with `Retry-After` until the first check has ended, then 200 with the result so far, until 30 days after results became available.',
  params: PullParams,
  answer: flowAnswer(FlowResult, { 200: 'The result', 204: 'Nothing is finished yet' }),
  errors: ['TOKEN_EXPIRED'],
});

export const listFlows = operation({
  id: 'flows.list',
  method: 'GET',
  path: '/v1/flows',
  tag,
  scope: 'flows:read',
  summary: 'List flows',
  query: FlowFilters,
  answer: listOf(Flow, { sorts: ['created_at'] }),
});

export const getFlow = operation({
  id: 'flows.get',
  method: 'GET',
  path: '/v1/flows/{flow_token}',
  tag,
  scope: 'flows:read',
  summary: 'Get a flow and its result',
  description: '`tokens` is null for signed-in people, and for clients without `flows:write`.',
  params: FlowParams,
  answer: resource(FlowResult),
});

/** Declared here, because it returns a flow result. */
export const screenEntity = operation({
  id: 'entities.screen',
  method: 'POST',
  path: '/v1/entities/{entity_token}/screen',
  tag: 'Entities',
  scope: 'entities:write',
  summary: 'Screen a person or company now, and wait for the result',
  params: EntityParams,
  body: ScreenEntity,
  answer: flowAnswer(enveloped(FlowResult), {
    200: 'The result',
    202: 'The result so far, at the timeout',
  }),
  example: { categories: ['sanctions', 'pep'] },
});
