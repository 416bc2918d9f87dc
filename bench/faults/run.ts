import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../screening/fixtures/random.ts';
import { registerWebhook, work } from './actions.ts';
import { bodyOf, Caller } from './caller.ts';
import { Client } from './client.ts';
import type { Deployment } from './deployment.ts';
import type { Evidence } from './evidence.ts';
import { type Kill, planKills } from './kills.ts';
import { Ledger } from './ledger.ts';
import { startReceiver } from './receiver.ts';
import { readBacklog, readFacts, readPublished, verifyAudit, withFlows } from './standing.ts';

export interface Scale {
  seed: number;
  kills: number;
  clients: number;
  drainLimitSeconds: number;
}

export interface Ran {
  evidence: Evidence;
  ledger: Ledger;
  kills: readonly Kill[];
  load: number;
}

/** Acknowledged changes between two kills, so that each kill meets a working product. */
const toldBetweenKills = 8;
const toldTimeoutMs = 180_000;
const pollMs = 100;

async function untilTold(ledger: Ledger, signal: AbortSignal): Promise<void> {
  const enough = ledger.told.length + toldBetweenKills;
  const deadline = Date.now() + toldTimeoutMs;
  while (ledger.told.length < enough) {
    signal.throwIfAborted();
    if (Date.now() > deadline) throw new Error(`Nothing was acknowledged for ${toldTimeoutMs / 1000} s.`);
    await sleep(pollMs);
  }
}

/** Works even while the database is still starting. */
const backlogOf = (deployment: Deployment) =>
  readBacklog(deployment).catch(() => ({ 'database that does not answer': 1 }));

const isEmpty = (left: Record<string, number>) => Object.values(left).every((count) => count === 0);

async function drain(deployment: Deployment, sinceMs: number, limitSeconds: number) {
  const secondsSince = () => (Date.now() - sinceMs) / 1_000;
  let left: Record<string, number> = await backlogOf(deployment);
  while (!isEmpty(left) && secondsSince() < limitSeconds) {
    await sleep(pollMs);
    left = await backlogOf(deployment);
  }
  return { seconds: secondsSince(), limitSeconds, left };
}

/** Kills parts of the deployment while clients work, waits until the backlog is drained, and collects the evidence. */
export async function runFaults(
  deployment: Deployment,
  { seed, kills: killCount, clients: clientCount, drainLimitSeconds }: Scale,
  signal: AbortSignal,
  note: (text: string) => void = () => {},
): Promise<Ran> {
  const ledger = new Ledger();
  const { project_hash: projectHash, api_key } = deployment.firstRun;
  const caller = new Caller(deployment.baseUrl, api_key, ledger);
  const receiver = await startReceiver();
  const stopping = new AbortController();
  try {
    const listed = await caller.call({ method: 'GET', path: '/v1/users' });
    const users = bodyOf<{ data: { token: string }[] }>(listed).data.map(({ token }) => token);
    const around = {
      caller,
      ledger,
      projectHash,
      receiverOrigin: receiver.origin,
      users,
      stopping: stopping.signal,
    };
    const clients = Array.from({ length: clientCount }, (_, n) => {
      return new Client(`s${seed}c${n}`, new Random(seed * 1_000 + n), around);
    });
    await registerWebhook(new Client(`s${seed}all`, new Random(seed), around), ['*']);
    const working = Promise.all(clients.map(work));
    // Prevents an unhandled rejection; the promise is awaited after the kills.
    working.catch(() => {});

    const kills = planKills(seed, killCount);
    let killedAtMs = Date.now();
    for (const kill of kills) {
      await untilTold(ledger, signal);
      await sleep(kill.afterMs);
      killedAtMs = Date.now();
      if (kill === kills.at(-1)) stopping.abort();
      await deployment.kill(kill);
      note(`${kill.name} killed, ${ledger.told.length} acknowledged`);
    }
    stopping.abort();
    const [drained] = await Promise.all([drain(deployment, killedAtMs, drainLimitSeconds), working]);
    // The clients may have finished work after the first drain.
    const last = isEmpty(drained.left) ? await drain(deployment, killedAtMs, drainLimitSeconds) : drained;
    const load = loadavg()[0] ?? 0;
    const told = await withFlows(caller, ledger.told);
    return {
      ledger,
      kills,
      load,
      evidence: {
        told,
        repeats: ledger.repeats,
        unexpected: [...ledger.unexpected, ...deployment.endedByThemselves],
        stands: await readFacts(deployment),
        webhooks: ledger.webhooks,
        published: await readPublished(deployment),
        receipts: receiver.receipts,
        audit: await verifyAudit(caller),
        drain: last,
      },
    };
  } finally {
    stopping.abort();
    await receiver.stop();
  }
}
