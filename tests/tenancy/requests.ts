import type { Operation } from '@/lib/domain/operation';
import { PolicyKind } from '@/lib/domain/policies/schema';
import { flowSecret } from '@/lib/platform/crypto';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import type { Answer, Asking } from '@/tests/fixtures/project';
import { recordedReads } from './decided-requests';
import { fillPath, operations, withKind } from './request-tokens';

// Requests as a filled project sends them.

export function askAs(
  project: FilledProject,
  op: Operation,
  path: string,
  asking: Asking = {},
): Promise<Answer> {
  const headers = { 'X-Request-Id': 'probe', ...asking.headers };
  return project.askFor(op, path, { ...asking, headers });
}

export function tokenOf({ tokens }: FilledProject, kind: string): string {
  const token = tokens[kind];
  if (token) return token;
  throw new Error(`There is no ${kind} yet: make one in tests/fixtures/filled-project.ts.`);
}

/** A token of the same form that nobody has. The kind of a policy is not a token, and is kept. */
export function unknownLike(token: string): string {
  if (token.startsWith('pull_')) return flowSecret('pull', 'flw_none');
  return PolicyKind.safeParse(token).success ? token : `${token.slice(0, -6)}000000`;
}

export const ownPath = (project: FilledProject, op: Operation): string =>
  withKind(fillPath(op, ({ kind }) => tokenOf(project, kind)));

export const anyToken = /\b([a-z]{3})_[0-9a-z]{20,}\b/g;

/** The operation's example, with its tokens replaced. */
export const exampleWith = ({ example }: Operation, tokenFor: (kind: string) => string): unknown =>
  example && JSON.parse(JSON.stringify(example).replaceAll(anyToken, (_, kind: string) => tokenFor(kind)));

const reads = operations.filter(({ method }) => method === 'GET');
export const readings = reads.filter(({ id }) => !(id in recordedReads));
/** Reads that are recorded in the audit log. */
export const recordedReadings = reads.filter(({ id }) => id in recordedReads);
export const writings = operations.filter(
  ({ method, answer }) => method !== 'GET' && answer.shape !== 'oauth',
);
