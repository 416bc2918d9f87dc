// npm run bench:journey: 200 drawn documents in all zone formats and twelve scripts, spoilt step by step; in half of
// them a field is changed. Counts how many zones are read correctly, how many wrong readings are not flagged, and how
// many changes are noticed. The documents use the font that the network was trained on, so these are not rates for
// real documents.
import { availableParallelism, loadavg } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { markdownTable } from 'markdown-table';
import type { DocumentReading, MrzFormat, ZoneComparison } from '@/lib/reading/document-reading';
import { checkCapture } from '@/lib/reading/capture/check-capture';
import { readDocument } from '@/lib/reading/document/read-document';
import { newProgress } from '@/lib/reading/progress';
import { drawSpecimen } from '@/lib/reading/specimens/draw';
import { madeUpPeople } from '@/lib/reading/specimens/people';
import { randomFrom } from '@/lib/reading/specimens/random';
import { specimenOf, type PrintedFields, type Specimen } from '@/lib/reading/specimens/specimen';
import { spoilings, type Spoiling } from './spoilings.ts';

const documents = 200;
const today = '2026-11-23';
const formats: MrzFormat[] = ['TD3', 'TD1', 'TD2', 'MRV-A', 'MRV-B'];

/** Changes that a forger makes in print. The zone stays the same. */
const changes: Partial<PrintedFields>[] = [
  { surname: 'MONTGOMERY' },
  { date_of_birth: '17 JUN 1988' },
  { document_number: 'K71830264' },
  { expiration_date: '30 DEC 2038' },
];

interface Outcome {
  spoiling: string;
  specimen: Specimen;
  change: string | null;
  /** Problems at capture; a refused document is not read. */
  refused: string[];
  reading: DocumentReading | null;
  isExact: boolean;
  isHeld: boolean;
  captureMs: number;
  readMs: number;
}

// Nobody watches it, so no step is ended.
const progress = newProgress(0, 1);
const { port1: partial } = new MessageChannel();

/** Processor time of all threads of this process, which reads by itself so that the time can be seen. */
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

async function tryOne(number: number): Promise<Outcome> {
  const { name, spoil } = spoilings[number % spoilings.length] as Spoiling; // the index is in range
  const round = Math.floor(number / spoilings.length);
  const format = formats[round % formats.length] ?? 'TD3';
  const change = round % 2 === 1 ? changes[number % changes.length] : undefined;
  const person = madeUpPeople[number % madeUpPeople.length];
  const specimen = specimenOf({ format, seed: 50_000 + number, person, printed: change });
  const random = randomFrom(number);
  const drawn = await drawSpecimen(specimen);
  const sides = [drawn.front, ...(drawn.back ? [drawn.back] : [])];
  const spoilt = await Promise.all(sides.map((side) => spoil(side, random)));
  const [checks, captureMs] = await timed(async () => {
    const found = [];
    for (const side of spoilt) found.push(await checkCapture(side, 'front', progress));
    return found;
  });
  const refused = checks.flatMap(({ problems }) => problems);
  const common = {
    spoiling: name,
    specimen,
    change: change ? (Object.keys(change)[0] ?? null) : null,
    refused,
    captureMs,
  };
  const [front, back] = checks.map(({ image, origin }) => image && { image, origin });
  if (!front || refused.length > 0)
    return { ...common, reading: null, isExact: false, isHeld: false, readMs: 0 };
  const expected = { kind: null, country: null, today };
  const [reading, readMs] = await timed(() =>
    readDocument({ front, ...(back ? { back } : {}), expected }, progress, partial),
  );
  const { mrz } = reading.zones;
  const isExact = mrz?.lines.join('\n') === specimen.mrz.join('\n');
  const isHeld = mrz?.check_digits.every(({ holds }) => holds) ?? false;
  return { ...common, reading, isExact, isHeld, readMs };
}

const count = (outcomes: Outcome[], fits: (outcome: Outcome) => boolean) => outcomes.filter(fits).length;
const doubts = [
  'check_digit_wrong',
  'low_confidence',
  'low_contrast',
  'ambiguous',
  'zone_unreadable',
  'no_zone_found',
];
const isDoubted = ({ reading }: Outcome) =>
  reading?.refer_reasons.some((reason) => doubts.includes(reason)) ?? true;
const isDifference = ({ agreement }: ZoneComparison) => agreement !== 'agree' && agreement !== 'not_read';
const isNoticed = ({ reading, change }: Outcome) =>
  reading?.comparisons.some((each) => each.field === change && isDifference(each)) ?? false;
const differs = ({ reading }: Outcome) => reading?.comparisons.some(isDifference) ?? false;
const isPassed = ({ reading, change }: Outcome) =>
  !reading?.comparisons.some(({ field, agreement }) => field === change && agreement !== 'agree');
const isUnread = (outcome: Outcome) =>
  !differs(outcome) &&
  (outcome.reading?.comparisons.some(({ agreement }) => agreement === 'not_read') ?? false);

function rowOf(name: string, all: Outcome[]): string[] {
  const read = all.filter(({ reading }) => reading !== null);
  const changed = read.filter(({ change, reading }) => change !== null && reading?.zones.mrz);
  const plain = read.filter(({ change, reading }) => change === null && reading?.zones.mrz);
  const wrong = read.filter(({ isExact, reading }) => !isExact && reading?.zones.mrz);
  return [
    name,
    String(all.length),
    String(all.length - read.length),
    String(count(read, ({ isExact }) => isExact)),
    String(count(wrong, ({ isHeld }) => isHeld)),
    String(count(wrong, (outcome) => !isDoubted(outcome))),
    String(count(read, (outcome) => outcome.isExact && isDoubted(outcome))),
    `${count(changed, isNoticed)} of ${changed.length}`,
    String(count(changed, (outcome) => !isNoticed(outcome) && !isPassed(outcome))),
    `${count(plain, differs)} of ${plain.length}`,
    String(count(plain, isUnread)),
  ];
}

const heads = [
  'spoilt by',
  'documents',
  'refused at capture',
  'zone exact',
  'wrong, check digits hold',
  'wrong, no doubt named',
  'exact, yet doubted',
  'changes noticed',
  'changes not read',
  'differences where none are',
  'unread where none differ',
];

const outcomes: Outcome[] = [];
for (let number = 0; number < documents; number += 1) {
  outcomes.push(await tryOne(number));
  if ((number + 1) % 20 === 0) console.error(`${number + 1} of ${documents}`);
}
partial.close();

const rows = spoilings.map(({ name }) =>
  rowOf(
    name,
    outcomes.filter(({ spoiling }) => spoiling === name),
  ),
);
console.log(markdownTable([heads, ...rows, rowOf('all', outcomes)]));
const read = outcomes.filter(({ reading }) => reading !== null);
const mean = (values: number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
const sides = outcomes.reduce((sum, { specimen }) => sum + (specimen.format === 'TD1' ? 2 : 1), 0);
const captures = outcomes.reduce((sum, { captureMs }) => sum + captureMs, 0);
console.log(
  `\nProcessor time: ${Math.round(captures / sides)} ms a capture, ${mean(read.map(({ readMs }) => readMs))} ms a document.`,
);
console.log(
  `Load while it ran: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')} on ${availableParallelism()} cores.`,
);
const named = read.flatMap(({ reading }) => reading?.tamper_findings ?? []);
const names = [...new Set(named.map(({ name }) => name))];
console.log(
  `\nNamed of documents that nobody tampered with but for the changes: ${names.map((name) => `${name} ${named.filter((each) => each.name === name).length}`).join(', ') || 'nothing'}.`,
);

console.log('\nThe misses:');
for (const { spoiling, specimen, reading, isExact, isHeld } of read) {
  if (isExact) continue;
  const found = reading?.zones.mrz?.lines ?? ['nothing'];
  console.log(`${spoiling}, ${specimen.format}${isHeld ? ', check digits hold' : ''}`);
  for (const [at, line] of specimen.mrz.entries()) console.log(`  ${line}\n  ${found[at] ?? ''}`);
}
for (const outcome of read) {
  const { spoiling, change, reading } = outcome;
  if (change === null || isNoticed(outcome) || !reading?.zones.mrz) continue;
  console.log(`${spoiling}: the changed ${change} was ${isPassed(outcome) ? 'not noticed' : 'not read'}`);
}
for (const outcome of read) {
  const { spoiling, specimen, change, reading } = outcome;
  if (change !== null || !reading?.zones.mrz) continue;
  const others = reading.comparisons.filter(({ agreement }) => agreement !== 'agree');
  const named = others.map(({ field, values, agreement }) => `${field} ${values[0]} ${agreement}`);
  if (named.length > 0) console.log(`${spoiling}, ${specimen.format}, unchanged: ${named.join(', ')}`);
}
