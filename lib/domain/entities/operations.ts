import { listOf, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { Entity, EntityFilters, EntityParams, entitySorts } from './schema';

const tag = 'Entities';

export const listEntities = operation({
  id: 'entities.list',
  method: 'GET',
  path: '/v1/entities',
  tag,
  scope: 'entities:read',
  summary: 'List people and companies',
  query: EntityFilters,
  answer: listOf(Entity, { sorts: entitySorts }),
});

export const getEntity = operation({
  id: 'entities.get',
  method: 'GET',
  path: '/v1/entities/{entity_token}',
  tag,
  scope: 'entities:read',
  summary: 'Get a person or company',
  params: EntityParams,
  answer: resource(Entity),
});
