import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Context } from '@/lib/platform/context';
import { read, transaction } from '@/lib/platform/database/transaction';
import { aProject } from '@/tests/fixtures/factories';
import { event, type EventDeclaration } from './event';
import { recordEvent } from './record-event';

const entityUpdated = (to: EventDeclaration['to']) =>
  event({ name: 'entity.updated', target: 'entity', to, data: z.object({ colour: z.string() }) });

const occurrence = {
  token: 'ent_1',
  case_token: 'cas_1',
  details: { where: 'Hull' },
  data: { colour: 'red' },
};

const recordsOf = (ctx: Context) =>
  read(ctx, (tx) => tx.auditRecord.findMany({ where: { project_id: ctx.project.id } }));
const eventsOf = (ctx: Context) =>
  read(ctx, (tx) => tx.event.findMany({ where: { project_id: ctx.project.id } }));

describe('recordEvent', () => {
  it.each<[string, EventDeclaration['to'], records: number, events: number]>([
    ['only an audit record for the audit log', ['audit'], 1, 0],
    ['an audit record and an event for the audit log and webhooks', ['audit', 'webhooks'], 1, 1],
    ['only an event for webhooks', ['webhooks'], 0, 1],
    ['only an event for the worker', ['worker'], 0, 1],
  ])('writes %s', async (_what, to, records, events) => {
    const ctx = await aProject();
    await transaction(ctx, async (tx) => recordEvent(tx, ctx, entityUpdated(to), occurrence));
    expect([(await recordsOf(ctx)).length, (await eventsOf(ctx)).length]).toEqual([records, events]);
  });

  it('records who, what and when with the details, and publishes the data', async () => {
    const now = new Date('2026-03-02T12:00:00Z');
    const ctx: Context = {
      ...(await aProject({ now })),
      actor: { id: 'usr_1', name: 'Ada Analyst', type: 'user' },
      ipAddress: '192.0.2.7',
      requestId: 'req_42',
    };
    await transaction(ctx, async (tx) =>
      recordEvent(tx, ctx, entityUpdated(['audit', 'webhooks']), occurrence),
    );
    expect(await recordsOf(ctx)).toMatchObject([
      {
        event_type: 'entity.updated',
        target_type: 'entity',
        target_token: 'ent_1',
        case_token: 'cas_1',
        details: { where: 'Hull' },
        actor_id: 'usr_1',
        actor_name: 'Ada Analyst',
        actor_type: 'user',
        ip_address: '192.0.2.7',
        request_id: 'req_42',
        created_at: now,
      },
    ]);
    expect(await eventsOf(ctx)).toMatchObject([{ type: 'entity.updated', data: { colour: 'red' } }]);
  });

  it('refuses data that is read at the end of the transaction for an event that consoles are told about', async () => {
    const ctx = await aProject();
    const told = event({
      ...entityUpdated(['audit']),
      tells: ({ colour }: { colour: string }) => ({ type: 'entity.changed', data: { colour } }),
    });
    const late = transaction(ctx, async (tx) =>
      // @ts-expect-error: the type does too
      recordEvent(tx, ctx, told, { ...occurrence, data: async () => ({ colour: 'red' }) }),
    );
    await expect(late).rejects.toThrow('entity.updated tells consoles of its data');
    expect(await recordsOf(ctx)).toEqual([]);
  });

  it('writes nothing when the transaction is rolled back', async () => {
    const ctx = await aProject();
    const undone = transaction(ctx, async (tx) => {
      recordEvent(tx, ctx, entityUpdated(['audit', 'webhooks']), occurrence);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await recordsOf(ctx), await eventsOf(ctx)]).toEqual([[], []]);
  });
});
