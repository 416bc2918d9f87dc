import { addHours } from 'date-fns/addHours';
import { describe, expect, it } from 'vitest';
import { listAuditLogs } from '@/lib/domain/audit/service/list-audit-logs';
import type { PageRequest } from '@/lib/domain/answer';
import { defaultPolicy } from '@/lib/domain/policies/policy';
import type { CheckTypeCode } from '@/lib/domain/words';
import { transaction } from '@/lib/platform/database/transaction';
import { aProject } from '@/tests/fixtures/factories';
import { setPolicy } from '@/tests/fixtures/policies';
import type { NewCheck } from '../new-row';
import { createChecks } from './create';
import { presentCheck } from '../present';
import { getCheckRow } from './get-row';
import { moveChecks } from './move';

const shown = async (...of: Parameters<typeof getCheckRow>) => presentCheck(await getCheckRow(...of));

const firstPage: PageRequest = { limit: 25, sort: { field: 'created_at', descending: true }, after: null };
const noon = new Date('2026-03-02T12:00:00Z');

const question = (subject: string, type_code: CheckTypeCode): NewCheck => ({
  flow_token: null,
  case_token: null,
  entity_token: null,
  party_position: 0,
  subject_key: Buffer.from(subject),
  type_code,
});

describe('checks · create', () => {
  it('creates checks In Progress, in the order given, each with a check.executed record', async () => {
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
    expect(await shown(ctx, created[1]!.token)).toMatchObject({
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

describe('checks · reuse', () => {
  const checked = async (
    result: 'Pass' | 'Refer',
    validUntil: Date | null,
    code: CheckTypeCode = 'IDV_DATABASE',
  ) => {
    const ctx = await aProject({ now: noon });
    const [check] = await transaction(ctx, (tx) => createChecks(tx, ctx, [question('mary', code)]));
    const change = { result, result_data: { score: 93 }, provider: 'Identity', valid_until: validUntil };
    await transaction(ctx, (tx) => moveChecks(tx, ctx, [{ check: check!, actions: ['finish'], change }]));
    return { ctx, earlier: check! };
  };

  const tomorrow = addHours(noon, 24);

  it('reuses a valid Pass for the same subject and type only', async () => {
    const { ctx, earlier } = await checked('Pass', tomorrow);
    const inputs = [
      question('mary', 'IDV_DATABASE'),
      question('mary', 'IDV_EMAIL'),
      question('ann', 'IDV_DATABASE'),
    ];
    const created = await transaction(ctx, (tx) => createChecks(tx, ctx, inputs));
    expect(created.map(({ status }) => status)).toEqual(['Reused', 'In Progress', 'In Progress']);
    expect(await shown(ctx, created[0]!.token)).toMatchObject({
      result: 'Pass',
      provider: 'Identity',
      result_data: { score: 93, reused_from: earlier.token },
      valid_until: tomorrow.toISOString(),
      executed_at: null,
      completed_at: noon.toISOString(),
    });
  });

  it.each<[string, 'Pass' | 'Refer', Date | null, Date]>([
    ['is not a Pass', 'Refer', tomorrow, noon],
    ['has expired', 'Pass', tomorrow, tomorrow],
    ['has no validity', 'Pass', null, noon],
  ])('runs the check again when the earlier result %s', async (_why, result, validUntil, now) => {
    const { ctx } = await checked(result, validUntil);
    const later = { ...ctx, now: () => now };
    const [check] = await transaction(later, (tx) =>
      createChecks(tx, later, [question('mary', 'IDV_DATABASE')]),
    );
    expect(check).toMatchObject({ status: 'In Progress' });
  });

  it.each([
    ['reuses none', 0, noon, 'In Progress'],
    ['reuses none that is so old', 1, addHours(noon, 24), 'In Progress'],
    ['reuses such a one', 2, addHours(noon, 24), 'Reused'],
  ])('asks the policy of today: one that %s', async (_what, days, now, status) => {
    const { ctx } = await checked('Pass', addHours(noon, 48));
    await setPolicy(ctx, { reuse_days: { ...defaultPolicy.reuse_days, IDV_DATABASE: days } });
    const later = { ...ctx, now: () => now };
    const [check] = await transaction(later, (tx) =>
      createChecks(tx, later, [question('mary', 'IDV_DATABASE')]),
    );
    expect(check).toMatchObject({ status });
  });

  it.each(['IDV_DOCUMENT', 'IDV_BIOMETRIC'] as const)(
    'never reuses %s, which need the person’s images',
    async (code) => {
      const { ctx } = await checked('Pass', tomorrow, code);
      const [check] = await transaction(ctx, (tx) => createChecks(tx, ctx, [question('mary', code)]));
      expect(check).toMatchObject({ status: 'In Progress' });
    },
  );

  it('never reuses a result of another project', async () => {
    await checked('Pass', tomorrow);
    const other = await aProject({ now: noon });
    const [check] = await transaction(other, (tx) =>
      createChecks(tx, other, [question('mary', 'IDV_DATABASE')]),
    );
    expect(check).toMatchObject({ status: 'In Progress' });
  });
});
