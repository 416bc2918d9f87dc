import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Checkpoint, signCheckpoint } from '@/lib/domain/audit/checkpoint';
import { asOwner } from '@/tests/fixtures/owner';
import { bundled } from '@/tests/fixtures/bundled';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';

const { privateKey } = generateKeyPairSync('ed25519');
const { d, x } = privateKey.export({ format: 'jwk' });
const anotherKey = 'vURcSzUZn1E1reBsNThv2BPk63eA3xu4SWvKsn0gYNo';
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

  it('reports what it has proved and what not, and nothing for an export in an earlier format', async () => {
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

  it('refuses to overwrite an export, and an unknown project', async () => {
    expect((await exportTo(file)).exitCode).toBe(1);
    const unknown = ['export', '--project', 'no-such-project', join(folder, 'none.jsonl')];
    expect((await run(unknown, keys)).exitCode).toBe(1);
  });

  it('does not sign the end of a log that was tampered with', async () => {
    const ofRecord = `where project_id = ${project.ctx.project.id} and sequence = 1`;
    await asOwner('alter table audit_log disable trigger audit_log_append_only');
    await asOwner(`update audit_log set actor_name = 'Nobody' ${ofRecord}`);
    await asOwner('alter table audit_log enable always trigger audit_log_append_only');
    const tampered = join(folder, 'tampered.jsonl');
    expect(await exportTo(tampered)).toMatchObject({ exitCode: 1, printed: { first_bad_sequence: 1 } });
    expect(await verify(tampered)).toMatchObject({ exitCode: 1, printed: { valid: false } });
  });

  it.each([
    [],
    ['export'],
    ['verify'],
    ['delete', 'x'],
    ['verify', 'x', '--unknown'],
    ['verify', 'x', '--checkpoints=a', '--checkpoints=b'],
    ['verify', 'x', '--from=2026-01-01T00:00:00Z'],
    ['export', 'x', '--project=p', '--checkpoints=c'],
  ])('prints its usage for wrong arguments: %s', async (...args) => {
    const { exitCode, stderr } = await run(args);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('npm run -s audit')]);
  });
});

describe('npm run audit -- verify · key', () => {
  const withLocalKey = (...args: string[]) =>
    run(['verify', file, ...args], { ...withoutDatabase, PROBITY_AUDIT_PUBLIC_KEY: x });

  it('is that of the data folder without --key', async () => {
    expect(await withLocalKey()).toMatchObject({ exitCode: 0, printed: { valid: true } });
  });

  it.each([[[`--key=${anotherKey}`]], [['--key', anotherKey]]])(
    'is that of %s, even with a data folder',
    async (args) => {
      expect(await withLocalKey(...args)).toMatchObject({
        exitCode: 1,
        printed: { valid: false, problem: expect.stringContaining('not made with this key') },
      });
    },
  );

  it.each(['', 'zz', `${anotherKey}=`, `${anotherKey}AA`])('is refused in one line: “%s”', async (key) => {
    expect(await withLocalKey(`--key=${key}`)).toEqual({
      exitCode: 1,
      printed: null,
      stderr: '--key must be 32 bytes in base64url, as `npm run audit -- public-key` prints them.',
    });
  });
});

describe('npm run audit -- verify --checkpoints', () => {
  const verifyWith = (checkpoints: string, verified = file) =>
    run(['verify', verified, `--checkpoints=${checkpoints}`, `--key=${x}`], withoutDatabase);

  /** A checkpoint at the first record of the export. */
  async function aCheckpoint(): Promise<Checkpoint> {
    const [, record = ''] = (await readFile(file, 'utf8')).split('\n');
    const [, hash = ''] = /"hash": ?"([0-9a-f]{64})"}$/.exec(record) ?? [];
    return { project: project.hash, sequence: 1, hash, time: new Date().toISOString() };
  }
  const signed = async (changes: Partial<Checkpoint> = {}) =>
    signCheckpoint({ ...(await aCheckpoint()), ...changes }, privateKey);
  const replaced = (line: string) => line.replace(/"hash":"..../, '"hash":"0000');

  async function fileOf(...lines: string[]): Promise<string> {
    const path = join(folder, `${randomUUID()}.jsonl`);
    await writeFile(path, lines.map((line) => `${line}\n`).join(''));
    return path;
  }

  it('compares the export with the checkpoints of its project', async () => {
    const checkpoints = await fileOf(await signed({ project: 'another-one' }), await signed());
    expect(await verifyWith(checkpoints)).toMatchObject({
      exitCode: 0,
      printed: { valid: true, checkpoints: { compared: 1, later: 0 } },
    });
  });

  it('fails without a checkpoint of its project, and with an unsigned one', async () => {
    const [none, altered] = [await fileOf(), await fileOf(await signed(), replaced(await signed()))];
    expect(await verifyWith(none)).toEqual({
      exitCode: 1,
      printed: null,
      stderr: `${none} has no checkpoint of the project "${project.hash}".`,
    });
    expect(await verifyWith(altered)).toMatchObject({
      exitCode: 1,
      printed: null,
      stderr: expect.stringContaining('1 of 2 lines'),
    });
  });

  it('refuses a path that is not a readable file', async () => {
    for (const path of ['', join(folder, 'missing.jsonl'), folder]) {
      const refused = { exitCode: 1, printed: null, stderr: `“${path}” is not a file that can be read.` };
      expect(await verifyWith(path)).toEqual(refused);
    }
    expect((await verify('missing.jsonl')).stderr).toBe('“missing.jsonl” is not a file that can be read.');
  });

  it('fails if no checkpoint belongs to a record in the export', async () => {
    const later = await fileOf(
      await signed({ sequence: 9, time: new Date(Date.now() + 60_000).toISOString() }),
    );
    expect(await verifyWith(later)).toMatchObject({
      exitCode: 1,
      printed: {
        valid: false,
        first_bad_sequence: null,
        problem: expect.stringContaining('nothing was compared'),
      },
    });
  });

  it('compares with an evidence pack, or with the log given with it', async () => {
    const { ctx, ask } = await aProject();
    const { token } = await aCase(ctx);
    await aCase(ctx);
    const pack = join(folder, 'pack.json');
    const { json } = await ask('GET', `/v1/cases/${token}/report`);
    await writeFile(pack, JSON.stringify(json));
    const log = join(folder, 'log-of-pack.jsonl');
    await run(['export', '--project', ctx.project.hash, log], keys);
    const records = (await readFile(log, 'utf8')).split('\n').slice(1, -2);
    const hashOf = (line = '') => /"hash": ?"([0-9a-f]{64})"}$/.exec(line)?.[1] ?? '';
    const checkpointAt = async (sequence: number) =>
      fileOf(await signed({ project: ctx.project.hash, sequence, hash: hashOf(records[sequence - 1]) }));
    const [ofCase, ofAnother] = [await checkpointAt(1), await checkpointAt(2)];
    expect(await verifyWith(ofCase, pack)).toMatchObject({ exitCode: 0, printed: { checkpoints: 1 } });
    expect(await verifyWith(ofAnother, pack)).toMatchObject({
      exitCode: 1,
      printed: { valid: false, problem: expect.stringContaining('nothing was compared') },
    });
    const withLog = ['verify', pack, '--log', log, '--checkpoints', ofAnother, `--key=${x}`];
    expect(await run(withLog, withoutDatabase)).toMatchObject({ exitCode: 0, printed: { valid: true } });
  });

  it('refuses a log together with an export, which would be ignored', async () => {
    const refused = await run(['verify', file, '--log', file, `--key=${x}`], withoutDatabase);
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringContaining('only for an evidence pack'),
    ]);
  });
});
