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

/** One sentence, divided after the names, which may be too long; empty without a viewer. */
export function viewersSentence(names: readonly string[]): { named: string; rest: string } {
  const [first, second] = names;
  if (first === undefined) return { named: '', rest: '' };
  if (second === undefined) return { named: first, rest: ' is here' };
  if (names.length === 2) return { named: `${first} and ${second}`, rest: ' are here' };
  return { named: first, rest: ` and ${names.length - 1} others are here` };
}
