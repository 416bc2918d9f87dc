import type { QueryKey } from '@tanstack/react-query';

/** A change of the resource of an event, or of every resource. */
export interface Change {
  /** The first word of the event's name: `alert` of `alert.created`. */
  kind: string;
  /** The tokens that the event names: its resource and what that belongs to. */
  tokens: ReadonlySet<string>;
}

/** For each kind, the words in API paths whose resources show something of it. */
const shownIn: Record<string, readonly string[]> = {
  alert: ['alerts', 'checks', 'cases', 'audit-logs', 'analytics'],
  case: ['cases', 'entities', 'audit-logs', 'analytics'],
  check: ['checks', 'cases', 'audit-logs'],
  risk_assessment: ['risk-assessments', 'cases', 'audit-logs'],
  sla: ['alerts', 'cases'],
  verification: ['flows', 'cases', 'entities'],
  screening: ['flows', 'entities'],
  journey: ['flows'],
  // A notification of work may mean that it was assigned.
  notifications: ['notifications', 'alerts', 'cases'],
};

const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{3}_[0-9a-z]{26}$/.test(value);

export function changeOf(eventType: string, data: unknown): Change {
  const values = typeof data === 'object' && data !== null ? Object.values(data).flat() : [];
  return { kind: eventType.split('.')[0] ?? '', tokens: new Set(values.filter(isToken)) };
}

/** The tokens in a query's path: `/v1/cases/{case_token}` has one. */
const tokensOf = (params: unknown): unknown[] =>
  Object.values((params as { path?: object } | undefined)?.path ?? {}); // the form of `readQuery` keys

/** Whether a query with a key of `readQuery` may show what has changed. */
export function isStaleBy({ kind, tokens }: Change, [path, params]: QueryKey): boolean {
  if (typeof path !== 'string') return false;
  const words = path.split('/');
  if (!(shownIn[kind] ?? []).some((word) => words.includes(word))) return false;
  const asked = tokensOf(params);
  return tokens.size === 0 || asked.every((token) => typeof token === 'string' && tokens.has(token));
}
