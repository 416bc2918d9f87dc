import { bareOperation, listOperation, operation } from '@/lib/domain/operation';
import { FlowResult } from './result-schema';
import {
  CompanyRequest,
  Flow,
  FlowFilters,
  FlowParams,
  PersonRequest,
  ProjectParams,
  PullParams,
  ScreeningRequest,
  TokenResponse,
} from './schema';

const execute = '/api/gateway/execute/{project_hash}' as const;

export const runCompanyFlow = bareOperation({
  id: 'flows.run_company',
  method: 'POST',
  path: `${execute}/api`,
  scope: 'flows:write',
  summary: 'Verify a company and wait for the result',
  params: ProjectParams,
  body: CompanyRequest,
  response: FlowResult,
});

export const startCompanyFlow = bareOperation({
  id: 'flows.start_company',
  method: 'POST',
  path: `${execute}/init`,
  scope: 'flows:write',
  summary: 'Verify a company and get tokens at once',
  params: ProjectParams,
  body: CompanyRequest,
  response: TokenResponse,
});

export const runPersonFlow = bareOperation({
  id: 'flows.run_person',
  method: 'POST',
  path: `${execute}/kyc/api`,
  scope: 'flows:write',
  summary: 'Verify a person and wait for the result',
  params: ProjectParams,
  body: PersonRequest,
  response: FlowResult,
});

export const startPersonFlow = bareOperation({
  id: 'flows.start_person',
  method: 'POST',
  path: `${execute}/kyc/init`,
  scope: 'flows:write',
  summary: 'Verify a person through the hosted journey',
  params: ProjectParams,
  body: PersonRequest,
  response: TokenResponse,
});

export const runScreeningFlow = bareOperation({
  id: 'flows.run_screening',
  method: 'POST',
  path: `${execute}/screening/api`,
  scope: 'flows:write',
  summary: 'Screen a name and wait for the result',
  params: ProjectParams,
  body: ScreeningRequest,
  response: FlowResult,
});

export const pullResult = bareOperation({
  id: 'flows.pull',
  method: 'GET',
  path: '/api/gateway/sharable-payload/{pull_token}',
  scope: 'flows:read',
  summary: 'Fetch the result of a flow by its pull token',
  params: PullParams,
  response: FlowResult,
});

export const listFlows = listOperation({
  id: 'flows.list',
  method: 'GET',
  path: '/v1/flows',
  scope: 'flows:read',
  summary: 'List flows',
  query: FlowFilters,
  response: Flow,
  list: { sorts: ['created_at'], defaultLimit: 25, maxLimit: 100 },
});

export const getFlow = operation({
  id: 'flows.get',
  method: 'GET',
  path: '/v1/flows/{flow_token}',
  scope: 'flows:read',
  summary: 'Get a flow and its result',
  params: FlowParams,
  response: FlowResult,
});
