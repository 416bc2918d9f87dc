import { Cron } from 'croner';

/** The next tick of `0 6 * * *` or, in a time zone, `TZ=Europe/Paris 0 6 * * *`. Throws on an invalid pattern. */
export function nextTick(cron: string): Date {
  const [, timezone = 'UTC', pattern = cron] = /^TZ=(\S+)\s+(.*)$/.exec(cron) ?? [];
  const next = new Cron(pattern, { timezone }).nextRun();
  if (!next) throw new Error(`${cron} never comes`);
  return next;
}
