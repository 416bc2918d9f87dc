import type { ChildProcess } from 'node:child_process';

export interface Silence {
  /** Longer than a loaded machine or a large garbage collection blocks a process that is only slow. */
  maxMs: number;
  tickMs: number;
}

export const longestSilence: Silence = { maxMs: 30_000, tickMs: 1_000 };

/**
 * Calls `onSilent` if a process has sent no heartbeat (processes/heartbeat.mjs) for too long: it is stopped
 * or hangs. Counts ticks instead of time, because a suspended machine or a stopped supervisor receives no
 * heartbeats from a healthy process.
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
