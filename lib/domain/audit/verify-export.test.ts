import { createHash, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Checkpoint, emptyHash, signCheckpoint } from './checkpoint';
import { type ExportRange, signExportEnd } from './export-end';
import { verifyExport } from './verify-export';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const project = 'a-project';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

interface Log {
  lines: string[];
  hashes: string[];
}

const line = (record: string, previousHash: string, hash: string) =>
  `{"record":${record},"previous_hash":"${previousHash}","hash":"${hash}"}`;

function chained(records: readonly string[]): Log {
  const log: Log = { lines: [], hashes: [] };
  for (const record of records) {
    const previous = log.hashes.at(-1) ?? emptyHash;
    const hash = createHash('sha256').update(record).update(Buffer.from(previous, 'hex')).digest('hex');
    log.hashes.push(hash);
    log.lines.push(line(record, previous, hash));
  }
  return log;
}

const textOf = (sequence: number, note = 'ünïcode \u2028 “quotes”') =>
  `[7, ${sequence}, "aud_${sequence}", {"note": "${note}"}]`;

const wholeLog: ExportRange = { project, from: null, to: null, first_sequence: 1 };
const headerOf = (range: ExportRange) => JSON.stringify({ format: 'probity audit log 2', ...range });
const header = headerOf(wholeLog);
const checkpoint = ({ hashes }: Log, sequence: number): Checkpoint => ({
  project,
  sequence,
  hash: hashes[sequence - 1] ?? emptyHash,
  time: at(sequence),
});
const endOf = (log: Log, range: ExportRange = wholeLog) =>
  signExportEnd({ ...checkpoint(log, log.lines.length), ...range }, privateKey);

const texts = Array.from({ length: 9 }, (_, n) => textOf(n + 1));
const log = chained(texts);
const whole = [header, ...log.lines, endOf(log)];
const sinceFour: ExportRange = { ...wholeLog, from: at(4), first_sequence: 4 };
const ofPeriod = [headerOf(sinceFour), ...log.lines.slice(3), endOf(log, sinceFour)];
const known = [checkpoint(log, 4), checkpoint(log, 9)];

async function* streamed(lines: readonly string[]) {
  yield* lines;
}
const verify = (lines: readonly string[], checkpoints: readonly Checkpoint[] = []) =>
  verifyExport(streamed(lines), publicKey, checkpoints);

describe('audit export · verify', () => {
  it('accepts an untouched export, and compares it with the checkpoints', async () => {
    expect(await verify(whole, known)).toEqual({
      valid: true,
      project,
      from: null,
      to: null,
      as_of: at(9),
      records: 9,
      first_sequence: 1,
      last_sequence: 9,
      first_bad_sequence: null,
      problem: null,
      checkpoints: { compared: 2, later: 0 },
    });
  });

  it('accepts an export of a period', async () => {
    expect(await verify(ofPeriod, known)).toMatchObject({
      valid: true,
      from: at(4),
      to: null,
      first_sequence: 4,
      last_sequence: 9,
      checkpoints: { compared: 2, later: 0 },
    });
  });

  it('accepts an empty log', async () => {
    expect(await verify([header, endOf(chained([]))])).toMatchObject({ valid: true, records: 0 });
  });

  it('counts checkpoints after the end of an older export, which are no contradiction', async () => {
    const later = { ...checkpoint(log, 9), sequence: 12, time: at(12) };
    expect(await verify(whole, [...known, later])).toMatchObject({
      valid: true,
      checkpoints: { compared: 2, later: 1 },
    });
  });

  it.each<[string, string[], number]>([
    ['an edited record', whole.with(3, whole[3]?.replace('quotes', 'quoted') ?? ''), 3],
    ['a deleted record', whole.toSpliced(5, 1), 5],
    ['an inserted record', whole.toSpliced(5, 0, whole[4] ?? ''), 5],
    ['two swapped records', whole.with(2, whole[3] ?? '').with(3, whole[2] ?? ''), 2],
    ['a truncated export', whole.slice(0, 6), 6],
    ['a truncated export with its end', [...whole.slice(0, 6), whole.at(-1) ?? ''], 6],
    ['records after the end', [...whole, whole[9] ?? ''], 10],
    ['a rewritten chain', [header, ...chained(texts.with(0, textOf(1, 'x'))).lines, endOf(log)], 10],
    ['another project', whole.with(0, header.replace(project, 'another')), 10],
    [
      'a missing beginning',
      [header.replace('"first_sequence":1', '"first_sequence":4'), ...whole.slice(4)],
      4,
    ],
    ['a missing beginning that the header explains by a period', [ofPeriod[0] ?? '', ...whole.slice(4)], 10],
    ['a period that the header leaves out', [header, ...ofPeriod.slice(1)], 1],
    ['another period', ofPeriod.with(0, headerOf({ ...sinceFour, from: at(3) })), 10],
    ['a checkpoint as the end', [...whole.slice(0, 5), signCheckpoint(checkpoint(log, 4), privateKey)], 5],
    ['the end of an older export', [...whole, endOf(chained(texts.slice(0, 4)))], 10],
    ['an export of format 1', whole.with(0, header.replace('log 2', 'log 1')), 1],
    ['no header', whole.slice(1), 1],
    ['a line that is none', whole.with(4, '{}'), 4],
    ['an empty file', [], 1],
  ])('finds %s without a checkpoint', async (_what, lines, first_bad_sequence) => {
    expect(await verify(lines)).toMatchObject({ valid: false, first_bad_sequence });
  });

  it('refuses an end signed with another key', async () => {
    const forged = signExportEnd(
      { ...checkpoint(log, 9), ...wholeLog },
      generateKeyPairSync('ed25519').privateKey,
    );
    expect(await verify(whole.with(-1, forged))).toMatchObject({ valid: false });
  });

  it('refuses a signature that is not in base64url without padding', async () => {
    const padded = endOf(log).replace(/"}$/, '=="}');
    expect(await verify(whole.with(-1, padded))).toMatchObject({ valid: false });
  });

  it('refuses an export if no checkpoint can be compared', async () => {
    const later = { ...checkpoint(log, 9), sequence: 12, time: at(12) };
    for (const [lines, checkpoints] of [
      [whole, [later]],
      [ofPeriod, [checkpoint(log, 3)]],
    ] as const) {
      expect(await verify(lines, checkpoints)).toMatchObject({
        valid: false,
        as_of: null,
        first_bad_sequence: null,
        problem: 'No checkpoint is of a record in the export: nothing was compared.',
      });
    }
  });

  const rewritten = chained(texts.with(5, textOf(6, 'x')));
  const truncated = chained(texts.slice(0, 6));
  const now = (each: Log) =>
    signExportEnd({ ...checkpoint(each, each.lines.length), ...wholeLog, time: at(20) }, privateKey);

  it.each<[string, Log, number]>([
    ['rewritten', rewritten, 9],
    ['truncated', truncated, 7],
  ])('finds an export of a %s database only through a checkpoint', async (_what, changed, firstBad) => {
    const lines = [header, ...changed.lines, now(changed)];
    expect(await verify(lines)).toMatchObject({ valid: true });
    expect(await verify(lines, known)).toMatchObject({ valid: false, first_bad_sequence: firstBad });
  });
});
