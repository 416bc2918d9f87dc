import { describe, expect, it } from 'vitest';
import { listAuditLogs } from '@/lib/domain/audit/service/list-audit-logs';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { Conflict, InvalidState, NotFound } from '@/lib/platform/errors';
import { read, transaction } from '@/lib/platform/transaction';
import { aCase, aCheck, anEntity, aProject } from '@/prisma/seed/factories';
import type { CheckTypeCode } from '@/lib/domain/words';
import type { Check } from '../schema';
import { createChecks, type NewCheck } from './create';
import { getCheck } from './get';
import { hasOpenChecks } from './has-open';
import { listCaseChecks } from './list-case-checks';
import { listEntityChecks } from './list-entity-checks';
import { moveChecks } from './move';

const firstPage: PageRequest = { limit: 25, sort: { field: 'created_at', descending: true }, after: null };
const noon = new Date('2026-03-02T12:00:00Z');
const dayMs = 86_400_000;

const question = (subject: string, type_code: CheckTypeCode): NewCheck => ({
  flow_token: null,
  case_token: null,
  entity_token: null,
  party_position: 0,
  subject_key: Buffer.from(subject),
  type_code,
});

describe('checks · create', () => {
  it('creates them In Progress, in the order given, with a check.executed record each', async () => {
    const ctx = await aProject({ now: noon });
    const codes = ['COM_REGISTRY', 'SCR_PEP', 'IDV_EMAIL'] as const;
    const created = await transaction(ctx, (tx) =>
      createChecks(
        tx,
        ctx,
        codes.map((code) => question('mary', code)),
      ),
    );
    expect(created.map(({ type_code }) => type_code)).toEqual(codes);
    expect(await getCheck(ctx, created[1]!.token)).toMatchObject({
      type_code: 'SCR_PEP',
      category: 'Screening',
      status: 'In Progress',
      result: null,
      execution_method: 'API',
      result_data: {},
      retry_count: 0,
      executed_at: noon.toISOString(),
      completed_at: null,
    });
    const { items } = await listAuditLogs(ctx, { event_type: 'check.executed' }, firstPage);
    expect(items.map(({ target_token }) => target_token)).toEqual(
      created.map(({ token }) => token).reverse(),
    );
  });
});

describe('checks · move', () => {
  it('writes twenty outcomes in one statement, each with its own, and records each', async () => {
    const ctx = await aProject({ now: noon });
    const inputs = Array.from({ length: 20 }, (_, index) => question(`subject ${index}`, 'SCR_SANCTIONS'));
    const created = await transaction(ctx, (tx) => createChecks(tx, ctx, inputs));
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
    expect(await getCheck(ctx, created[7]!.token)).toMatchObject({
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
    expect(events.map(({ data }) => data)).toContainEqual(await getCheck(ctx, created[7]!.token));
  });

  it('passes through the statuses between: a planned retry is counted, a failure recorded', async () => {
    const ctx = await aProject();
    const check = await aCheck(ctx);
    const [failed] = await transaction(ctx, (tx) =>
      moveChecks(tx, ctx, [
        { check, actions: ['plan_retry', 'retry', 'start', 'plan_retry', 'retry', 'start', 'fail'] },
      ]),
    );
    expect(failed).toMatchObject({ status: 'Failed', retry_count: 2, executed_at: check.executed_at });
    expect((await listAuditLogs(ctx, { event_type: 'check.failed' }, firstPage)).total).toBe(1);
  });

  it('forgets the result of a failure that is tried again', async () => {
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

  it('stays open while it waits for a person, and ends when they have acted', async () => {
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

  it('refuses a move that is not drawn with 409, and changes none of the others', async () => {
    const ctx = await aProject();
    const [first, second] = [await aCheck(ctx), await aCheck(ctx)];
    const moves = transaction(ctx, (tx) =>
      moveChecks(tx, ctx, [
        { check: first, actions: ['finish'] },
        { check: second, actions: ['reuse'] },
      ]),
    );
    await expect(moves).rejects.toThrow(InvalidState);
    expect(await getCheck(ctx, first.token)).toMatchObject({ status: 'In Progress' });
  });

  it('refuses a check that somebody else has moved meanwhile with 409', async () => {
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
    expect(await getCheck(ctx, other.token)).toMatchObject({ status: 'In Progress' });
    expect(await getCheck(ctx, stale.token)).toMatchObject({ status: 'Cancelled' });
  });
});

describe('checks · reuse', () => {
  const settled = async (result: 'Pass' | 'Refer', validUntil: Date | null) => {
    const ctx = await aProject({ now: noon });
    const [check] = await transaction(ctx, (tx) => createChecks(tx, ctx, [question('mary', 'IDV_DATABASE')]));
    const change = { result, result_data: { score: 93 }, provider: 'Identity', valid_until: validUntil };
    await transaction(ctx, (tx) => moveChecks(tx, ctx, [{ check: check!, actions: ['finish'], change }]));
    return { ctx, earlier: check! };
  };

  const tomorrow = new Date(noon.getTime() + dayMs);

  it('answers the same question by a valid earlier Pass, and only that one', async () => {
    const { ctx, earlier } = await settled('Pass', tomorrow);
    const inputs = [
      question('mary', 'IDV_DATABASE'),
      question('mary', 'IDV_EMAIL'),
      question('ann', 'IDV_DATABASE'),
    ];
    const created = await transaction(ctx, (tx) => createChecks(tx, ctx, inputs));
    expect(created.map(({ status }) => status)).toEqual(['Reused', 'In Progress', 'In Progress']);
    expect(await getCheck(ctx, created[0]!.token)).toMatchObject({
      result: 'Pass',
      provider: 'Identity',
      result_data: { score: 93, reused_from: earlier.token },
      valid_until: tomorrow.toISOString(),
      executed_at: null,
      completed_at: noon.toISOString(),
    });
  });

  it.each<[string, 'Pass' | 'Refer', Date | null, Date]>([
    ['is no Pass', 'Refer', tomorrow, noon],
    ['has expired', 'Pass', tomorrow, tomorrow],
    ['was never valid beyond its case', 'Pass', null, noon],
  ])('asks again when the earlier result %s', async (_why, result, validUntil, now) => {
    const { ctx } = await settled(result, validUntil);
    const later = { ...ctx, now: () => now };
    const [check] = await transaction(later, (tx) =>
      createChecks(tx, later, [question('mary', 'IDV_DATABASE')]),
    );
    expect(check).toMatchObject({ status: 'In Progress' });
  });

  it('never uses a result of another project', async () => {
    await settled('Pass', tomorrow);
    const other = await aProject({ now: noon });
    const [check] = await transaction(other, (tx) =>
      createChecks(tx, other, [question('mary', 'IDV_DATABASE')]),
    );
    expect(check).toMatchObject({ status: 'In Progress' });
  });
});

describe('checks · list', () => {
  it('shows an entity’s checks from all of its cases, by status and category', async () => {
    const ctx = await aProject();
    const { token: entity_token } = await anEntity(ctx);
    const [one, two] = [await aCase(ctx), await aCase(ctx)];
    const first = await aCheck(ctx, { entity_token, case_token: one.token, type_code: 'SCR_PEP' });
    const second = await aCheck(ctx, { entity_token, case_token: two.token });
    await aCheck(ctx, { case_token: two.token });
    await transaction(ctx, (tx) => moveChecks(tx, ctx, [{ check: second, actions: ['finish'] }]));
    const tokensOf = (page: Page<Check>) => {
      expect(page.total).toBe(page.items.length);
      return page.items.map(({ token }) => token).sort();
    };
    expect(tokensOf(await listEntityChecks(ctx, entity_token, {}, firstPage))).toEqual(
      [first.token, second.token].sort(),
    );
    expect(tokensOf(await listEntityChecks(ctx, entity_token, { category: 'Screening' }, firstPage))).toEqual(
      [first.token],
    );
    expect(tokensOf(await listEntityChecks(ctx, entity_token, { status: 'Complete' }, firstPage))).toEqual([
      second.token,
    ]);
    expect(tokensOf(await listCaseChecks(ctx, two.token, { status: 'Complete' }, firstPage))).toEqual([
      second.token,
    ]);
    const isOpen = (token: string) => read(ctx, (tx) => hasOpenChecks(tx, ctx, token));
    expect([await isOpen(one.token), await isOpen((await aCase(ctx)).token)]).toEqual([true, false]);
  });

  it('answers for a check of another project as for none', async () => {
    const { token } = await aCheck(await aProject());
    await expect(getCheck(await aProject(), token)).rejects.toThrow(NotFound);
  });
});
