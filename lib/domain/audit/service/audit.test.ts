import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PageRequest } from '@/lib/domain/answer';
import { event } from '@/lib/domain/event';
import { recordEvent } from '@/lib/domain/record-event';
import { newToken } from '@/lib/platform/ids';
import { appendAuditRecord } from '@/lib/platform/records';
import { transaction } from '@/lib/platform/database/transaction';
import { aCase, anEntity, aProject } from '@/tests/fixtures/factories';
import { listAuditLogs } from './list-audit-logs';
import { verifyAuditLogs } from './verify-audit-logs';

const page: PageRequest = { limit: 50, sort: { field: 'created_at', descending: true }, after: null };
const noon = new Date('2026-03-02T12:00:00Z');

const assigned = event({ name: 'alert.assigned', target: 'alert', to: ['audit'], data: z.object({}) });

const record = {
  event_type: 'alert.assigned',
  actor_id: 'system',
  actor_name: 'Probity',
  actor_type: 'system',
  target_type: 'alert',
  target_token: 'alt_1',
  case_token: null,
  details: {},
  ip_address: null,
  request_id: 'req_1',
  created_at: noon.toISOString(),
};

describe('audit · list', () => {
  it('shows every field of the resource', async () => {
    const system = await aProject({ now: noon });
    const ctx = {
      ...system,
      actor: { id: 'usr_1', name: 'Ada Analyst', type: 'user' as const },
      ipAddress: '192.0.2.7',
      requestId: 'req_42',
    };
    await transaction(ctx, async (tx) => {
      const about = { token: 'alt_1', case_token: 'cas_1', details: { note: 'please' }, data: {} };
      recordEvent(tx, ctx, assigned, about);
    });
    const { items } = await listAuditLogs(ctx, {}, page);
    expect(items).toEqual([
      {
        token: expect.stringMatching(/^aud_/),
        event_type: 'alert.assigned',
        actor: { id: 'usr_1', name: 'Ada Analyst', type: 'user' },
        target_type: 'alert',
        target_token: 'alt_1',
        case_token: 'cas_1',
        details: { note: 'please' },
        ip_address: '192.0.2.7',
        request_id: 'req_42',
        created_at: noon.toISOString(),
        sequence: 1,
        names: {},
        alert: null,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        previous_hash: '0'.repeat(64),
      },
    ]);
    expect(await verifyAuditLogs(ctx, {})).toMatchObject({ valid: true, head: items[0]!.hash });
  });

  it('filters by every field, with an exact total', async () => {
    const ctx = await aProject({ now: noon });
    const { token: case_token } = await aCase(ctx);
    const later = { ...ctx, now: () => new Date('2026-03-03T00:00:00Z') };
    const { token: target_token } = await anEntity({
      ...later,
      actor: { id: 'usr_9', name: 'N', type: 'user' },
    });
    for (const [filters, total] of [
      [{}, 2],
      [{ event_type: 'entity.created' }, 1],
      [{ target_type: 'case' }, 1],
      [{ target_token }, 1],
      [{ case_token }, 1],
      [{ actor: 'usr_9' }, 1],
      [{ actor: 'nobody' }, 0],
      [{ from: '2026-03-03T00:00:00Z' }, 1],
      [{ to: '2026-03-02T13:00:00+01:00' }, 1],
      [{ from: '2026-03-02T12:00:00Z', to: '2026-03-03T00:00:00Z', event_type: 'case.created' }, 1],
    ] as const) {
      const found = await listAuditLogs(ctx, filters, page);
      expect([found.total, found.items.length], JSON.stringify(filters)).toEqual([total, total]);
    }
  });

  it.each(['created_at', 'sequence'])(
    'pages by %s in both directions, in the order of the chain',
    async (field) => {
      const ctx = await aProject({ now: noon });
      // Reversed, because tokens of several processes do not sort in the order of the chain.
      const tokens = Array.from({ length: 11 }, () => newToken('aud')).reverse();
      await transaction(ctx, async (tx) => {
        for (const token of tokens) appendAuditRecord(tx, { ...record, token });
      });
      for (const descending of [true, false]) {
        const seen: number[] = [];
        let after: PageRequest['after'] = null;
        do {
          const found = await listAuditLogs(ctx, {}, { limit: 4, sort: { field, descending }, after });
          seen.push(...found.items.map(({ sequence }) => sequence));
          after = found.next;
        } while (after);
        const inOrder = Array.from({ length: 11 }, (_, index) => index + 1);
        expect(seen).toEqual(descending ? inOrder.reverse() : inOrder);
      }
    },
  );

  it('shows nothing of another project', async () => {
    await aCase(await aProject());
    expect(await listAuditLogs(await aProject(), {}, page)).toEqual({ items: [], total: 0, next: null });
  });
});
