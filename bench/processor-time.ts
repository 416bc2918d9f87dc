import { existsSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** User and system time of a process on this machine; NaN without /proc. */
export function processorMs(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}
