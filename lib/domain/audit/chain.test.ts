import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { event } from '@/lib/domain/event';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { aCase, aProject } from '@/tests/fixtures/factories';
import { connectAs, setProject } from '@/tests/fixtures/roles';
import { unicodeText } from '@/tests/fixtures/unicode-text';
import { verifyAuditLogs } from './service/verify-audit-logs';
import { verifyChain } from './store';

let app: pg.Client;
let owner: pg.Client;
let superuser: pg.Client;

beforeAll(async () => {
  [app, owner, superuser] = await Promise.all([
    connectAs('application'),
    connectAs('owner'),
    connectAs('superuser'),
  ]);
});

afterAll(() => Promise.all([app, owner, superuser].map((client) => client.end())));

describe('audit log · append-only', () => {
  let ctx: Context;

  beforeAll(async () => {
    ctx = await aProject();
    await aCase(ctx);
    await setProject(app, ctx);
  });

  const changes = [
    `update audit_log set actor_name = 'nobody'`,
    'delete from audit_log',
    'truncate audit_log',
  ];

  it.each(changes)('refuses the application: %s', async (sql) => {
    await expect(app.query(sql)).rejects.toThrow(/permission denied/);
  });

  it.each(changes)('refuses the owner: %s', async (sql) => {
    await expect(owner.query(sql)).rejects.toThrow(/append-only/);
  });

  it.each(changes)('refuses a superuser in a replica session: %s', async (sql) => {
    await superuser.query('set session_replication_role = replica');
    await expect(superuser.query(sql)).rejects.toThrow(/append-only/);
    await superuser.query('set session_replication_role = origin');
  });

  it.each([
    'insert into audit_log select * from audit_log',
    'select * from audit_heads',
    'update audit_heads set sequence = 0',
  ])('refuses the application: %s', async (sql) => {
    await expect(app.query(sql)).rejects.toThrow(/permission denied/);
  });

  it('appends and verifies only for the current project', async () => {
    const other = await aProject();
    await setProject(app, ctx);
    await expect(app.query(`select append_audit_records($1, '[]')`, [other.project.id])).rejects.toThrow(
      /cannot be written/,
    );
    await expect(app.query('select verify_audit_chain($1, 1, null)', [other.project.id])).rejects.toThrow(
      /cannot be verified/,
    );
  });
});

/** As an attacker with superuser rights could. */
async function tamper(sql: string, values: unknown[]): Promise<void> {
  await superuser.query('begin');
  await superuser.query('alter table audit_log disable trigger user');
  await superuser.query(sql, values);
  await superuser.query('alter table audit_log enable always trigger audit_log_append_only');
  await superuser.query('alter table audit_log enable always trigger audit_log_not_truncated');
  await superuser.query('alter table audit_log enable trigger audit_log_added');
  await superuser.query('alter table audit_log enable trigger audit_log_changed');
  await superuser.query('alter table audit_log enable trigger audit_log_removed');
  await superuser.query('commit');
}

const assigned = event({ name: 'alert.assigned', target: 'alert', to: ['audit'], data: z.object({}) });

const at = (day: number) => new Date(Date.UTC(2026, 0, day, 12));

/** A project with one audit record on each of the first `days` days of January. */
async function aChain(days: number): Promise<Context> {
  const ctx = await aProject();
  for (let day = 1; day <= days; day += 1) {
    const dated = { ...ctx, now: () => at(day) };
    await transaction(dated, async (tx) => {
      const details = { day, note: 'ünïcode – “quotes” \\ 名前', nested: { b: 1.5, a: [null, true] } };
      recordEvent(tx, dated, assigned, { token: `alt_${day}`, details, data: {} });
    });
  }
  return ctx;
}

const ofRecord = 'where project_id = $1 and sequence = $2';

describe('audit log · chain', () => {
  it('is valid after concurrent writes', async () => {
    const ctx = await aProject();
    await Promise.all(Array.from({ length: 12 }, () => aCase(ctx)));
    expect(await verifyAuditLogs(ctx, {})).toMatchObject({
      valid: true,
      records: 12,
      first_bad_sequence: null,
    });
  });

  it('is valid when it is empty', async () => {
    expect(await verifyAuditLogs(await aProject(), {})).toEqual({
      valid: true,
      records: 0,
      first_bad_sequence: null,
      head: null,
      first: null,
      last: null,
      checkpoint: null,
    });
  });

  it.each<[string, string, number[], number]>([
    ['a changed actor', `update audit_log set actor_name = 'x' ${ofRecord}`, [3], 3],
    ['changed details', `update audit_log set details = '{}' ${ofRecord}`, [2], 2],
    ['a changed time', `update audit_log set created_at = created_at + interval '1 ms' ${ofRecord}`, [5], 5],
    ['a removed first record', `delete from audit_log ${ofRecord}`, [1], 1],
    ['a removed record', `delete from audit_log ${ofRecord}`, [3], 3],
    ['a truncated tail', 'delete from audit_log where project_id = $1 and sequence >= $2', [4], 4],
    ['an emptied log', 'delete from audit_log where project_id = $1 and sequence >= $2', [1], 1],
    ['a removed head', 'delete from audit_heads where project_id = $1 and $2 > 0', [1], 1],
    ['a head that was reset', 'update audit_heads set sequence = $2 where project_id = $1', [3], 3],
  ])('detects %s', async (_what, sql, [sequence], firstBad) => {
    const ctx = await aChain(5);
    await tamper(sql, [ctx.project.id, sequence]);
    expect(await verifyAuditLogs(ctx, {})).toMatchObject({ valid: false, first_bad_sequence: firstBad });
    const whole = await verifyChain(ctx, { first: '1', last: null }, 100);
    for (const partSize of [1, 2, 3, 5]) {
      expect(await verifyChain(ctx, { first: '1', last: null }, partSize)).toEqual(whole);
    }
  });

  it('detects two swapped records', async () => {
    const ctx = await aChain(5);
    await tamper('update audit_log set sequence = -sequence where project_id = $1 and sequence = any($2)', [
      ctx.project.id,
      [2, 3],
    ]);
    await tamper(
      'update audit_log set sequence = 5 + sequence where project_id = $1 and sequence = any($2)',
      [ctx.project.id, [-2, -3]],
    );
    expect(await verifyAuditLogs(ctx, {})).toMatchObject({ valid: false, records: 5, first_bad_sequence: 2 });
  });

  it('detects a forged hash through the next record', async () => {
    const ctx = await aChain(5);
    await tamper(
      `update audit_log r set actor_name = 'x', hash = sha256(audit_payload(
         jsonb_populate_record(r, '{"actor_name": "x"}'))) ${ofRecord}`,
      [ctx.project.id, 3],
    );
    expect(await verifyAuditLogs(ctx, {})).toMatchObject({ valid: false, first_bad_sequence: 4 });
  });

  it('detects a forged hash of the newest record through the head', async () => {
    const ctx = await aChain(5);
    await tamper(
      `update audit_log r set actor_name = 'x', hash = sha256(audit_payload(
         jsonb_populate_record(r, '{"actor_name": "x"}'))) ${ofRecord}`,
      [ctx.project.id, 5],
    );
    expect(await verifyAuditLogs(ctx, {})).toMatchObject({ valid: false, first_bad_sequence: 5 });
  });

  it('hashes the text of the fields as one jsonb value, whatever they contain', async () => {
    const ctx = await aChain(1);
    const withoutNull = unicodeText({ maxLength: 40 }).map((text) => text.replaceAll('\0', ''));
    const texts = fc.sample(withoutNull, 500);
    const { rows } = await superuser.query(
      `select t.text from unnest($2::text[]) t(text), audit_log of_chain,
         jsonb_populate_record(of_chain, jsonb_build_object('actor_name', t.text, 'ip_address', null, 'request_id', t.text,
           'details', jsonb_build_object(t.text, array[t.text], 'numbers', '[1.50, -0.0, 1e40]'::jsonb))) r
       where of_chain.project_id = $1 and audit_payload(r) is distinct from
         convert_to(jsonb_build_array(r.project_id, r.sequence, r.token, r.event_type, r.actor_id, r.actor_name, r.actor_type,
           r.target_type, r.target_token, r.case_token, r.details, r.ip_address, r.request_id,
           to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'UTF8') || r.previous_hash`,
      [ctx.project.id, [...texts, '', '"\\/\b\f\n\r\t\u0001\u007f\u2028', '名前 😀']],
    );
    expect(rows).toEqual([]);
  });

  it('ignores records outside the period', async () => {
    const ctx = await aChain(6);
    await tamper(`update audit_log set actor_name = 'x' ${ofRecord}`, [ctx.project.id, 2]);
    const period = { from: at(4).toISOString(), to: at(5).toISOString() };
    expect(await verifyAuditLogs(ctx, period)).toMatchObject({ valid: true, records: 2 });
    expect(await verifyAuditLogs(ctx, { to: at(3).toISOString() })).toMatchObject({
      valid: false,
      first_bad_sequence: 2,
    });
    expect(await verifyAuditLogs(ctx, { from: at(20).toISOString() })).toMatchObject({
      valid: true,
      records: 0,
    });
  });

  it('checks that a period follows the record before it', async () => {
    const ctx = await aChain(6);
    await tamper(`update audit_log set hash = sha256(hash) ${ofRecord}`, [ctx.project.id, 3]);
    const period = { from: at(4).toISOString(), to: at(5).toISOString() };
    expect(await verifyAuditLogs(ctx, period)).toMatchObject({
      valid: false,
      records: 2,
      first_bad_sequence: 4,
    });
  });

  it.each([
    ['the first', 3, 3],
    ['the last', 4, 4],
  ])('detects that %s record of a period is missing', async (_which, removed, firstBad) => {
    const ctx = await aChain(6);
    await tamper(`delete from audit_log ${ofRecord}`, [ctx.project.id, removed]);
    const period = { from: at(3).toISOString(), to: at(4).toISOString() };
    expect(await verifyAuditLogs(ctx, period)).toMatchObject({ valid: false, first_bad_sequence: firstBad });
  });

  it('detects a truncated tail in a period that extends beyond it', async () => {
    const ctx = await aChain(6);
    await tamper('delete from audit_log where project_id = $1 and sequence >= $2', [ctx.project.id, 5]);
    const period = { from: at(2).toISOString(), to: at(30).toISOString() };
    expect(await verifyAuditLogs(ctx, period)).toMatchObject({ valid: false, first_bad_sequence: 5 });
  });
});
