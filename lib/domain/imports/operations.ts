import { accepted, listOf, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import {
  CustomerFile,
  EntityImport,
  EntityImportLine,
  EntityImportParams,
  ImportLineFilters,
} from './schema';

const tag = 'Entities';

export const importEntities = operation({
  id: 'entity_imports.create',
  method: 'POST',
  path: '/v1/entities/imports',
  tag,
  scope: 'entities:write',
  summary: 'Create people and companies from a CSV file',
  description:
    'Each line creates an entity as `POST /v1/entities` does, but `monitored` defaults to true. The header names the fields, such as `type,last_name,company_name,address.city,metadata.segment`; an empty cell omits its field. An invalid line fails without affecting the others. Send an `Idempotency-Key` so that no file is imported twice.',
  body: CustomerFile,
  bodyType: 'text/csv',
  answer: accepted(EntityImport),
  errors: ['INVALID_STATE'],
  example: [
    'type,first_name,last_name,company_name,date_of_birth,country,external_reference',
    'Person,Priya,Raman,,1993-03-08,GB,customer-4711',
    'Company,,,Blue Heron Shipping,,GB,customer-4712',
    '',
  ].join('\n'),
});

export const listEntityImports = operation({
  id: 'entity_imports.list',
  method: 'GET',
  path: '/v1/entities/imports',
  tag,
  scope: 'entities:read',
  summary: 'List the imports of people and companies',
  answer: listOf(EntityImport, { sorts: ['created_at'] }),
});

export const getEntityImport = operation({
  id: 'entity_imports.get',
  method: 'GET',
  path: '/v1/entities/imports/{import_token}',
  tag,
  scope: 'entities:read',
  summary: 'Get an import and its progress',
  params: EntityImportParams,
  answer: resource(EntityImport),
});

export const listEntityImportLines = operation({
  id: 'entity_imports.list_lines',
  method: 'GET',
  path: '/v1/entities/imports/{import_token}/lines',
  tag,
  scope: 'entities:read',
  summary: 'List the lines of an import, with their results',
  params: EntityImportParams,
  query: ImportLineFilters,
  answer: listOf(EntityImportLine, { sorts: ['line'], defaultSort: 'line' }),
});
