import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { schemaModules } from '@/generated/schemas';
import { type OpenApiDocument, openApiDocument } from '@/lib/api/openapi/document';
import { operationsOf } from '@/lib/api/registry';
import { breakingChanges, unannounced } from './breaking-changes';
import { root, textOf } from './tree';

const served = openApiDocument(operationsOf(routes), schemaModules);

const checkedIn = 'docs/openapi.json';
const readCheckedIn = (): OpenApiDocument | null =>
  existsSync(join(root, checkedIn)) ? (JSON.parse(textOf(checkedIn)) as OpenApiDocument) : null;

/** Every object with fields and every list of values, by what it says. What a schema excludes is no object of its own. */
function inlined(document: OpenApiDocument): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const visit = (part: unknown, place: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const isWorthAName = 'properties' in part || 'enum' in part;
    const text = isWorthAName ? JSON.stringify(part) : '';
    if (isWorthAName) places.set(text, [...(places.get(text) ?? []), place]);
    for (const [key, value] of Object.entries(part)) if (key !== 'not') visit(value, `${place}/${key}`);
  };
  visit(document.components.schemas, '#/components/schemas');
  return places;
}

describe('the OpenAPI document', () => {
  it('holds every operation', () => {
    const ids = Object.values(served.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(
      operationsOf(routes)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('lists events by their names, in whatever order a bundler puts the exports of a module', () => {
    const { AuditRecord, CreateWebhook } = served.components.schemas;
    const text = JSON.stringify([AuditRecord, CreateWebhook, served.components.schemas.AuditEventType]);
    const lists = [...text.matchAll(/\[("[a-z_]+\.[a-z_]+"(?:,"[a-z_]+\.[a-z_]+")+)\]/g)].map(
      ([, list = '']) => list.split(','),
    );
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list).toEqual(list.toSorted());
    const webhooks = Object.keys(served.webhooks);
    expect(webhooks).toEqual(webhooks.toSorted());
  });

  it.each(['Cases', 'Alerts', 'Checks', 'Risk assessments', 'Flows', 'Webhooks'])(
    'describes the moves of %s as their lifecycle has them',
    (tag) => {
      const { description = '' } = served.tags.find(({ name }) => name === tag) ?? {};
      expect(description).toContain('| Move | From | To | Event |');
    },
  );

  it('says which moves of a check a caller can ask for, and which Probity makes', () => {
    const { description = '' } = served.tags.find(({ name }) => name === 'Checks') ?? {};
    expect(description).toContain('| `retry` | Failed | Queued | `check.retried` |');
    expect(description).toContain('| plan retry (Probity itself) | In Progress | Retry Scheduled |  |');
  });

  it.each(['People', 'Four eyes', 'Idempotency', 'Lists', 'Rate limits', 'Webhooks', 'Errors'])(
    'explains %s itself',
    (title) => expect(served.info.description).toContain(`## ${title}\n`),
  );

  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(served).matchAll(/"#\/([^"]+)"/g)].map(([, path = '']) => path);
    const missing = references.filter((path) => {
      const parts = path.split('/');
      return (
        parts.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], served) === undefined
      );
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('says nothing twice: what several schemas hold has a name, which is that of its export', () => {
    const names = Object.keys(served.components.schemas).map((name) => `#/components/schemas/${name}`);
    const copies = [...inlined(served).values()].filter(
      (places) => places.length > 1 && places.some((place) => !names.includes(place)),
    );
    expect(copies).toEqual([]);
  });

  it('breaks no client of the one checked in, unless a major version or the changelog says so', () => {
    const before = readCheckedIn();
    expect(before ? unannounced(before, served, textOf('CHANGELOG.md')) : []).toEqual([]);
  });

  it('is checked in as docs/openapi.json: `npm run test:update` writes it, if it breaks no client', async () => {
    const before = readCheckedIn();
    expect(before ? unannounced(before, served, textOf('CHANGELOG.md')) : []).toEqual([]);
    await expect(`${JSON.stringify(served, null, 2)}\n`).toMatchFileSnapshot(join(root, checkedIn));
  });
});

/** The document after `change`, read as if it were another release. */
function changed(change: (document: OpenApiDocument) => void): OpenApiDocument {
  const copy = structuredClone(served);
  change(copy);
  return copy;
}

// A schema, as far as the changes below touch it.
interface Fields {
  properties: Record<string, object>;
  required: string[];
  enum: string[];
}
const fieldsOf = ({ components }: OpenApiDocument, name: string) =>
  components.schemas[name] as unknown as Fields;

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
  ['a new operation', ({ paths }) => (paths['/v1/hats'] = structuredClone(paths['/v1/users'] ?? {}))],
];

describe('breaking changes', () => {
  it.each(breaking)('are told: %s', (_name, change, told) => {
    const found = breakingChanges(served, changed(change)).map((it) => `${it.place} ${it.change}`);
    expect(found).toEqual([told]);
    expect(unannounced(served, changed(change), '# Changelog\n\n## 3.0.1\n\n- **Fixed.** More.\n')).toEqual([
      told,
    ]);
  });

  it.each(harmless)('are not: %s', (_name, change) => {
    expect(breakingChanges(served, changed(change))).toEqual([]);
  });

  it('are not: any text but blanks in place of text of one kind', () => {
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

  it('pass when the newest entry of the changelog names their place', () => {
    const removed = changed(({ paths }) => delete paths['/v1/users']?.get);
    const changelog = '# Changelog\n\n## 3.1.0\n\n- **Breaking.** `users.list` is gone.\n\n## 3.0.0\n';
    expect(unannounced(served, removed, changelog)).toEqual([]);
    expect(unannounced(served, removed, changelog.replace('users.list', 'alerts.list'))).toHaveLength(1);
  });

  it('pass with a new major version', () => {
    const removed = changed(({ paths, info }) => {
      delete paths['/v1/users'];
      info.version = '4.0.0';
    });
    expect(unannounced(served, removed, '')).toEqual([]);
  });
});
