/**
 * npm run bench:screening [-- PART …]: measures the matcher beside its targets and its yardsticks, and prints what it
 * finds as Markdown. Parts: speed, quality, recall, fuzz; all of them by default.
 *
 * The labelled data and the real lists are those of PROBITY_SHARED_DATA, `../shared/data` by default. Without them
 * speed and fuzz are measured with made-up names alone.
 */
import { cpus } from 'node:os';
import { reportError, stepsSince } from '@/scripts/bootstrap/steps.mjs';
import { stopRequested } from '@/scripts/bootstrap/stopping.mjs';
import { printFindings, type Findings } from './findings';
import { hasSharedData, readLists } from '@/training/labelled-data';
import { measurePeople } from './alert-quality';
import { measureMillion, type MillionPart } from './million';
import { measurePairs } from './name-pairs';
import { measureRecall } from './recall';

const parts = ['speed', 'quality', 'recall', 'fuzz'] as const;
const steps = stepsSince(Date.now(), console.error);
const signal = stopRequested();

async function measure(wanted: ReadonlySet<string>): Promise<Findings[]> {
  const ofMillion = (['speed', 'fuzz'] satisfies MillionPart[]).filter((part) => wanted.has(part));
  const findings = ofMillion.length > 0 ? await measureMillion(ofMillion, steps, signal) : [];
  if (!hasSharedData) {
    steps.note('No labelled data: neither quality nor recall is measured');
    return findings;
  }
  const lists = await readLists();
  if (wanted.has('quality')) {
    findings.push(...(await steps.run('People measured', async () => measurePeople(lists))));
    findings.push(...measurePairs());
  }
  if (wanted.has('recall')) {
    findings.push(await steps.run('Recall measured', async () => measureRecall(lists)));
  }
  return findings;
}

async function main(): Promise<number> {
  const named = process.argv.slice(2);
  const unknown = named.filter((part) => !parts.some((one) => one === part));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}: name ${parts.join(', ')}.`);
  const findings = await measure(new Set(named.length > 0 ? named : parts));
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
