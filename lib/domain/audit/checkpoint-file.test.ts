import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { signCheckpoint } from './checkpoint';
import { newestCheckpoints, requireCheckpoints } from './checkpoint-file';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const folder = mkdtempSync(join(tmpdir(), 'probity-checkpoints-'));
const file = join(folder, 'checkpoints.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

const project = 'a-project';
const signed = (sequence: number, of = project, key = privateKey) =>
  signCheckpoint(
    { project: of, sequence, hash: 'ab'.repeat(32), time: new Date(sequence).toISOString() },
    key,
  );
const [first, second] = [signed(1), signed(2)];

async function required(...lines: string[]): Promise<number[]> {
  await writeFile(file, lines.map((line) => `${line}\n`).join(''));
  return (await requireCheckpoints(file, publicKey, project)).map(({ sequence }) => sequence);
}

describe('audit checkpoints · in a named file', () => {
  it('are those of the project', async () => {
    expect(await required(first, signed(7, 'another-one'), second)).toEqual([1, 2]);
  });

  it.each<[string, string[]]>([
    ['an empty file', []],
    ['a file of other lines', ['garbage', '{}']],
    ['checkpoints of another project', [signed(1, 'another-one')]],
  ])('are missing in %s', async (_what, lines) => {
    await expect(required(...lines)).rejects.toThrow(`${file} has no checkpoint of the project "a-project".`);
  });

  it.each<[string, string[], string]>([
    ['a replaced hash', [first.replace('"hash":"ab', '"hash":"cd')], '1 of 1'],
    ['a replaced hash among others', [first, second.replace('"hash":"ab', '"hash":"cd')], '1 of 2'],
    [
      'another project’s, renamed',
      [first, signed(2, 'another-one').replace('another-one', project)],
      '1 of 2',
    ],
    ['one of another key', [first, signed(2, project, generateKeyPairSync('ed25519').privateKey)], '1 of 2'],
    ['half a line', [first, second.slice(0, 100)], '1 of 2'],
    ['padding after a signature', [first.replace(/"}$/, '=="}'), second], '1 of 2'],
    ['an export', [`{"format":"probity audit log 2","project":"${project}"}`], '1 of 1'],
  ])('are refused with the number of lines that are not signed: %s', async (_what, lines, count) => {
    await expect(required(...lines)).rejects.toThrow(
      `${file}: ${count} lines of the project "a-project" are not checkpoints signed with this key.`,
    );
  });

  it('are absent in a missing file, which is only allowed for the worker', async () => {
    const missing = join(folder, 'missing.jsonl');
    await expect(requireCheckpoints(missing, publicKey, project)).rejects.toThrow('ENOENT');
    expect(await newestCheckpoints(missing, publicKey)).toEqual(new Map());
  });
});
