import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { buildMatcher, defaultMatchThreshold } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import { parseLists } from '@/lib/domain/watchlists/formats/find-lists';
import { answerMatch, answerPair } from './answers';
import { readCustomers } from './customers';
import { readJsonLines } from './json-lines';
import { progressBar } from './progress';
import { MatchQuery, NamePair } from './queries';

const matchUsage = `npm run -s screen -- match --lists PATH[,PATH] [--limit 5] [--threshold ${defaultMatchThreshold}]`;
const usage = `${matchUsage} < queries.jsonl
${matchUsage} --csv customers.csv
npm run -s screen -- compare < pairs.jsonl

Malformed lines are reported, and then nothing is answered. A customer file must also have a searchable name on every
line (not empty, not "---"), and dates as YYYY, YYYY-MM, YYYY-MM-DD, YYYY/YYYY or circa YYYY.`;

interface MatchOptions {
  lists: string[];
  limit: number;
  threshold: number;
  csv: string | undefined;
}

function readMatchOptions(args: string[]): MatchOptions {
  const { values } = parseArgs({
    args,
    options: {
      lists: { type: 'string', multiple: true },
      limit: { type: 'string', default: '5' },
      threshold: { type: 'string', default: String(defaultMatchThreshold) },
      csv: { type: 'string' },
    },
  });
  const [limit, threshold] = [Number(values.limit), Number(values.threshold)];
  // Number('') is 0, and the path '' is the current folder.
  const given = Object.values(values).flat();
  if (given.some((value) => value?.trim() === '')) throw new Error(`An option has no value.\n${usage}`);
  const lists = (values.lists ?? [])
    .flatMap((paths) => paths.split(','))
    .flatMap((path) => path.trim() || []);
  if (lists.length === 0) throw new Error(`--lists is missing.\n${usage}`);
  if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit must be a whole number of at least 1.');
  if (!(threshold >= 0 && threshold <= 100)) throw new Error('--threshold must be a number from 0 to 100.');
  return { lists: lists.map((path) => resolve(path)), limit, threshold, csv: values.csv };
}

async function loadMatcher(paths: string[]): Promise<Matcher> {
  const parsed = await parseLists(paths);
  const updated_at = new Date().toISOString();
  const matcher = buildMatcher(parsed.map((list) => ({ ...list, updated_at })));
  const names = matcher.lists.map((list) => list.name).join(', ');
  console.error(`${matcher.nameCount} names of ${names}`);
  return matcher;
}

async function print<Query>(
  queries: Query[],
  answer: (query: Query, index: number) => unknown,
): Promise<void> {
  const lines = function* () {
    for (const [index, query] of queries.entries()) yield `${JSON.stringify(answer(query, index))}\n`;
  };
  await pipeline(Readable.from(lines()), process.stdout, { end: false });
}

async function match(args: string[]): Promise<void> {
  const options = readMatchOptions(args);
  if (options.csv) return screenCustomers(await readCustomers(options.csv), options);
  const queries = readJsonLines(await text(process.stdin), MatchQuery);
  const matcher = await loadMatcher(options.lists);
  await print(queries, (query) => answerMatch(query, matcher, options));
}

async function screenCustomers(customers: MatchQuery[], options: MatchOptions): Promise<void> {
  const matcher = await loadMatcher(options.lists);
  const showProgress = progressBar(customers.length);
  const startedAt = performance.now();
  let matched = 0;
  await print(customers, (customer, index) => {
    const answer = answerMatch(customer, matcher, options);
    if (answer.candidates.some(({ score }) => score >= options.threshold)) matched += 1;
    showProgress(index + 1);
    return answer;
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.error(
    `${customers.length} customers in ${seconds} s: ${matched} with a match of ${options.threshold} or more, ` +
      `${customers.length - matched} without`,
  );
}

async function compare(args: string[]): Promise<void> {
  parseArgs({ args, options: {} });
  await print(readJsonLines(await text(process.stdin), NamePair), answerPair);
}

const commands: Record<string, (args: string[]) => Promise<void>> = { match, compare };
const [name = '', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(usage);
  await command(args);
} catch (error) {
  if (!isClosedPipe(error)) {
    report(error);
    process.exitCode = 1;
  }
}

function report(error: unknown): void {
  if (!(error instanceof Error)) return console.error(error);
  console.error(error.message);
  if (error.cause instanceof Error) console.error(`  ${error.cause.message}`);
}

/** The reader has closed the pipe, as `| head` does. */
function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
