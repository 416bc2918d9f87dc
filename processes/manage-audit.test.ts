import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { bundled } from '@/tests/fixtures/bundled';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';

const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
const program = bundled('processes/manage-audit.ts');
const folder = mkdtempSync(join(tmpdir(), 'probity-audit-'));
const file = join(folder, 'export.jsonl');
let project: TestProject;

afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: string[], env: Record<string, string | undefined> = {}) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [program, ...args], {
    reject: false,
    env,
  });
  // A missing field fails the expectation that reads it.
  // oxlint-disable-next-line typescript/no-explicit-any
  const printed: any = stdout === '' ? null : JSON.parse(stdout);
  return { exitCode, stderr, printed };
}

const keys = {
  PROBITY_AUDIT_KEY: d,
  PROBITY_AUDIT_PUBLIC_KEY: x,
  PROBITY_AUDIT_CHECKPOINTS: join(folder, 'c'),
};
const exportTo = (path: string) => run(['export', '--project', project.hash, path], keys);
const withoutDatabase = { DATABASE_URL: '' };
const verify = (path: string, key = x ?? '') => run(['verify', path, `--key=${key}`], withoutDatabase);

beforeAll(async () => {
  project = await aProject();
  const { token } = await aCase(project.ctx);
  await anAlert(project.ctx, { case_token: token });
  expect(await exportTo(file)).toMatchObject({
    exitCode: 0,
    printed: { records: 2, first_bad_sequence: null },
  });
});

describe('npm run audit', () => {
  it('exports a log that it verifies without a database', async () => {
    expect(await verify(file)).toMatchObject({ exitCode: 0, printed: { valid: true, records: 2 } });
  });

  it('says what it has shown and what not, and nothing of an export of an earlier format', async () => {
    const { shown, not_shown } = (await verify(file)).printed;
    expect(shown[0]).toMatch(/^The export has records 1 to 2: the whole log as it was at /);
    expect(not_shown[0]).toContain('no checkpoint was compared');
    const earlier = join(folder, 'earlier.jsonl');
    await writeFile(earlier, (await readFile(file, 'utf8')).replace('audit log 2', 'audit log 1'));
    expect(await verify(earlier)).toMatchObject({
      exitCode: 1,
      printed: { shown: [], problem: expect.stringContaining('Export the log again') },
    });
  });

  it('finds an edited export', async () => {
    const edited = join(folder, 'edited.jsonl');
    await writeFile(edited, (await readFile(file, 'utf8')).replace('alert.created', 'alert.resolved'));
    expect(await verify(edited)).toMatchObject({ exitCode: 1, printed: { first_bad_sequence: 2 } });
  });

  it('refuses to write over an export, and an unknown project', async () => {
    expect((await exportTo(file)).exitCode).toBe(1);
    const unknown = ['export', '--project', 'no-such-project', join(folder, 'none.jsonl')];
    expect((await run(unknown, keys)).exitCode).toBe(1);
  });

  it('signs no end of a log that was tampered with', async () => {
    const ofRecord = `where project_id = ${project.ctx.project.id} and sequence = 1`;
    await asOwner('alter table audit_log disable trigger audit_log_append_only');
    await asOwner(`update audit_log set actor_name = 'Nobody' ${ofRecord}`);
    await asOwner('alter table audit_log enable always trigger audit_log_append_only');
    const tampered = join(folder, 'tampered.jsonl');
    expect(await exportTo(tampered)).toMatchObject({ exitCode: 1, printed: { first_bad_sequence: 1 } });
    expect(await verify(tampered)).toMatchObject({ exitCode: 1, printed: { valid: false } });
  });

  it.each([[], ['export'], ['verify'], ['delete', 'x'], ['verify', 'x', '--unknown']])(
    'prints its usage for wrong arguments: %s',
    async (...args) => {
      const { exitCode, stderr } = await run(args);
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining('npm run -s audit')]);
    },
  );
});
