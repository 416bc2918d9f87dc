import type { LiveMessage } from '@/clients/typescript/src/stream';

type Viewed = Extract<LiveMessage, { type: 'alert.viewed' }>['data'];

/** A viewer's presence is repeated every 20 seconds. */
const silentMs = 45_000;

/** The alert that each colleague is looking at, by user token. */
export type Viewers = ReadonlyMap<string, { alert: string; saidAtMs: number }>;

export const nobody: Viewers = new Map();

/** A person looks at one alert at a time. */
export function afterSaid(viewers: Viewers, { user_token, alert_token }: Viewed, nowMs: number): Viewers {
  const next = new Map(viewers);
  if (alert_token === null) next.delete(user_token);
  else next.set(user_token, { alert: alert_token, saidAtMs: nowMs });
  return next;
}

/** The users who look at the alert, without those whose presence has expired. */
export const viewersOf = (viewers: Viewers, alert: string, nowMs: number): string[] =>
  [...viewers].flatMap(([user, said]) =>
    said.alert === alert && nowMs - said.saidAtMs < silentMs ? [user] : [],
  );

/** One sentence; empty without a viewer. */
export function viewersText(names: readonly string[]): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return `${first} is looking at this`;
  const others = names.length === 2 ? second : `${names.length - 1} others`;
  return `${first} and ${others} are looking at this`;
}
