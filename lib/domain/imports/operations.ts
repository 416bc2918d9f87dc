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
  summary: 'Create persons and companies from a CSV file',
  description:
    'Each line becomes an entity as by `POST /v1/entities`, except that it is monitored unless its line says `false`. The header names the fields, such as `type,last_name,company_name,address.city,metadata.segment`; an empty cell leaves its field out. A line that is wrong fails alone. Send an `Idempotency-Key`, so that no file is imported twice.',
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
  summary: 'List the imports of persons and companies',
  answer: listOf(EntityImport, { sorts: ['created_at'] }),
});

export const getEntityImport = operation({
  id: 'entity_imports.get',
  method: 'GET',
  path: '/v1/entities/imports/{import_token}',
  tag,
  scope: 'entities:read',
  summary: 'Get an import, and how far it is',
  params: EntityImportParams,
  answer: resource(EntityImport),
});

export const listEntityImportLines = operation({
  id: 'entity_imports.list_lines',
  method: 'GET',
  path: '/v1/entities/imports/{import_token}/lines',
  tag,
  scope: 'entities:read',
  summary: 'List the lines of an import, each with its result',
  params: EntityImportParams,
  query: ImportLineFilters,
  answer: listOf(EntityImportLine, { sorts: ['line'], defaultSort: 'line' }),
});
