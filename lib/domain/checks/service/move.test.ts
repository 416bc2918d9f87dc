import { describe, expect, it } from 'vitest';
import { listAuditLogs } from '@/lib/domain/audit/service/list-audit-logs';
import type { PageRequest } from '@/lib/domain/answer';
import { Conflict, InvalidState } from '@/lib/platform/errors/errors';
import { read, transaction } from '@/lib/platform/database/transaction';
import { aCheck, aProject } from '@/tests/fixtures/factories';
import { presentCheck } from '../present';
import { getCheckRow } from './get-row';
import { moveChecks } from './move';

const shown = async (...of: Parameters<typeof getCheckRow>) => presentCheck(await getCheckRow(...of));

const firstPage: PageRequest = { limit: 25, sort: { field: 'created_at', descending: true }, after: null };
const noon = new Date('2026-03-02T12:00:00Z');

describe('checks · move', () => {
  it('writes twenty different outcomes in one statement, with an event each', async () => {
    const ctx = await aProject({ now: noon });
    const created = await Promise.all(
      Array.from({ length: 20 }, () => aCheck(ctx, { type_code: 'SCR_SANCTIONS' })),
    );
    const moved = await transaction(ctx, (tx) =>
      moveChecks(
        tx,
        ctx,
        created.map((check, index) => ({
          check,
          actions: ['finish'],
          change: {
            result: index === 7 ? 'Refer' : 'Pass',
            result_data: { index, 'a?': "'" },
            provider: 'Screening',
          },
        })),
      ),
    );
    expect(moved.map(({ token }) => token)).toEqual(created.map(({ token }) => token));
    expect(await shown(ctx, created[7]!.token)).toMatchObject({
      status: 'Complete',
      result: 'Refer',
      provider: 'Screening',
      result_data: { index: 7, 'a?': "'" },
      completed_at: noon.toISOString(),
    });
    expect((await listAuditLogs(ctx, { event_type: 'check.completed' }, firstPage)).total).toBe(20);
    const events = await read(ctx, (tx) =>
      tx.event.findMany({ where: { project_id: ctx.project.id, type: 'check.completed' } }),
    );
    expect(events).toHaveLength(20);
    expect(events.map(({ data }) => data)).toContainEqual(await shown(ctx, created[7]!.token));
  });

  it('applies several moves at once, counting retries and recording events', async () => {
    const ctx = await aProject();
    const check = await aCheck(ctx);
    const [failed] = await transaction(ctx, (tx) =>
      moveChecks(tx, ctx, [
        {
          check,
          actions: ['plan_retry', 'retry_planned', 'start', 'plan_retry', 'retry_planned', 'start', 'fail'],
        },
      ]),
    );
    expect(failed).toMatchObject({ status: 'Failed', retry_count: 2, executed_at: check.executed_at });
    expect((await listAuditLogs(ctx, { event_type: 'check.failed' }, firstPage)).total).toBe(1);
  });

  it('clears the result when a failed check is retried', async () => {
    const ctx = await aProject();
    const check = await aCheck(ctx);
    const [failed] = await transaction(ctx, (tx) =>
      moveChecks(tx, ctx, [{ check, actions: ['fail'], change: { result: 'Refer', provider: 'Registry' } }]),
    );
    const [queued] = await transaction(ctx, (tx) =>
      moveChecks(tx, ctx, [{ check: failed!, actions: ['retry'] }]),
    );
    expect(queued).toMatchObject({
      status: 'Queued',
      result: null,
      completed_at: null,
      provider: 'Registry',
    });
  });

  it('sets completed_at only when a waiting check has ended', async () => {
    const ctx = await aProject();
    const check = await aCheck(ctx, { type_code: 'IDV_DOCUMENT' });
    const [waiting] = await transaction(ctx, (tx) =>
      moveChecks(tx, ctx, [{ check, actions: ['await_document'] }]),
    );
    expect(waiting).toMatchObject({ status: 'Awaiting Document', completed_at: null });
    const [done] = await transaction(ctx, (tx) =>
      moveChecks(tx, ctx, [{ check: waiting!, actions: ['act', 'finish'], change: { result: 'Pass' } }]),
    );
    expect(done).toMatchObject({ status: 'Complete', result: 'Pass', result_data: {} });
  });

  it('refuses a move that the lifecycle does not allow, and changes no other check', async () => {
    const ctx = await aProject();
    const [first, second] = [await aCheck(ctx), await aCheck(ctx)];
    const moves = transaction(ctx, (tx) =>
      moveChecks(tx, ctx, [
        { check: first, actions: ['finish'] },
        { check: second, actions: ['reuse'] },
      ]),
    );
    await expect(moves).rejects.toThrow(InvalidState);
    expect(await shown(ctx, first.token)).toMatchObject({ status: 'In Progress' });
  });

  it('refuses a check that was moved concurrently, and changes no other check', async () => {
    const ctx = await aProject();
    const [stale, other] = [await aCheck(ctx), await aCheck(ctx)];
    await transaction(ctx, (tx) => moveChecks(tx, ctx, [{ check: stale, actions: ['cancel'] }]));
    const moves = transaction(ctx, (tx) =>
      moveChecks(tx, ctx, [
        { check: other, actions: ['finish'] },
        { check: stale, actions: ['finish'] },
      ]),
    );
    await expect(moves).rejects.toThrow(Conflict);
    await expect(moves).rejects.toThrow('it is Cancelled now, and it allows no move');
    expect(await shown(ctx, other.token)).toMatchObject({ status: 'In Progress' });
    expect(await shown(ctx, stale.token)).toMatchObject({ status: 'Cancelled' });
  });
});
