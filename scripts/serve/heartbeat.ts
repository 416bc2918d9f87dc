import type { ChildProcess } from 'node:child_process';

export interface Silence {
  /** Longer than a loaded machine or a large collection of garbage keeps a process that is only slow. */
  maxMs: number;
  tickMs: number;
}

export const longestSilence: Silence = { maxMs: 30_000, tickMs: 1_000 };

/**
 * Calls `onSilent` when a process has sent no heartbeat (processes/heartbeat.mjs) for too long: it is stopped, or hangs.
 * Ticks are counted and not the clock, since a machine that was suspended and a supervisor that was stopped heard
 * nothing of a process that is well.
 */
export function watchHeartbeat(child: ChildProcess, { maxMs, tickMs }: Silence, onSilent: () => void): void {
  let silentMs = 0;
  child.on('message', () => (silentMs = 0));
  const timer = setInterval(() => {
    silentMs += tickMs;
    if (silentMs < maxMs) return;
    clearInterval(timer);
    onSilent();
  }, tickMs);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
}
