import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { PendingAuditRecord } from '@/lib/platform/records';
import { aProject } from '@/tests/fixtures/factories';
import { connectAs, setProject } from '@/tests/fixtures/roles';
import { verifyAuditLogs } from './service/verify-audit-logs';

let web: pg.Client;
let ctx: Context;

beforeAll(async () => {
  web = await connectAs('web');
});
afterAll(() => web.end());

beforeEach(async () => {
  ctx = await aProject();
  await setProject(web, ctx);
});

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const aRecord = (values: object = {}): PendingAuditRecord => ({
  token: newToken('aud'),
  event_type: 'alert.assigned',
  actor_id: 'system',
  actor_name: 'Probity',
  actor_type: 'system',
  target_type: 'alert',
  target_token: newToken('alt'),
  case_token: null,
  details: {},
  ip_address: null,
  request_id: 'req_1',
  created_at: fromNow(0),
  ...values,
});

const append = (...records: object[]) =>
  web.query('select append_audit_records($1, $2)', [ctx.project.id, JSON.stringify(records)]);

describe('audit log · append', () => {
  it('numbers and hashes the records itself, whatever the caller passes', async () => {
    const forged = { project_id: 1, sequence: 900, hash: '\\x00', previous_hash: '\\x00' };
    await append(aRecord(forged), aRecord(forged));
    await append(aRecord(forged));
    expect(await verifyAuditLogs(ctx, {})).toMatchObject({ valid: true, records: 3 });
    const { rows } = await web.query('select sequence::int from audit_log order by sequence');
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it.each<[string, object]>([
    ['an event that is not in the catalogue', { event_type: 'hat.lost' }],
    ['an event without a name', { event_type: null }],
    ['an event of another kind of target', { target_type: 'case' }],
    ['an unknown kind of target', { target_type: 'hat' }],
    ['a target without a token', { target_token: 'an alert' }],
    ['a token that is not of an audit record', { token: newToken('alt') }],
    ['an unknown kind of actor', { actor_type: 'root' }],
    ['an actor that is not of its kind', { actor_type: 'user', actor_id: 'key_1' }],
    ['a person in the name of the system', { actor_id: 'usr_1' }],
    ['a case that is none', { case_token: 'alt_1' }],
    ['details that are no object', { details: [1] }],
    ['details without an end', { details: { text: 'x'.repeat(300_000) } }],
    ['a name without an end', { actor_name: 'x'.repeat(1_001) }],
    ['an address without an end', { ip_address: 'x'.repeat(101) }],
    ['a request id without an end', { request_id: 'x'.repeat(201) }],
    ['a time long past', { created_at: fromNow(-600) }],
    ['a time to come', { created_at: fromNow(180) }],
    ['no time', { created_at: null }],
  ])('refuses %s', async (_what, values) => {
    await expect(append(aRecord(), aRecord(values))).rejects.toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^23(502|514)$/) }),
    );
    expect(await verifyAuditLogs(ctx, {})).toMatchObject({ records: 0 });
  });

  it('refuses a time before the newest record', async () => {
    await append(aRecord());
    await expect(append(aRecord({ created_at: fromNow(-150) }))).rejects.toThrow(/cannot be written at/);
    await append(aRecord({ created_at: fromNow(-60) }));
  });

  it('refuses the token of an existing record', async () => {
    const record = aRecord();
    await append(record);
    await expect(append(record)).rejects.toThrow(/unique/);
  });
});
