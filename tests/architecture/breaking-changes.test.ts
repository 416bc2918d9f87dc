import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { schemaModules } from '@/generated/schemas';
import { type OpenApiDocument, openApiDocument, type OperationObject } from '@/lib/api/openapi/document';
import { operationsOf } from '@/lib/api/registry';
import { breakingChanges, unannounced } from './breaking-changes';

const served = openApiDocument(operationsOf(routes), schemaModules);

/** The document after `change`, as if it were another release. */
function changed(change: (document: OpenApiDocument) => void): OpenApiDocument {
  const copy = structuredClone(served);
  change(copy);
  return copy;
}

// The parts of a schema that the changes below touch.
interface Fields {
  properties: Record<string, object>;
  required: string[];
  enum: string[];
}
const fieldsOf = ({ components }: OpenApiDocument, name: string) =>
  components.schemas[name] as unknown as Fields;

function operationIn({ paths }: OpenApiDocument, path: string, method: string): OperationObject {
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`There is no ${method} ${path}.`);
  return operation;
}

interface Answer {
  content?: Record<string, object>;
  headers?: Record<string, object>;
}
const answerOf = ({ responses }: OperationObject, status: string) => responses[status] as Answer;

/** Sets the scopes that API keys need; other ways to authenticate keep theirs. */
function needScopes(operation: OperationObject, ...scopes: string[]): void {
  operation.security = operation.security.map((way) => ('api_key' in way ? { api_key: scopes } : way));
}

function renameMediaType(body: OperationObject['requestBody'], to: string): void {
  if (body) body.content = Object.fromEntries(Object.values(body.content).map((each) => [to, each]));
}

const breaking: [string, (document: OpenApiDocument) => void, string][] = [
  ['a removed operation', ({ paths }) => delete paths['/v1/users']?.get, 'users.list is removed'],
  [
    'a removed field of an answer',
    (document) => delete fieldsOf(document, 'Alert').properties.summary,
    'Alert.summary is removed',
  ],
  [
    'a removed value',
    (document) => fieldsOf(document, 'AlertStatus').enum.pop(),
    'AlertStatus no longer has the value Escalated',
  ],
  [
    'a newly required field of a request',
    (document) => fieldsOf(document, 'AssignAlert').required.push('note'),
    'AssignAlert.note is required',
  ],
  [
    'another type',
    (document) => (fieldsOf(document, 'Alert').properties.priority_score = { type: 'string' }),
    'Alert.priority_score may be string',
  ],
  [
    'a field that may be null',
    (document) => (fieldsOf(document, 'Alert').properties.summary = { type: ['string', 'null'] }),
    'Alert.summary may be null',
  ],
  [
    'a tighter limit of a request',
    (document) => (fieldsOf(document, 'AssignAlert').properties.note = { type: 'string', maxLength: 10 }),
    'AssignAlert.note has the tighter maxLength 10',
  ],
  [
    'a narrower pattern of a request',
    (document) =>
      (fieldsOf(document, 'AssignAlert').properties.note = { type: 'string', pattern: '^[a-z]+$' }),
    'AssignAlert.note has another pattern',
  ],
  [
    'a removed parameter',
    ({ paths }) => paths['/v1/alerts']?.get?.parameters.shift(),
    'alerts.list.status is removed',
  ],
  [
    'an additional scope',
    (document) =>
      needScopes(operationIn(document, '/v1/alerts/{alert_token}', 'get'), 'alerts:read', 'cases:read'),
    'alerts.get is no longer open to api_key alerts:read',
  ],
  [
    'another scope',
    (document) => needScopes(operationIn(document, '/v1/alerts', 'get'), 'alerts:write'),
    'alerts.list is no longer open to api_key alerts:read',
  ],
  [
    'a removed way to authenticate',
    (document) => operationIn(document, '/v1/alerts', 'get').security.pop(),
    'alerts.list is no longer open to session alerts:read',
  ],
  [
    'another media type of a request',
    (document) =>
      renameMediaType(operationIn(document, '/v1/entities/imports', 'post').requestBody, 'text/plain'),
    'entity_imports.create no longer takes text/csv',
  ],
  [
    'a narrower form body',
    ({ paths }) => {
      const content = paths['/oauth/token']?.post?.requestBody?.content ?? {};
      const form = content['application/x-www-form-urlencoded'];
      if (form) form.schema = { type: 'string' };
    },
    'oauth.issue_token no longer takes object',
  ],
  [
    'a file that is no longer answered',
    (document) =>
      delete answerOf(operationIn(document, '/v1/cases/{case_token}/report', 'get'), '200').content?.[
        'application/pdf'
      ],
    'cases.report no longer answers application/pdf',
  ],
  [
    'an error with another status',
    (document) => delete operationIn(document, '/v1/alerts/{alert_token}/resolve', 'post').responses[409],
    'alerts.resolve no longer answers 409',
  ],
  [
    'another code of an error',
    (document) => {
      const { responses } = operationIn(document, '/v1/alerts/{alert_token}/resolve', 'post');
      responses[409] = { $ref: '#/components/responses/IdempotencyInProgress' };
      const { IdempotencyInProgress } = document.components.responses as Record<string, Answer>;
      Object.assign(IdempotencyInProgress?.headers ?? {}, { 'Idempotency-Replayed': {} });
    },
    'alerts.resolve.409.error.code no longer has the value INVALID_STATE',
  ],
  [
    'a header that is no longer answered',
    (document) =>
      delete answerOf(operationIn(document, '/v1/cases', 'post'), '201').headers?.['Idempotency-Replayed'],
    'cases.create no longer has the header Idempotency-Replayed with 201',
  ],
  [
    'a header that is no longer sent',
    ({ webhooks }) => {
      const { post } = webhooks['alert.created'] as { post: OperationObject };
      post.parameters = post.parameters.slice(1);
    },
    'alert.created no longer has the header X-Service-Signature',
  ],
  ['a removed event', ({ webhooks }) => delete webhooks['alert.created'], 'alert.created is removed'],
];

const harmless: [string, (document: OpenApiDocument) => void][] = [
  [
    'a new field of an answer',
    (document) => (fieldsOf(document, 'Alert').properties.extra = { type: 'string' }),
  ],
  [
    'a new optional field of a request',
    (document) => (fieldsOf(document, 'AssignAlert').properties.extra = { type: 'string' }),
  ],
  [
    'a scope that is no longer needed',
    ({ paths }) => Object.assign(paths['/v1/alerts']?.get ?? {}, { security: [{}] }),
  ],
  [
    'another way to authenticate',
    ({ paths }) => paths['/v1/alerts']?.get?.security.push({ hat: ['alerts:read'] }),
  ],
  [
    'an additional media type',
    ({ paths }) =>
      Object.assign(paths['/v1/entities/imports']?.post?.requestBody?.content ?? {}, {
        'text/tab-separated-values': { schema: { type: 'string' } },
      }),
  ],
  [
    'a new error, and another header',
    ({ paths }) => {
      const responses: Record<string, object> = paths['/v1/users']?.get?.responses ?? {};
      responses[410] = { $ref: '#/components/responses/NotFound' };
      Object.assign((responses[200] as Answer).headers ?? {}, { Link: {} });
    },
  ],
  ['a new operation', ({ paths }) => (paths['/v1/hats'] = structuredClone(paths['/v1/users'] ?? {}))],
];

describe('breaking changes', () => {
  it.each(breaking)('are reported: %s', (_name, change, told) => {
    const found = breakingChanges(served, changed(change)).map((it) => `${it.place} ${it.change}`);
    expect(found).toEqual([told]);
    expect(unannounced(served, changed(change), '# Changelog\n\n## 3.0.1\n\n- **Fixed.** More.\n')).toEqual([
      told,
    ]);
  });

  it.each(harmless)('do not include %s', (_name, change) => {
    expect(breakingChanges(served, changed(change))).toEqual([]);
  });

  it('do not include an object, or null, that becomes a component', () => {
    const inline = changed((document) => {
      fieldsOf(document, 'Alert').properties.held = {
        ...fieldsOf(document, 'PendingMove'),
        type: ['object', 'null'],
      };
    });
    expect(breakingChanges(inline, served)).toEqual([]);
  });

  it('do not include a pattern that is relaxed to any text but blanks', () => {
    const before = (pattern: string) =>
      changed(
        (document) =>
          (fieldsOf(document, 'EscalateAlert').properties.reason = {
            type: 'string',
            maxLength: 5_000,
            pattern,
          }),
      );
    expect(breakingChanges(before('[\\p{L}\\p{N}]'), served)).toEqual([]);
    expect(breakingChanges(before('^.*$'), served)).toHaveLength(1);
  });

  it('are accepted when the newest entry of the changelog names their place', () => {
    const removed = changed(({ paths }) => delete paths['/v1/users']?.get);
    const changelog = '# Changelog\n\n## 3.1.0\n\n- **Breaking.** `users.list` is gone.\n\n## 3.0.0\n';
    expect(unannounced(served, removed, changelog)).toEqual([]);
    expect(unannounced(served, removed, changelog.replace('users.list', 'alerts.list'))).toHaveLength(1);
  });

  it('are accepted in a new major version', () => {
    const removed = changed(({ paths, info }) => {
      delete paths['/v1/users'];
      info.version = '4.0.0';
    });
    expect(unannounced(served, removed, '')).toEqual([]);
  });
});
