import { readFile } from 'node:fs/promises';
import { execa } from 'execa';

const everyMs = 250;

/** Linux reports it in /proc; starting `ps` would be slow for an attacker that holds much memory. */
async function residentMebibytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1];
  if (kibibytes) return Number(kibibytes) / 1024;
  const { stdout } = await execa('ps', ['-o', 'rss=', '-p', String(pid)], { reject: false });
  return Number(stdout.trim()) / 1024;
}

/** The highest resident memory of a process while it is watched, in MiB. */
export function watchMemory(pid: number): { stop(): Promise<number> } {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await residentMebibytes(pid));
  };
  const timer = setInterval(() => void look(), everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await look();
      return most;
    },
  };
}
