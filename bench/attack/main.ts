// npm run attack: attacks a separate product on loopback, and measures its memory and how long another caller waits.
import { parseArgs } from 'node:util';
import { markdownTable } from 'markdown-table';
import { reportError, stepsSince } from '../../scripts/bootstrap/steps.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { ensureBuilt } from '../../scripts/build/build.ts';
import { requireFirstRun } from '../../scripts/start/announce.ts';
import { type RunningProduct, serveProduct } from '../../scripts/test/served-product.ts';
import { startThrowawayCluster } from '../../scripts/test/throwaway-cluster.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { attacks } from './all.ts';
import { startBystander } from './bystander.ts';
import { watchMemory } from './memory.ts';
import { type Attack, fullScale, type Scale, type Target, targetOf } from './target.ts';

const steps = stepsSince(Date.now());
const quietSeconds = 5;

/** A run without an attack, for comparison. */
const quiet: Attack = {
  name: 'none',
  async run() {
    await sleep(quietSeconds * 1000);
    return { requests: 0, findings: [] };
  },
};

interface Row {
  cells: string[];
  findings: string[];
}

async function measured(attack: Attack, product: RunningProduct, target: Target, scale: Scale): Promise<Row> {
  const memory = watchMemory(product.webPid());
  const bystander = startBystander(target);
  const { requests, findings } = await attack.run(target, scale);
  const { p50, p99, max, failures } = await bystander.stop();
  const mebibytes = await memory.stop();
  const figures = [p50, p99, max].map((ms) => ms.toFixed(1));
  const cells = [attack.name, requests, findings.length, mebibytes.toFixed(0), ...figures, failures].map(
    String,
  );
  return { cells, findings: findings.map((finding) => `${attack.name}: ${finding}`) };
}

const headings = [
  'attack',
  'requests',
  'findings',
  'largest memory MiB',
  'bystander p50 ms',
  'p99 ms',
  'max ms',
  'failures',
];

interface Asked {
  scale: Scale;
  chosen: readonly Attack[];
}

/** `--seed 2` tries other random paths, `--only guesses` runs a single attack. */
function readAsked(): Asked {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, only: { type: 'string', multiple: true } },
  });
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new Error('--seed must be a whole number.');
  const chosen = attacks.filter(({ name }) => values.only?.includes(name) ?? true);
  if (chosen.length === 0) throw new Error(`The attacks are ${attacks.map(({ name }) => name).join(', ')}.`);
  return { scale: { ...fullScale, seed }, chosen };
}

async function run(): Promise<number> {
  const { scale, chosen } = readAsked();
  await ensureBuilt(steps, stopRequested());
  const { stop: stopCluster, ...cluster } = await startThrowawayCluster();
  try {
    const product = await serveProduct(cluster);
    try {
      const firstRun = requireFirstRun(product.dataDir);
      const target = targetOf(product.baseUrl, firstRun);
      const rows: Row[] = [];
      for (const attack of [quiet, ...chosen]) {
        rows.push(await steps.run(attack.name, () => measured(attack, product, target, scale)));
      }
      const table = markdownTable([headings, ...rows.map(({ cells }) => cells)], {
        align: ['l', ...headings.slice(1).map(() => 'r')],
      });
      const findings = rows.flatMap((row) => row.findings);
      console.log([`\n${table}`, ...findings].join('\n'));
      return findings.length === 0 ? 0 : 1;
    } finally {
      await product.stop();
    }
  } finally {
    await stopCluster();
  }
}

process.exit(
  await run().catch((error: unknown) => {
    reportError(error);
    return 1;
  }),
);
