import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { verifyingKey } from '@/lib/domain/audit/signed-line';
import { requireCheckpoints } from '@/lib/domain/audit/checkpoint-file';
import type { AuditPeriod } from '@/lib/domain/audit/schema';
import { exportAuditLogs } from '@/lib/domain/audit/service/export-audit-logs';
import { signAuditCheckpoints } from '@/lib/domain/audit/service/sign-audit-checkpoints';
import { verifyExport } from '@/lib/domain/audit/verify-export';
import type { Context } from '@/lib/platform/context';
import { aCase, aProject } from '@/tests/fixtures/factories';

// Set before the settings are first read; each test file reads its own.
const folder = mkdtempSync(join(tmpdir(), 'probity-audit-'));
const file = join(folder, 'checkpoints.jsonl');
const { d, x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
Object.assign(process.env, {
  PROBITY_AUDIT_CHECKPOINTS: file,
  PROBITY_AUDIT_KEY: d,
  PROBITY_AUDIT_PUBLIC_KEY: x,
});

afterAll(() => rmSync(folder, { recursive: true }));

async function exported(ctx: Context, period: AuditPeriod): Promise<string[]> {
  const lines: string[] = [];
  await exportAuditLogs(ctx, period, async (line) => void lines.push(line));
  return lines;
}

async function* streamed(lines: readonly string[]) {
  yield* lines;
}

async function verified(ctx: Context, lines: readonly string[]) {
  const key = verifyingKey(x);
  return verifyExport(streamed(lines), key, await requireCheckpoints(file, key, ctx.project.hash));
}

/** A log that was exported, then grew, and was signed. */
async function aGrownLog() {
  const ctx = await aProject();
  await aCase(ctx);
  await signAuditCheckpoints();
  const before = await exported(ctx, {});
  // A record of the same millisecond would belong to the period.
  await sleep(5);
  const from = new Date().toISOString();
  await aCase(ctx);
  await signAuditCheckpoints();
  const recordsBefore = before.length - 2; // without the header and the end
  return { ctx, before, recordsBefore, from, whole: await exported(ctx, {}) };
}

/** The last part has no end. */
function afterTheLastPartIsVerified(then: () => Promise<unknown>): void {
  const { query } = pg.Client.prototype;
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  asked.mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
    const [{ text, values }] = sent as [{ text?: string; values?: unknown[] }];
    const answer = Reflect.apply(query, this, sent);
    const isLast = text?.includes('verify_audit_chain') && values?.[2] === null;
    return isLast ? answer.then(async (rows: unknown) => (await then(), rows)) : answer;
  });
}

describe('audit log · export', () => {
  it('is verified as the whole log or as a period, whichever it is', async () => {
    const { ctx, recordsBefore, from, whole } = await aGrownLog();
    const last_sequence = whole.length - 2;
    expect(await verified(ctx, whole)).toMatchObject({
      valid: true,
      from: null,
      first_sequence: 1,
      last_sequence,
      checkpoints: { compared: 2, later: 0 },
    });
    const period = await exported(ctx, { from });
    expect(await verified(ctx, period)).toMatchObject({
      valid: true,
      from,
      first_sequence: recordsBefore + 1,
      last_sequence,
      checkpoints: { compared: 1, later: 0 },
    });
    const cutAtTheFront = [period[0] ?? '', ...whole.slice(recordsBefore + 1)];
    expect(await verified(ctx, cutAtTheFront)).toMatchObject({
      valid: false,
      problem: 'The header is not the one that was signed.',
    });
  });

  it('is refused if its end was cut off and replaced with an earlier checkpoint', async () => {
    const { ctx, recordsBefore, whole } = await aGrownLog();
    const lines = (await readFile(file, 'utf8')).split('\n');
    const earlier = lines.find((line) => line.includes(ctx.project.hash)) ?? '';
    expect(await verified(ctx, [...whole.slice(0, recordsBefore + 1), earlier])).toMatchObject({
      valid: false,
      problem: expect.stringContaining('A checkpoint does not end an export'),
    });
  });

  it('is verified if it is older, with its time and the number of later checkpoints', async () => {
    const { ctx, before, from } = await aGrownLog();
    const older = await verified(ctx, before);
    expect(older).toMatchObject({ valid: true, checkpoints: { compared: 1, later: 1 } });
    expect(Date.parse(older.as_of ?? '')).toBeLessThan(Date.parse(from));
  });

  it('ends with the last record that was verified, though the log grows after that', async () => {
    const { ctx, whole } = await aGrownLog();
    const grown = vi.fn<() => Promise<unknown>>(() => aCase(ctx));
    afterTheLastPartIsVerified(grown);
    expect(await exported(ctx, {})).toHaveLength(whole.length);
    expect(grown).toHaveBeenCalledOnce();
  });
});
