// npm run faults: kills the parts of a separate product while clients work, and compares what was acknowledged to
// them with the state of the database.
import { parseArgs } from 'node:util';
import { reportError, stepsSince } from '../../scripts/bootstrap/steps.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { ensureBuilt } from '../../scripts/build/build.ts';
import { Deployment } from './deployment.ts';
import { figuresOf } from './figures.ts';
import { findingsOf } from './rules.ts';
import { runFaults, type Scale } from './run.ts';

const steps = stepsSince(Date.now());
const signal = stopRequested();

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} must be a whole number from 1.`);
  return number;
}

/** `--kills 20` sets the number of kills, `--seed 2` other requests and another order. */
function readScale(): Scale {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, kills: { type: 'string', default: '20' } },
  });
  const seed = wholeNumber('seed', values.seed);
  return { seed, kills: wholeNumber('kills', values.kills), clients: 4, drainLimitSeconds: 60 };
}

async function run(): Promise<number> {
  const scale = readScale();
  await ensureBuilt(steps, signal);
  const deployment = await steps.run('Product and PostgreSQL started', () => Deployment.start(signal));
  try {
    const ran = await runFaults(deployment, scale, signal, steps.note);
    const findings = findingsOf(ran.evidence);
    console.log([`\n${figuresOf(ran)}\n`, ...findings, ...deployment.failedRequests()].join('\n'));
    return findings.length === 0 ? 0 : 1;
  } finally {
    await deployment.stop();
  }
}

process.exit(
  await run().catch((error: unknown) => {
    reportError(error);
    return 1;
  }),
);
