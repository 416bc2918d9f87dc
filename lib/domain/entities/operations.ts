import { created, listOf, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import {
  Entity,
  EntityListFilters,
  EntityGraph,
  EntityParams,
  entitySorts,
  Ownership,
  RegisterEntity,
  SetOwners,
  UpdateEntity,
} from './schema';

const tag = 'Entities';

export const listEntities = operation({
  id: 'entities.list',
  method: 'GET',
  path: '/v1/entities',
  tag,
  scope: 'entities:read',
  summary: 'List people and companies',
  query: EntityListFilters,
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

export const registerEntity = operation({
  id: 'entities.create',
  method: 'POST',
  path: '/v1/entities',
  tag,
  scope: 'entities:write',
  summary: 'Create a person or company',
  body: RegisterEntity,
  answer: created(Entity),
  example: {
    type: 'Person',
    first_name: 'Priya',
    last_name: 'Raman',
    date_of_birth: '1993-03-08',
    nationality: 'IN',
    country: 'GB',
    metadata: { customer_since: '2024-05-01' },
  },
});

export const updateEntity = operation({
  id: 'entities.update',
  method: 'PATCH',
  path: '/v1/entities/{entity_token}',
  tag,
  scope: 'entities:write',
  summary: 'Change a person or company; a new name or date of birth is screened again',
  description:
    'A changed name or date of birth repeats the screening: new checks run, for the categories of the earlier ones, which are ' +
    'kept. The audit record `entity.updated` then has `screening` with the flow and the categories. Nothing starts for an ' +
    'entity that was never screened, since no result is out of date: screen it with `POST /v1/entities/{entity_token}/screen`, ' +
    'or set `monitored`, after which monitoring screens it at its next interval. Other changed fields repeat nothing.',
  params: EntityParams,
  body: UpdateEntity,
  answer: resource(Entity),
  example: { country: 'FR', metadata: { segment: 'retail' } },
});

export const setEntityOwners = operation({
  id: 'entities.set_owners',
  method: 'PUT',
  path: '/v1/entities/{entity_token}/owners',
  tag,
  scope: 'entities:write',
  summary: 'Set the direct owners of a company',
  params: EntityParams,
  body: SetOwners,
  answer: resource(Ownership),
  example: { owners: [{ entity_token: 'ent_01k5x3y7q8r9s0t1v2w3x4y5z6', ownership_percentage: 60 }] },
});

export const getEntityGraph = operation({
  id: 'entities.get_graph',
  method: 'GET',
  path: '/v1/entities/{entity_token}/graph',
  tag,
  scope: 'entities:read',
  summary: 'Get the owners and holdings of an entity, direct and through other companies',
  params: EntityParams,
  answer: resource(EntityGraph),
});
