import { Cron } from 'croner';

/** The next tick of `0 6 * * *`, in UTC. Throws on an invalid pattern. */
export function nextTick(cron: string): Date {
  const next = new Cron(cron, { timezone: 'UTC' }).nextRun();
  if (!next) throw new Error(`${cron} never comes`);
  return next;
}
