import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Not everywhere, and not for everybody: a reading without it is as good, and only less polite. */
function tryTo(change: () => void): void {
  try {
    change();
  } catch {}
}

const groupRetryMs = 150;

/** Linux takes one change in a tenth of a second, of all that ordinary users ask for. */
function setPriorityOfSession(nice: number, tries = 20): void {
  try {
    writeFileSync('/proc/self/autogroup', String(nice));
  } catch (error) {
    const isTooSoon = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
    if (isTooSoon && tries > 1) setTimeout(setPriorityOfSession, groupRetryMs, nice, tries - 1);
  }
}

/**
 * Has this process wait for others: its threads, and with them those that they start. Linux has priorities of threads. It compares them
 * within a session alone when it groups by sessions (`sched_autogroup`): then the session, which is this process, has one too.
 */
export function letOthersGoFirst(nice: number): void {
  if (process.platform !== 'linux') return tryTo(() => setPriority(nice));
  for (const thread of readdirSync('/proc/self/task')) tryTo(() => setPriority(Number(thread), nice));
  setPriorityOfSession(nice);
}

/** Linux ends it before others when memory runs out. */
export function endBeforeOthers(): void {
  if (process.platform === 'linux') tryTo(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
}
