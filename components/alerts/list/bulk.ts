import { api, dataOf } from '@/lib/api/client';
import type { Alert, BulkOutcome, Resolution } from '@/lib/domain/alerts/schema';
import { isDecided } from './group';

/** What several alerts can be changed to at once. */
export type BulkChange =
  | { kind: 'acknowledge' }
  | { kind: 'assign'; user_id: string }
  | { kind: 'resolve'; resolution: Resolution };

/** The API's limit for a request. */
const maxAlerts = 50;

type Errors = BulkOutcome['errors'];

function chunksOf(tokens: readonly string[]): string[][] {
  const count = Math.ceil(tokens.length / maxAlerts);
  return Array.from({ length: count }, (_, n) => tokens.slice(n * maxAlerts, (n + 1) * maxAlerts));
}

function request(change: BulkChange, alert_tokens: string[]): Promise<BulkOutcome> {
  if (change.kind === 'acknowledge')
    return dataOf(api.POST('/v1/alerts/bulk/acknowledge', { body: { alert_tokens } }));
  if (change.kind === 'assign')
    return dataOf(api.POST('/v1/alerts/bulk/assign', { body: { alert_tokens, user_id: change.user_id } }));
  return dataOf(api.POST('/v1/alerts/bulk/resolve', { body: { alert_tokens, ...change.resolution } }));
}

async function sendAll(change: BulkChange, tokens: readonly string[]): Promise<Errors> {
  const errors: Errors = [];
  for (const chunk of chunksOf(tokens)) errors.push(...(await request(change, chunk)).errors);
  return errors;
}

export interface BulkResult {
  changed: readonly Alert[];
  /** Why an alert was left out, by its token. */
  problems: ReadonlyMap<string, string>;
}

/** Changes each alert that allows it. What nobody has acknowledged is acknowledged before it is resolved. */
export async function changeSeveral(change: BulkChange, alerts: readonly Alert[]): Promise<BulkResult> {
  const wanted = alerts.filter((alert) => !isDecided(alert));
  const open = wanted.filter(({ status }) => status === 'Open').map(({ token }) => token);
  const errors = change.kind === 'resolve' ? await sendAll({ kind: 'acknowledge' }, open) : [];
  const refused = new Set(errors.map(({ alert_token }) => alert_token));
  const tokens = wanted.map(({ token }) => token).filter((token) => !refused.has(token));
  errors.push(...(await sendAll(change, tokens)));
  const problems = new Map(errors.map(({ alert_token, message }) => [alert_token, message]));
  return { changed: wanted.filter(({ token }) => !problems.has(token)), problems };
}

/** How a changed alert looks before it is read again. */
export function lookAfter(change: BulkChange): Partial<Alert> {
  if (change.kind === 'acknowledge') return { status: 'Acknowledged' };
  if (change.kind === 'assign') return { assigned_to: change.user_id };
  return { status: 'Resolved', is_false_positive: change.resolution.is_false_positive };
}
