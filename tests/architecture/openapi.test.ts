import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { schemaModules } from '@/generated/schemas';
import { type OpenApiDocument, openApiDocument } from '@/lib/api/openapi/document';
import { eventWords } from '@/lib/api/openapi/event-words';
import { operationsOf } from '@/lib/api/registry';
import { unannounced } from './breaking-changes';
import { earlierDocuments } from './earlier-documents';
import { root, textOf } from './tree';

const served = openApiDocument(operationsOf(routes), schemaModules);

const checkedIn = 'docs/openapi.json';
const readCheckedIn = (): OpenApiDocument | null =>
  existsSync(join(root, checkedIn)) ? (JSON.parse(textOf(checkedIn)) as OpenApiDocument) : null;

const earlier = earlierDocuments(checkedIn);

const unannouncedSinceCheckedIn = () => {
  const before = readCheckedIn();
  return before ? unannounced(before, served, textOf('CHANGELOG.md')) : [];
};

const unannouncedSinceEarlier = () =>
  earlier.flatMap(({ commit, document }) =>
    unannounced(document, served, textOf('CHANGELOG.md')).map((change) => `${change} since ${commit}`),
  );

/**
 * The places of every object with fields and every list of values, by their text. What a schema excludes is not
 * counted.
 */
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
  it('contains every operation', () => {
    const ids = Object.values(served.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(
      operationsOf(routes)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('lists events in alphabetical order, in whatever order a bundler puts the exports of a module', () => {
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

  it('says when each webhook event is sent', () => {
    expect(Object.keys(eventWords).toSorted()).toEqual(Object.keys(served.webhooks));
    for (const [name, sent] of Object.entries(served.webhooks))
      expect(sent, name).toMatchObject({ post: { description: eventWords[name] } });
  });

  it.each(['Cases', 'Alerts', 'Checks', 'Risk assessments', 'Flows', 'Webhooks'])(
    'describes the moves of %s as their lifecycle has them',
    (tag) => {
      const { description = '' } = served.tags.find(({ name }) => name === tag) ?? {};
      expect(description).toContain('| Move | From | To | Event |');
    },
  );

  it('says which moves of a check a caller can request, and which Probity makes itself', () => {
    const { description = '' } = served.tags.find(({ name }) => name === 'Checks') ?? {};
    expect(description).toContain('| `retry` | Failed | Queued | `check.retried` (audit log only) |');
    expect(description).toContain('| plan retry (Probity itself) | In Progress | Retry Scheduled |  |');
  });

  it('says how each resolution of an alert counts for its check', () => {
    const { description = '' } = served.tags.find(({ name }) => name === 'Alerts') ?? {};
    for (const [action, counts] of [
      ['Approve', 'passed'],
      ['Approve with Conditions', 'passed'],
      ['Decline', 'failed'],
      ['Escalate', 'as before'],
      ['Request Document', 'as before'],
    ])
      expect(description).toContain(`| \`${action}\` | ${counts} |`);
  });

  it.each(['/.well-known/oauth-authorization-server', '/api/health/live', '/api/health/ready'])(
    'explains %s, which is not an operation',
    (path) => expect(served.info.description).toContain(`\`GET ${path}\``),
  );

  it.each([
    'People',
    'Four eyes',
    'Idempotency',
    'Lists',
    'Rate limits',
    'Webhooks',
    'Errors',
    'Without authentication',
  ])('has its own chapter on %s', (title) => expect(served.info.description).toContain(`## ${title}\n`));

  it.each([
    [
      'the checks of each flow',
      'Flows',
      '| person, sync | `IDV_DATABASE`, `IDV_EMAIL`, `IDV_PHONE`, `IDV_ADDRESS`, `SCR_SANCTIONS`',
    ],
    ['which case a flow opens', 'Flows', '| Onboarding, always |'],
    [
      'when an alert is near its deadline',
      'Policies',
      '| Critical | 3, Warning 1 before | 5, Warning 2 before |',
    ],
    ['when a case is near its deadline', 'Policies', '5 for Onboarding (Warning 1 before)'],
    ['the weights of the risk score', 'Policies', '`customer` 0.3'],
    ['where the settings in force are', 'Policies', '`GET /v1/policies`'],
    [
      'how many alerts a match makes',
      'Alerts',
      'One listed party in one category makes one alert for one subject',
    ],
  ])('says %s', (_what, tag, words) => {
    const { description = '' } = served.tags.find(({ name }) => name === tag) ?? {};
    expect(description).toContain(words);
  });

  it('declares the headers of refusals: replays, and the methods of a path', () => {
    const headersOf = (name: string) =>
      Object.keys((served.components.responses[name] as { headers: object }).headers);
    expect(headersOf('NotFound')).toContain('Idempotency-Replayed');
    expect(headersOf('MethodNotAllowed')).toContain('Allow');
    expect(headersOf('ValidationError')).not.toContain('Idempotency-Replayed');
  });

  it('lists the kinds of notifications', () => {
    expect(JSON.stringify(served.components.schemas.Notification)).toContain('`list.refused`');
  });

  it('refers to nothing outside itself', () => {
    expect(JSON.stringify(served)).not.toMatch(/"\$ref":"(?!#\/)/);
    const references = [...JSON.stringify(served).matchAll(/"#\/([^"]+)"/g)].map(([, path = '']) => path);
    const missing = references.filter((path) => {
      const parts = path.split('/');
      return (
        parts.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], served) === undefined
      );
    });
    expect([...new Set(missing)]).toEqual([]);
    expect(JSON.stringify(served).match(/\bdocs\/|\w\.md\b/g)).toBeNull();
  });

  it('repeats no schema: one that is used in several places is a component with the name of its export', () => {
    const names = Object.keys(served.components.schemas).map((name) => `#/components/schemas/${name}`);
    const copies = [...inlined(served).values()].filter(
      (places) => places.length > 1 && places.some((place) => !names.includes(place)),
    );
    expect(copies).toEqual([]);
  });

  it('does not break clients of the file in the working tree, unless a major version or the changelog announces it', () => {
    expect(unannouncedSinceCheckedIn()).toEqual([]);
  });

  it.skipIf(earlier.length === 0)(
    'does not break clients of earlier commits or the last release, even if the file was overwritten (skipped without git)',
    () => expect(unannouncedSinceEarlier()).toEqual([]),
  );

  it('matches docs/openapi.json, which `npm run test:update` writes if it breaks no client', async () => {
    expect([...unannouncedSinceCheckedIn(), ...unannouncedSinceEarlier()]).toEqual([]);
    await expect(`${JSON.stringify(served, null, 2)}\n`).toMatchFileSnapshot(join(root, checkedIn));
  });
});
