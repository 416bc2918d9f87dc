import { Check, CheckFilters, checkSorts } from '@/lib/domain/checks/schema';
import { listOperation, operation } from '@/lib/domain/operation';
import { Entity, EntityFilters, EntityParams, entitySorts } from './schema';

export const listEntities = listOperation({
  id: 'entities.list',
  method: 'GET',
  path: '/v1/entities',
  scope: 'entities:read',
  summary: 'List people and companies',
  query: EntityFilters,
  response: Entity,
  list: { sorts: entitySorts, defaultLimit: 25, maxLimit: 100 },
});

export const getEntity = operation({
  id: 'entities.get',
  method: 'GET',
  path: '/v1/entities/{entity_token}',
  scope: 'entities:read',
  summary: 'Get a person or company',
  params: EntityParams,
  response: Entity,
});

export const listEntityChecks = listOperation({
  id: 'entities.list_checks',
  method: 'GET',
  path: '/v1/entities/{entity_token}/checks',
  scope: 'checks:read',
  summary: 'List the checks of a person or company, from all of its cases',
  params: EntityParams,
  query: CheckFilters,
  response: Check,
  list: { sorts: checkSorts, defaultLimit: 25, maxLimit: 100 },
});
