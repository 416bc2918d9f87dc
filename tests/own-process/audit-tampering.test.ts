import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { Random } from '@/bench/screening/fixtures/random';
import { signAuditCheckpoints } from '@/lib/domain/audit/service/sign-audit-checkpoints';
import { verifyAuditLogs } from '@/lib/domain/audit/service/verify-audit-logs';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { aProject } from '@/tests/fixtures/factories';
import { connectAs, setProject } from '@/tests/fixtures/roles';

// Set before the settings are first read; each test file reads its own.
const folder = mkdtempSync(join(tmpdir(), 'probity-audit-'));
const file = join(folder, 'checkpoints.jsonl');
const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
Object.assign(process.env, {
  PROBITY_AUDIT_CHECKPOINTS: file,
  PROBITY_AUDIT_KEY: d,
  PROBITY_AUDIT_PUBLIC_KEY: x,
});

const records = 12;
let owner: pg.Client;
let web: pg.Client;

beforeAll(async () => {
  [owner, web] = await Promise.all([connectAs('owner'), connectAs('web')]);
  await owner.query('alter table audit_log disable trigger user');
  // Gives every record of a project the number and the hashes for its position.
  await owner.query(`create function pg_temp.rewrite(of_project int) returns void language plpgsql as $$
    declare
      kept audit_log[] := (select array_agg(l order by l.sequence) from audit_log l where l.project_id = of_project);
      last audit_heads := row(of_project, 0, decode(repeat('00', 32), 'hex'));
      r audit_log;
    begin
      delete from audit_log where project_id = of_project;
      foreach r in array coalesce(kept, '{}') loop
        r.sequence := last.sequence + 1;
        r.previous_hash := last.hash;
        r.hash := sha256(audit_payload(r));
        insert into audit_log select r.*;
        last := row(of_project, r.sequence, r.hash);
      end loop;
      update audit_heads set sequence = last.sequence, hash = last.hash where project_id = of_project;
    end $$`);
});

afterAll(async () => {
  await owner.query('alter table audit_log enable trigger user');
  await owner.query('alter table audit_log enable always trigger audit_log_append_only');
  await owner.query('alter table audit_log enable always trigger audit_log_not_truncated');
  await Promise.all([owner.end(), web.end()]);
  rmSync(folder, { recursive: true });
});

async function append(ctx: Context, count: number): Promise<void> {
  const now = new Date().toISOString();
  const entries = Array.from({ length: count }, (_, n) => ({
    token: newToken('aud'),
    event_type: 'alert.resolved',
    actor_id: 'usr_1',
    actor_name: 'Ada Analyst',
    actor_type: 'user',
    target_type: 'alert',
    target_token: newToken('alt'),
    details: { from: 'In Review', to: 'Resolved', rationale: `Ünlike: “${n}” \\ 名前`, score: n / 7 },
    ip_address: '192.0.2.7',
    request_id: `req_${n}`,
    created_at: now,
  }));
  await setProject(web, ctx);
  await web.query('select append_audit_records($1, $2)', [ctx.project.id, JSON.stringify(entries)]);
}

async function aLog(): Promise<Context> {
  const ctx = await aProject();
  await append(ctx, records);
  return ctx;
}

const edits = [
  `actor_name = 'Somebody else'`,
  `details = details || '{"to": "Open"}'`,
  `created_at = created_at - interval '1 day'`,
  `ip_address = null`,
  `target_token = 'alt_other'`,
  `event_type = 'alert.acknowledged'`,
];

/** Moves two neighbours' numbers, or all from one on, via numbers that no record has. */
const renumber = async (project: number, expression: string, where: string) => {
  await owner.query(
    `update audit_log set sequence = 1000 + ${expression} where project_id = ${project} and ${where}`,
  );
  await owner.query(
    `update audit_log set sequence = sequence - 1000 where project_id = ${project} and sequence > 1000`,
  );
};

const tamperings = {
  edit: (project: number, random: Random) =>
    owner.query(`update audit_log set ${random.pick(edits)}
      where project_id = ${project} and sequence = ${1 + random.below(records)}`),
  delete: (project: number, random: Random) =>
    owner.query(
      `delete from audit_log where project_id = ${project} and sequence = ${1 + random.below(records - 1)}`,
    ),
  async insert(project: number, random: Random) {
    const place = 1 + random.below(records);
    await renumber(project, 'sequence + 1', `sequence >= ${place}`);
    await owner.query(`insert into audit_log select (jsonb_populate_record(l, jsonb_build_object(
        'sequence', ${place}, 'token', 'aud_forged', 'actor_name', 'Nobody'))).*
      from audit_log l where l.project_id = ${project} and l.sequence = ${place === 1 ? 2 : 1}`);
  },
  reorder(project: number, random: Random) {
    const first = 1 + random.below(records - 1);
    const second = first + 1 + random.below(records - first);
    return renumber(project, `${first + second} - sequence`, `sequence in (${first}, ${second})`);
  },
  truncate: (project: number, random: Random) =>
    owner.query(
      `delete from audit_log where project_id = ${project} and sequence > ${random.below(records)}`,
    ),
};

const kinds = Object.keys(tamperings) as (keyof typeof tamperings)[];
const rewrite = (project: number) => owner.query('select pg_temp.rewrite($1)', [project]);

/** Whether the chain alone reveals it, without a checkpoint. */
async function isFoundByChain(ctx: Context): Promise<boolean> {
  await setProject(web, ctx);
  const chain = 'select first_bad_sequence from verify_audit_chain($1, 1, null)';
  return (await web.query(chain, [ctx.project.id])).rows[0].first_bad_sequence !== null;
}

describe('audit log · a hundred tamperings by the owner of the database', () => {
  it('are all found with checkpoints, and without them unless the rest of the chain is rewritten', async () => {
    const cases = Array.from({ length: 100 }, (_, seed) => ({
      seed,
      kind: kinds[seed % kinds.length] ?? 'edit',
      isRewritten: seed % 2 === 1,
    }));
    const logs: Context[] = [];
    for (const _ of cases) logs.push(await aLog());
    await signAuditCheckpoints();
    const missed: object[] = [];
    const foundByChain: Record<string, number> = {};
    for (const [index, each] of cases.entries()) {
      const ctx = logs[index];
      if (!ctx) throw new Error('there is a log for each');
      expect(await verifyAuditLogs(ctx, {})).toMatchObject({
        valid: true,
        records,
        checkpoint: { sequence: records },
      });
      await tamperings[each.kind](ctx.project.id, new Random(each.seed));
      if (each.isRewritten) await rewrite(ctx.project.id);
      if ((await verifyAuditLogs(ctx, {})).valid) missed.push(each);
      const name = each.isRewritten ? 'rewritten' : 'left';
      foundByChain[name] = (foundByChain[name] ?? 0) + Number(await isFoundByChain(ctx));
    }
    expect(missed).toEqual([]);
    expect(foundByChain).toEqual({ left: 50, rewritten: 0 });
  });
});

describe('audit log · checkpoints', () => {
  const linesOf = async (ctx: Context) =>
    (await readFile(file, 'utf8')).split('\n').filter((line) => line.includes(ctx.project.hash));

  it('are signed only when the log has grown', async () => {
    const ctx = await aLog();
    await signAuditCheckpoints();
    await signAuditCheckpoints();
    expect(await linesOf(ctx)).toHaveLength(1);
    await append(ctx, 3);
    await signAuditCheckpoints();
    expect((await linesOf(ctx)).map((line) => JSON.parse(line).sequence)).toEqual([records, records + 3]);
  });

  it('are not signed for a log that was rewritten and then grew', async () => {
    const ctx = await aLog();
    await signAuditCheckpoints();
    await tamperings.edit(ctx.project.id, new Random(1));
    await rewrite(ctx.project.id);
    await append(ctx, 3);
    await signAuditCheckpoints();
    expect(await linesOf(ctx)).toHaveLength(1);
    expect(await verifyAuditLogs(ctx, {})).toMatchObject({ valid: false, first_bad_sequence: records });
  });

  it('are ignored for a period that ends before them', async () => {
    const ctx = await aLog();
    await signAuditCheckpoints();
    const before = new Date(Date.now() - 86_400_000).toISOString();
    expect(await verifyAuditLogs(ctx, { to: before })).toMatchObject({ valid: true, checkpoint: null });
  });

  it('are ignored when somebody else signed them', async () => {
    const ctx = await aLog();
    await signAuditCheckpoints();
    const [line = ''] = await linesOf(ctx);
    const { appendCheckpoints } = await import('@/lib/domain/audit/checkpoint-file');
    await appendCheckpoints(file, [line.replace(/"hash":"../, '"hash":"00'), '{"project":']);
    expect(await verifyAuditLogs(ctx, {})).toMatchObject({ valid: true, checkpoint: { sequence: records } });
  });
});
