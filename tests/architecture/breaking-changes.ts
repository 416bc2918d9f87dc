import type { OpenApiDocument, OperationObject } from '@/lib/api/openapi/document';
import { type Answer, type Bodies, type Called, calledOf, callsOf, type Parameter, type Way } from './calls';
import { type Direction, type Report, SchemaComparison } from './schema-changes';

/** A change that may break a client of `before`: the place, as the changelog must name it, and what changed. */
export interface BreakingChange {
  place: string;
  change: string;
}

interface Tools {
  comparison: SchemaComparison;
  report: Report;
}

function compareParameters(before: Called, after: Called, { comparison, report }: Tools): void {
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

const verbs: Record<Direction, string> = { request: 'takes', answer: 'answers' };

function compareBodies(
  before: Bodies,
  after: Bodies,
  [place, direction]: [string, Direction],
  { comparison, report }: Tools,
): void {
  if (before.size > 0 && after.size === 0) return report(place, 'has no body any more');
  if (before.size === 0 && after.size > 0 && direction === 'request') return report(place, 'needs a body');
  for (const [type, old] of before) {
    const now = after.get(type);
    if (old && now) comparison.compare(old, now, place, direction);
    else if (!after.has(type)) report(place, `no longer ${verbs[direction]} ${type}`);
  }
}

/** Whether credentials that satisfy `had` also satisfy `asked`, which needs no more schemes and scopes. */
const suffices = (had: Way, asked: Way) =>
  Object.entries(asked).every(
    ([scheme, scopes]) => scheme in had && scopes.every((scope) => had[scheme]?.includes(scope)),
  );

const textOf = (way: Way) =>
  Object.entries(way)
    .map(([scheme, scopes]) => [scheme, ...scopes].join(' '))
    .join(' and ') || 'nobody';

function compareWays(before: Called, after: Called, { report }: Tools): void {
  const shutOut = before.ways.filter((had) => !after.ways.some((asked) => suffices(had, asked)));
  for (const had of shutOut) report(before.id, `is no longer open to ${textOf(had)}`);
}

function compareAnswers(before: Called, after: Called, tools: Tools): void {
  const isSuccess = (status: string) => status.startsWith('2');
  for (const [status, old] of before.answers) {
    const now = after.answers.get(status);
    const place = isSuccess(status) ? before.id : `${before.id}.${status}`;
    if (now) compareAnswer(old, now, [place, status], tools);
    else tools.report(before.id, `no longer answers ${status}`);
  }
}

function compareAnswer(old: Answer, now: Answer, [place, status]: [string, string], tools: Tools): void {
  compareBodies(old.bodies, now.bodies, [place, 'answer'], tools);
  const removed = old.headers.filter((name) => !now.headers.includes(name));
  for (const name of removed) tools.report(place, `no longer has the header ${name} with ${status}`);
}

function compareCalls(before: Called, after: Called, tools: Tools): void {
  if (before.id !== after.id) tools.report(before.id, `is called ${after.id}`);
  compareWays(before, after, tools);
  compareParameters(before, after, tools);
  compareBodies(before.requests, after.requests, [before.id, 'request'], tools);
  compareAnswers(before, after, tools);
}

/** For a webhook receiver the event's body is what an answer is for a client, so it is compared as one. */
function compareEvent(name: string, before: Called, after: Called, tools: Tools): void {
  compareBodies(before.requests, after.requests, [name, 'answer'], tools);
  const kept = after.parameters.map((header) => header.name);
  for (const { name: header } of before.parameters)
    if (!kept.includes(header)) tools.report(name, `no longer has the header ${header}`);
}

function compareWebhooks(before: OpenApiDocument, after: OpenApiDocument, tools: Tools): void {
  const postOf = (webhook: object) => (webhook as { post: OperationObject }).post; // the type of this document's webhooks
  for (const [name, webhook] of Object.entries(before.webhooks)) {
    const next = after.webhooks[name];
    if (!next) tools.report(name, 'is removed');
    else compareEvent(name, calledOf(postOf(webhook), before), calledOf(postOf(next), after), tools);
  }
}

/**
 * Operations, fields, values and types that `after` no longer offers to a client of `before`, and what it
 * additionally requires of requests.
 */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): BreakingChange[] {
  const changes: BreakingChange[] = [];
  const report: Report = (place, change) => {
    const isTold = changes.some((told) => told.place === place && told.change === change);
    if (!isTold) changes.push({ place, change });
  };
  const comparison = new SchemaComparison(before.components.schemas, after.components.schemas, report);
  const tools = { comparison, report };
  const now = callsOf(after);
  for (const [key, call] of callsOf(before)) {
    const next = now.get(key);
    if (next) compareCalls(call, next, tools);
    else report(call.id, 'is removed');
  }
  compareWebhooks(before, after, tools);
  return changes;
}

const majorOf = ({ info }: OpenApiDocument) => String(info.version).split('.')[0];

/** The entries for breaking changes in the newest release of the changelog. */
function announcedIn(changelog: string): string[] {
  const [, newest = ''] = changelog.split(/^## /m);
  return newest.split(/^- /m).filter((entry) => entry.startsWith('**Breaking'));
}

/** The breaking changes that neither a new major version nor the changelog announces. */
export function unannounced(before: OpenApiDocument, after: OpenApiDocument, changelog: string): string[] {
  if (majorOf(before) !== majorOf(after)) return [];
  const announced = announcedIn(changelog);
  return breakingChanges(before, after)
    .filter(({ place }) => !announced.some((entry) => entry.includes(`\`${place}\``)))
    .map(({ place, change }) => `${place} ${change}`);
}
