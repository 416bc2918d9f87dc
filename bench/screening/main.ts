/**
 * npm run bench:screening [-- PART …]: measures the matcher against its targets and yardsticks, and prints Markdown.
 * Parts: kinds, realistic, curve, speed, quality, recall, fuzz; by default all.
 *
 * The labelled data and the real lists are read from PROBITY_SHARED_DATA, by default `../shared/data`. Without them only
 * speed and fuzz are measured, with made-up names.
 */
import { cpus } from 'node:os';
import { reportError, stepsSince } from '@/scripts/bootstrap/steps.mjs';
import { stopRequested } from '@/scripts/bootstrap/stopping.mjs';
import { printFindings, type Findings } from './findings';
import { hasSharedData, readLists } from '@/training/labelled-data';
import { measureAlertQuality } from './alert-quality';
import { measureCurve } from './curve';
import { measureKindsOfNames } from './kinds/findings';
import { measureMillion, type MillionPart } from './million';
import { measurePairs } from './name-pairs';
import { measureRealisticNames } from './realistic/findings';
import { measureRecall } from './recall';

const parts = ['kinds', 'realistic', 'curve', 'speed', 'quality', 'recall', 'fuzz'] as const;
const steps = stepsSince(Date.now(), console.error);
const signal = stopRequested();

async function measure(requested: ReadonlySet<string>): Promise<Findings[]> {
  const millionParts = (['speed', 'fuzz'] satisfies MillionPart[]).filter((part) => requested.has(part));
  const findings = millionParts.length > 0 ? await measureMillion(millionParts, steps, signal) : [];
  if (requested.has('kinds')) findings.push(await steps.run('Kinds of names measured', measureKindsOfNames));
  if (requested.has('realistic'))
    findings.push(await steps.run('Realistic names measured', measureRealisticNames));
  if (!hasSharedData) {
    steps.note('No labelled data: quality and recall are not measured');
    return findings;
  }
  const lists = await readLists();
  if (requested.has('quality')) {
    findings.push(...(await steps.run('Alert quality measured', () => measureAlertQuality(lists))));
    findings.push(...measurePairs());
  }
  if (requested.has('curve')) findings.push(measureCurve(lists));
  if (requested.has('recall')) {
    findings.push(await steps.run('Recall measured', () => measureRecall(lists)));
  }
  return findings;
}

async function main(): Promise<number> {
  const requested = process.argv.slice(2);
  const unknown = requested.filter((part) => !parts.some((one) => one === part));
  if (unknown.length > 0)
    throw new Error(`Unknown parts: ${unknown.join(', ')}. The parts are ${parts.join(', ')}.`);
  const findings = await measure(new Set(requested.length > 0 ? requested : parts));
  console.log(
    `\n${new Date().toISOString()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
  );
  printFindings(findings);
  return 0;
}

try {
  process.exit(await main());
} catch (error) {
  if (!signal.aborted) reportError(error);
  process.exit(1);
}
