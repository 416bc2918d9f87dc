// npm run bench:console: how fast the console is for an analyst, in a real browser with ten thousand alerts.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { markdownTable } from 'markdown-table';
import { stepsSince } from '../../scripts/bootstrap/steps.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { ensureBuilt } from '../../scripts/build/build.ts';
import { requireFirstRun } from '../../scripts/start/announce.ts';
import { findBrowser } from '../../scripts/test/browser.ts';
import { runBench, seedProduct, serveProduct, startDatabase, type Started } from '../deployment.ts';
import { loadRows } from '../load-rows.ts';
import { percentile } from '../percentile.ts';
import { type Analyst, signIn } from './analyst.ts';
import { decide } from './decisions.ts';
import { idleRequests, paint, requestsToDraw } from './pages.ts';
import { scroll } from './scrolling.ts';
import { startBarePage } from './yardstick.ts';

const cases = 5_000;
const rounds = 5;
const decisions = 15;
const proposals = 3;
const idleSeconds = 60;
const signal = stopRequested();

type Figure = [measure: string, figure: string, target: string];

const median = (values: readonly number[]) => percentile(Float64Array.from(values).sort(), 0.5);
const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** Opens the pages in turn, each with an empty cache, so that other load on the machine affects all of them. */
async function paints(analyst: Analyst, pages: [name: string, path: string, target: string][]) {
  const found = pages.map((): Awaited<ReturnType<typeof paint>>[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [n, [, path]] of pages.entries()) {
      signal.throwIfAborted();
      found[n]?.push(await paint(analyst, path));
    }
  }
  return pages.flatMap(([name, , target], n): Figure[] => {
    const each = found[n] ?? [];
    return [
      [`largest contentful paint: ${name}`, ms(median(each.map(({ largestMs }) => largestMs))), target],
      [
        `script, with what comes when idle: ${name}`,
        kB(median(each.map(({ scriptBytes }) => scriptBytes))),
        '',
      ],
    ];
  });
}

/** Prints each figure as soon as it is measured, because all of them take minutes. */
async function measureAll(analyst: Analyst, bareUrl: string, tell: (...figures: Figure[]) => void) {
  const decided = await decide(analyst, 'resolve', decisions);
  const proposed = await decide(analyst, 'proposal', proposals);
  tell(
    [`next alert after a decision, p75 of ${decided.ms.length}`, ms(decided.p75), '100 ms'],
    ['next alert after a decision, slowest', ms(decided.slowest), ''],
    ['keys for a false positive · for a proposal', `${decided.keys} · ${proposed.keys}`, '2 · 2'],
  );
  const scrolled = await scroll(analyst, '/alerts?status=All&sort=-created_at');
  tell(
    [`rows in the document, at most (of ${scrolled.loaded} loaded)`, String(scrolled.maxRows), '60'],
    ['longest task while scrolling', ms(scrolled.longestTaskMs), '100 ms'],
  );
  const polled = await idleRequests(analyst, '/alerts', idleSeconds);
  tell(['requests in a minute without a hand moved', String((polled * 60) / idleSeconds), '0']);
  const caseToken = await analyst.firstCase();
  tell(
    ...(await paints(analyst, [
      ['a bare page (yardstick)', bareUrl, ''],
      ['the list of alerts', '/alerts', '1,500 ms'],
      ['a case', `/cases/${caseToken}`, '1,500 ms'],
    ])),
  );
  const drawn = await requestsToDraw(analyst, '/alerts');
  tell(
    [`requests for the first rows of alerts (${drawn.rows.join(', ')})`, String(drawn.rows.length), '3'],
    ['requests after them, with the evidence of an alert', String(drawn.later.length), ''],
  );
}

async function run(started: Started): Promise<void> {
  await ensureBuilt(stepsSince(Date.now()), signal);
  const cluster = await startDatabase(started, signal);
  const product = await seedProduct(started, cluster, signal, {});
  await loadRows({ ownerUrl: product.ownerUrl, projectId: product.projectId, cases }, signal);
  await serveProduct(started, product);
  const bareUrl = await startBarePage(started);
  const browser = await chromium.launch(await findBrowser());
  started.add(() => browser.close());
  const analyst = await signIn(
    browser,
    requireFirstRun(product.environment.PROBITY_DATA_DIR),
    product.baseUrl,
  );
  const load = loadavg()[0]?.toFixed(1);
  const figures: Figure[] = [];
  await measureAll(analyst, bareUrl, (...found) => {
    figures.push(...found);
    for (const [measure, figure] of found) console.error(`${measure}: ${figure}`);
  });
  const align = ['l', 'r', 'r'];
  console.log(markdownTable([['measure', 'figure', 'target'], ...figures], { align }));
  console.log(`load ${load} before, ${loadavg()[0]?.toFixed(1)} after`);
}

await runBench(signal, run);
