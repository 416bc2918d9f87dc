import { listOf, resource } from '@/lib/domain/answer';
import { Entity, EntityFilters, entitySorts } from '@/lib/domain/entities/schema';
import { operation } from '@/lib/domain/operation';
import { Case, CaseFilters, CaseParams, caseSorts } from './schema';

const tag = 'Cases';

export const listCases = operation({
  id: 'cases.list',
  method: 'GET',
  path: '/v1/cases',
  tag,
  scope: 'cases:read',
  summary: 'List cases',
  query: CaseFilters,
  answer: listOf(Case, { sorts: caseSorts }),
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
  summary: 'List the people and companies of a case, each with its role in it',
  params: CaseParams,
  query: EntityFilters,
  answer: listOf(Entity, { sorts: entitySorts }),
});
