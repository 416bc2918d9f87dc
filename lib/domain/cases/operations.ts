import { created, listOf, resource } from '@/lib/domain/answer';
import { Entity, EntityFilters, entitySorts } from '@/lib/domain/entities/schema';
import { operation } from '@/lib/domain/operation';
import {
  AddEntityToCase,
  Case,
  CaseCounts,
  CaseFilters,
  CaseParams,
  caseSorts,
  CloseCase,
  CreateCase,
  EscalateCase,
  ListedCase,
  TransitionCase,
  UpdateCase,
} from './schema';

const tag = 'Cases';

export const listCases = operation({
  id: 'cases.list',
  method: 'GET',
  path: '/v1/cases',
  tag,
  scope: 'cases:read',
  summary: 'List cases',
  query: CaseFilters,
  answer: listOf(ListedCase, { sorts: caseSorts }),
});

export const getCase = operation({
  id: 'cases.get',
  method: 'GET',
  path: '/v1/cases/{case_token}',
  tag,
  scope: 'cases:read',
  summary: 'Get a case',
  params: CaseParams,
  answer: resource(Case),
});

export const listCaseEntities = operation({
  id: 'cases.list_entities',
  method: 'GET',
  path: '/v1/cases/{case_token}/entities',
  tag,
  scope: 'entities:read',
  summary: 'List the people and companies of a case, with their roles',
  params: CaseParams,
  query: EntityFilters,
  answer: listOf(Entity, { sorts: entitySorts }),
});

export const countCases = operation({
  id: 'cases.count',
  method: 'GET',
  path: '/v1/cases/counts',
  tag,
  scope: 'cases:read',
  summary: 'Count cases by status, type, category, tier, SLA status and assignee',
  query: CaseFilters,
  answer: resource(CaseCounts),
});

export const createCase = operation({
  id: 'cases.create',
  method: 'POST',
  path: '/v1/cases',
  tag,
  scope: 'cases:write',
  summary: 'Open a case without a flow',
  description:
    'About a new `entity` or an existing one (`entity_token`). Without either, the case has no primary entity until one is added.',
  body: CreateCase,
  answer: created(Case),
  errors: ['NOT_FOUND'],
  example: {
    type: 'Review',
    entity_category: 'Person',
    entity: { type: 'Person', first_name: 'Mary', last_name: 'Ward', country: 'GB' },
    external_reference: 'crm-4711',
    metadata: { branch: 'Hull' },
  },
});

export const updateCase = operation({
  id: 'cases.update',
  method: 'PATCH',
  path: '/v1/cases/{case_token}',
  tag,
  scope: 'cases:write',
  summary: 'Assign a case or replace its metadata',
  params: CaseParams,
  body: UpdateCase,
  answer: resource(Case),
  example: { assigned_to: 'usr_01kad8m3zq5v7x9b1c2d4e6f8g' },
});

export const transitionCase = operation({
  id: 'cases.transition',
  method: 'POST',
  path: '/v1/cases/{case_token}/transitions',
  tag,
  scope: 'cases:write',
  summary: 'Move a case to another status',
  description:
    '`progress` starts a New case. If nobody has it, it is assigned to the signed-in person; an API key and an OAuth ' +
    'client are assigned nothing.',
  params: CaseParams,
  body: TransitionCase,
  answer: resource(Case),
  errors: ['INVALID_STATE'],
  example: { trigger: 'request_client_input', reason: 'The proof of address is older than three months.' },
});

export const escalateCase = operation({
  id: 'cases.escalate',
  method: 'POST',
  path: '/v1/cases/{case_token}/escalate',
  tag,
  scope: 'cases:write',
  summary: 'Escalate a case to a reviewer',
  params: CaseParams,
  body: EscalateCase,
  answer: resource(Case),
  errors: ['INVALID_STATE'],
  example: {
    reason: 'The ownership cannot be explained.',
    escalate_to: 'usr_01kad8m3zq5v7x9b1c2d4e6f8g',
  },
});

export const closeCase = operation({
  id: 'cases.close',
  method: 'POST',
  path: '/v1/cases/{case_token}/close',
  tag,
  scope: 'cases:write',
  summary: 'Close a case with a decision',
  description:
    'The case must be In Review. `Approve` is refused while the case has an unresolved alert or an open check, or if no risk ' +
    'assessment of its current tier was approved after the last override.',
  params: CaseParams,
  body: CloseCase,
  answer: resource(Case),
  errors: ['INVALID_STATE'],
  example: { decision: 'Approve', summary: 'Identity and source of funds are documented.' },
});

export const addEntityToCase = operation({
  id: 'cases.add_entity',
  method: 'POST',
  path: '/v1/cases/{case_token}/entities',
  tag,
  scope: 'cases:write',
  summary: 'Add a person or company to a case',
  description:
    'Adds an existing entity or a new one. An entity that is already in the case, and a second `Primary`, are refused with 400, ' +
    'detail `not_unique`; a `Primary` whose type does not match the `entity_category` of the case with 400, detail ' +
    '`not_of_this_type`. 409 for a Closed case.',
  params: CaseParams,
  body: AddEntityToCase,
  answer: resource(Entity),
  errors: ['INVALID_STATE'],
  example: {
    entity: { type: 'Person', first_name: 'Mary', last_name: 'Ward', country: 'GB' },
    role: 'Director',
  },
});
