import { describe, expect, it } from 'vitest';
import { acknowledgeAlert } from '@/lib/domain/alerts/service/acknowledge';
import { listCaseAlerts } from '@/lib/domain/alerts/service/list-case-alerts';
import { resolveAlert } from '@/lib/domain/casework/service/resolve-alert';
import { listAuditLogs } from '@/lib/domain/audit/service/list-audit-logs';
import type { PageRequest } from '@/lib/domain/answer';
import { NotFound } from '@/lib/platform/errors/errors';
import { inside, read, transaction } from '@/lib/platform/database/transaction';
import { aCase, anAlert, anEntity, aProject } from '@/tests/fixtures/factories';
import { addCaseMembers } from './add-members';
import { decrementOpenAlerts } from './decrement-open-alerts';
import { getCase } from './get';
import { listCases } from './list';
import { setCaseRisk } from './set-risk';

const firstPage: PageRequest = { limit: 25, sort: { field: 'created_at', descending: true }, after: null };
const monday = new Date('2026-03-02T09:30:00Z');

describe('cases · open', () => {
  it('opens a New case with the next name and the SLA of its type', async () => {
    const ctx = await aProject({ now: monday });
    const { token } = await aCase(ctx, { external_reference: 'crm-7' });
    expect(await getCase(ctx, token)).toMatchObject({
      token,
      name: 'CAS-000001',
      type: 'Onboarding',
      status: 'New',
      sla_deadline: '2026-03-09T09:30:00.000Z',
      sla_status: 'On Track',
      open_alerts_count: 0,
      total_entities_count: 0,
      risk_tier: null,
      external_reference: 'crm-7',
      metadata: {},
      created_at: monday.toISOString(),
    });
  });

  it('gives a Perpetual case no deadline', async () => {
    const ctx = await aProject();
    expect(await getCase(ctx, (await aCase(ctx, { type: 'Perpetual' })).token)).toMatchObject({
      sla_deadline: null,
    });
  });

  it('numbers the cases of each project without repeats, also concurrently', async () => {
    const [ctx, other] = [await aProject(), await aProject()];
    await aCase(other);
    const opened = await Promise.all(Array.from({ length: 40 }, () => aCase(ctx)));
    expect(opened.map(({ name }) => name).sort()).toEqual(
      Array.from({ length: 40 }, (_, index) => `CAS-${String(index + 1).padStart(6, '0')}`),
    );
  });

  it('never reuses the number of a case that was rolled back', async () => {
    const ctx = await aProject();
    const undone = transaction(ctx, async (tx) => {
      await aCase(inside(tx, ctx));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await aCase(ctx)).name).toBe('CAS-000002');
  });

  it('does not wait for a transaction that opens a case of the project', async () => {
    const ctx = await aProject();
    const later = await transaction(ctx, async (tx) => {
      await aCase(inside(tx, ctx));
      return aCase(ctx);
    });
    expect(later.name).toBe('CAS-000002');
  });

  it('writes an audit record and the event case.created', async () => {
    const ctx = await aProject();
    const { token, name } = await aCase(ctx);
    const { items } = await listAuditLogs(ctx, { case_token: token }, firstPage);
    expect(items).toMatchObject([{ event_type: 'case.created', target_token: token, details: { name } }]);
    const [event] = await read(ctx, (tx) => tx.event.findMany({ where: { project_id: ctx.project.id } }));
    expect(event).toMatchObject({ type: 'case.created', data: { token, status: 'New' } });
  });

  it('publishes the case with members that are added in the same transaction', async () => {
    const ctx = await aProject();
    const primary = await anEntity(ctx);
    await transaction(ctx, async (tx) => {
      const { token } = await aCase(inside(tx, ctx));
      const member = { entity: primary, role: 'Primary' as const, ownership_percentage: null };
      await addCaseMembers(tx, ctx, token, [member]);
    });
    const created = { project_id: ctx.project.id, type: 'case.created' };
    const events = await read(ctx, (tx) => tx.event.findMany({ where: created }));
    expect(events).toMatchObject([
      { data: { primary_entity_token: primary.token, total_entities_count: 1 } },
    ]);
  });
});

describe('cases · summary fields', () => {
  it('counts open alerts up and down, and never below 0', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    const alert = await anAlert(ctx, { case_token: token });
    expect(await getCase(ctx, token)).toMatchObject({ open_alerts_count: 1 });
    await acknowledgeAlert(ctx, alert.token);
    await resolveAlert(ctx, alert.token, {
      action: 'Approve',
      rationale: 'Another person.',
      is_false_positive: true,
    });
    expect(await getCase(ctx, token)).toMatchObject({ open_alerts_count: 0 });
    await transaction(ctx, (tx) => decrementOpenAlerts(tx, ctx, token));
    expect(await getCase(ctx, token)).toMatchObject({ open_alerts_count: 0 });
  });

  it('adds each entity once, with one audit record, and sets the Primary one', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    const primary = await anEntity(ctx, { case_token: token });
    const owner = await anEntity(ctx, { role: 'UBO' });
    const members = [
      { entity: owner, role: 'UBO' as const, ownership_percentage: 62.5 },
      { entity: primary, role: 'Director' as const, ownership_percentage: null },
    ];
    await transaction(ctx, (tx) => addCaseMembers(tx, ctx, token, members));
    expect(await getCase(ctx, token)).toMatchObject({
      primary_entity_token: primary.token,
      total_entities_count: 2,
    });
    const { items } = await listAuditLogs(
      ctx,
      { case_token: token, event_type: 'entity.added_to_case' },
      firstPage,
    );
    expect(items.map(({ target_token, details }) => ({ target_token, details }))).toMatchObject([
      { target_token: owner.token, details: { role: 'UBO', ownership_percentage: 62.5 } },
      { target_token: primary.token, details: { role: 'Primary', ownership_percentage: null } },
    ]);
  });
});

describe('cases · list', () => {
  it('filters by every field, with an exact total', async () => {
    const ctx = await aProject({ now: monday });
    const [late, other] = [
      await aCase(ctx, { external_reference: 'crm_7%' }),
      await aCase(ctx, { type: 'Review', entity_category: 'Company' }),
    ];
    await transaction(ctx, (tx) =>
      setCaseRisk(tx, ctx, late.token, { tier: 'High', isOverridden: false, score: 71.25 }),
    );
    const later = { ...ctx, now: () => new Date('2026-03-10T00:00:00Z') };
    for (const filters of [
      { type: 'Onboarding' },
      { entity_category: 'Person' },
      { risk_tier: 'High' },
      { sla_status: 'Breached' },
      { q: 'cas-000001' },
      { q: 'M_7%' },
      { status: 'New', q: '000001', sla_status: 'Breached' },
    ] as const) {
      const page = await listCases(later, filters, firstPage);
      expect(page, JSON.stringify(filters)).toMatchObject({ total: 1, items: [{ token: late.token }] });
    }
    expect(await listCases(later, { type: 'Review' }, firstPage)).toMatchObject({
      items: [{ token: other.token }],
    });
    expect(await listCases(later, { q: 'crm%7' }, firstPage)).toMatchObject({ total: 0, items: [] });
    expect(await listCases(later, { assigned_to: 'usr_x' }, firstPage)).toMatchObject({ total: 0 });
  });

  it('includes the primary entity of each case', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    const subject = await anEntity(ctx, { case_token: token });
    await transaction(ctx, (tx) =>
      addCaseMembers(tx, ctx, token, [{ entity: subject, role: 'Primary', ownership_percentage: null }]),
    );
    const unnamed = await aCase(ctx);
    expect((await listCases(ctx, {}, firstPage)).items).toMatchObject([
      { token: unnamed.token, primary_entity: null },
      { token, primary_entity: { entity_token: subject.token, name: subject.full_name, type: 'Person' } },
    ]);
  });

  it.each(['created_at', 'updated_at', 'sla_deadline', 'risk_score'])(
    'pages by %s in both directions, each case once',
    async (field) => {
      const ctx = await aProject();
      const opened: string[] = [];
      for (const type of ['Onboarding', 'Perpetual', 'Review', 'Perpetual', 'Onboarding'] as const) {
        opened.push((await aCase(ctx, { type })).token);
      }
      await transaction(ctx, async (tx) => {
        await setCaseRisk(tx, ctx, opened[0]!, { tier: 'Low', isOverridden: false, score: 12.5 });
        await setCaseRisk(tx, ctx, opened[3]!, { tier: 'Low', isOverridden: false, score: 12.5 });
      });
      const walk = async (descending: boolean) => {
        const seen: string[] = [];
        let after: PageRequest['after'] = null;
        do {
          const page = await listCases(ctx, {}, { limit: 2, sort: { field, descending }, after });
          expect(page.total).toBe(5);
          seen.push(...page.items.map(({ token }) => token));
          after = page.next;
        } while (after);
        return seen;
      };
      const [down, up] = [await walk(true), await walk(false)];
      expect(new Set(down).size).toBe(5);
      expect(up).toEqual(down.toReversed());
    },
  );
});

describe('cases · tenancy', () => {
  it('throws NotFound for a case of another project', async () => {
    const [ours, theirs] = [await aProject(), await aProject()];
    const { token } = await aCase(theirs);
    await expect(getCase(ours, token)).rejects.toThrow(NotFound);
    await expect(listCaseAlerts(ours, token, {}, firstPage)).rejects.toThrow(NotFound);
    expect(await listCases(ours, {}, firstPage)).toEqual({ items: [], total: 0, next: null });
  });
});
