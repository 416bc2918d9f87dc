import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyHash } from '@/lib/domain/audit/checkpoint';
import { signExportEnd } from '@/lib/domain/audit/export-end';
import { ownNode } from '@/scripts/bootstrap/own-node.mjs';

const folder = mkdtempSync(join(tmpdir(), 'probity-audit-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

function aKey() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' });
  return { privateKey, d, x };
}

/** One key in 64 starts like a flag. */
function aKeyLikeAFlag() {
  for (;;) {
    const key = aKey();
    if (key.x.startsWith('-')) return key;
  }
}

const range = { project: 'a-project', from: null, to: null, first_sequence: 1 };

function exportSignedWith({ privateKey }: ReturnType<typeof aKey>): string {
  const path = join(folder, `${crypto.randomUUID()}.jsonl`);
  const header = JSON.stringify({ format: 'probity audit log 2', ...range });
  const end = { ...range, sequence: 0, hash: emptyHash, time: new Date().toISOString() };
  writeFileSync(path, `${header}\n${signExportEnd(end, privateKey)}\n`);
  return path;
}

describe('npm run audit -- verify on the machine of a deployment', () => {
  const local = aKeyLikeAFlag();
  const verify = (path: string, ...args: string[]) =>
    execa(ownNode, ['scripts/audit/main.ts', 'verify', path, ...args], {
      env: { PROBITY_DATA_DIR: folder, PROBITY_AUDIT_KEY: local.d, DATABASE_URL: undefined },
      reject: false,
    });

  it('uses the local key without --key, and the given key with --key', async () => {
    const others = aKey();
    const [ofLocal, ofOthers] = [exportSignedWith(local), exportSignedWith(others)];
    expect(await verify(ofLocal)).toMatchObject({ exitCode: 0 });
    expect(await verify(ofOthers)).toMatchObject({ exitCode: 1 });
    expect(await verify(ofOthers, `--key=${others.x}`)).toMatchObject({ exitCode: 0 });
    expect(await verify(ofLocal, `--key=${others.x}`)).toMatchObject({ exitCode: 1 });
  });
});
