import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Ignores failure: some systems and users may not change priorities, and reading works without it. */
function tryTo(change: () => void): void {
  try {
    change();
  } catch {}
}

const groupRetryMs = 150;

/** Linux accepts one change every 100 ms from all ordinary users together, so a refused change is retried. */
function setPriorityOfSession(nice: number, tries = 20): void {
  try {
    writeFileSync('/proc/self/autogroup', String(nice));
  } catch (error) {
    const isTooSoon = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
    if (isTooSoon && tries > 1) setTimeout(setPriorityOfSession, groupRetryMs, nice, tries - 1);
  }
}

/**
 * Lowers the priority of this process: of its threads, and thereby of threads that they start. Linux keeps priorities
 * per thread, but with `sched_autogroup` it compares them only within a session. The session, which contains only
 * this process, has its own priority then, which is lowered too.
 */
export function letOthersGoFirst(nice: number): void {
  if (process.platform !== 'linux') return tryTo(() => setPriority(nice));
  for (const thread of readdirSync('/proc/self/task')) tryTo(() => setPriority(Number(thread), nice));
  setPriorityOfSession(nice);
}

/** Lets Linux end this process before others when memory runs out. */
export function endBeforeOthers(): void {
  if (process.platform === 'linux') tryTo(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
}
