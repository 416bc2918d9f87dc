import type { JsonSchema } from '@/lib/api/openapi/json-schema';
import type { OpenApiDocument } from '@/lib/api/openapi/document';
import { type Direction, SchemaComparison } from './schema-changes';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  schema: JsonSchema;
}

interface Content {
  content?: Record<string, { schema: JsonSchema }>;
}

interface Called {
  id: string;
  parameters: Parameter[];
  request?: JsonSchema;
  answers: Map<string, JsonSchema | undefined>;
}

const bodyOf = (part: unknown): JsonSchema | undefined =>
  (part as Content | undefined)?.content?.['application/json']?.schema; // what the document has there

function callsOf({ paths, components }: OpenApiDocument): Map<string, Called> {
  const resolved = (parameter: Parameter) =>
    (parameter.$ref ? components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter) as Parameter;
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Called] => [
      `${method.toUpperCase()} ${path}`,
      {
        id: operation.operationId,
        parameters: (operation.parameters as Parameter[]).map(resolved),
        request: bodyOf(operation.requestBody),
        answers: new Map(
          Object.entries(operation.responses)
            .filter(([status]) => status.startsWith('2'))
            .map(([status, answer]) => [status, bodyOf(answer)]),
        ),
      },
    ]),
  );
  return new Map(entries);
}

/** A change after which a client of `before` may fail: where, as the changelog has to name it, and what. */
export interface BreakingChange {
  place: string;
  change: string;
}

function compareParameters(
  before: Called,
  after: Called,
  comparison: SchemaComparison,
  report: Report,
): void {
  const keyOf = ({ name, in: place }: Parameter) => `${place} ${name}`;
  for (const old of before.parameters) {
    const now = after.parameters.find((parameter) => keyOf(parameter) === keyOf(old));
    const place = `${before.id}.${old.name}`;
    if (now) comparison.compare(old.schema, now.schema, place, 'request');
    else report(place, 'is removed');
  }
  for (const now of after.parameters.filter(({ required }) => required)) {
    const old = before.parameters.find((parameter) => keyOf(parameter) === keyOf(now));
    if (!old?.required) report(`${before.id}.${now.name}`, 'is required');
  }
}

type Report = (place: string, change: string) => void;

function compareBodies(
  before: JsonSchema | undefined,
  after: JsonSchema | undefined,
  [place, direction]: [string, Direction],
  { comparison, report }: { comparison: SchemaComparison; report: Report },
): void {
  if (before && after) comparison.compare(before, after, place, direction);
  else if (before) report(place, 'has no body any more');
  else if (after && direction === 'request') report(place, 'needs a body');
}

function compareCalls(before: Called, after: Called, comparison: SchemaComparison, report: Report): void {
  const tools = { comparison, report };
  if (before.id !== after.id) report(before.id, `is called ${after.id}`);
  compareParameters(before, after, comparison, report);
  compareBodies(before.request, after.request, [before.id, 'request'], tools);
  for (const [status, body] of before.answers) {
    if (after.answers.has(status)) {
      compareBodies(body, after.answers.get(status), [before.id, 'answer'], tools);
    } else report(before.id, `no longer answers ${status}`);
  }
}

const payloadOf = (webhook: object): JsonSchema | undefined =>
  bodyOf((webhook as { post: { requestBody: unknown } }).post.requestBody); // what the document has there

function compareWebhooks(
  before: OpenApiDocument,
  after: OpenApiDocument,
  tools: { comparison: SchemaComparison; report: Report },
): void {
  for (const [name, webhook] of Object.entries(before.webhooks)) {
    const next = after.webhooks[name];
    if (next) compareBodies(payloadOf(webhook), payloadOf(next), [name, 'answer'], tools);
    else tools.report(name, 'is removed');
  }
}

/** Operations, fields, values and types that a client of `before` misses in `after`, and what it would have to send. */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): BreakingChange[] {
  const changes: BreakingChange[] = [];
  const report: Report = (place, change) => {
    const isTold = changes.some((told) => told.place === place && told.change === change);
    if (!isTold) changes.push({ place, change });
  };
  const comparison = new SchemaComparison(before.components.schemas, after.components.schemas, report);
  const now = callsOf(after);
  for (const [key, call] of callsOf(before)) {
    const next = now.get(key);
    if (next) compareCalls(call, next, comparison, report);
    else report(call.id, 'is removed');
  }
  compareWebhooks(before, after, { comparison, report });
  return changes;
}

const majorOf = ({ info }: OpenApiDocument) => String(info.version).split('.')[0];

/** The newest release's lines of the changelog that tell of a breaking change. */
function announcedIn(changelog: string): string[] {
  const [, newest = ''] = changelog.split(/^## /m);
  return newest.split(/^- /m).filter((entry) => entry.startsWith('**Breaking'));
}

/** The breaking changes that neither a new major version nor the changelog tells of. */
export function unannounced(before: OpenApiDocument, after: OpenApiDocument, changelog: string): string[] {
  if (majorOf(before) !== majorOf(after)) return [];
  const announced = announcedIn(changelog);
  return breakingChanges(before, after)
    .filter(({ place }) => !announced.some((entry) => entry.includes(`\`${place}\``)))
    .map(({ place, change }) => `${place} ${change}`);
}
