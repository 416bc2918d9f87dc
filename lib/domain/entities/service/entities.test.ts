import { describe, expect, it } from 'vitest';
import { listAuditLogs } from '@/lib/domain/audit/service/list-audit-logs';
import { addCaseMembers } from '@/lib/domain/cases/service/add-members';
import { listCaseEntities } from '@/lib/domain/cases/service/list-entities';
import { listEntityChecks } from '@/lib/domain/casework/service/list-entity-checks';
import { moveChecks } from '@/lib/domain/checks/service/move';
import type { PageRequest } from '@/lib/domain/answer';
import { NotFound } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { aCase, aCheck, anAlert, anEntity, aProject } from '@/tests/fixtures/factories';
import { getEntity } from './get';
import { listEntities } from './list';
import { setVerificationStatuses } from './set-verification-statuses';

const firstPage: PageRequest = { limit: 25, sort: { field: 'created_at', descending: true }, after: null };

describe('entities · create', () => {
  it('stores every field as given, and writes an audit record', async () => {
    const ctx = await aProject();
    const address = {
      line1: '1 High St',
      line2: null,
      city: 'Leeds',
      state: null,
      postal_code: null,
      country: 'GB',
    };
    const { token } = await anEntity(ctx, { address });
    const created = await getEntity(ctx, token);
    expect(created).toMatchObject({
      type: 'Person',
      full_name: 'Mary Ward',
      company_name: null,
      date_of_birth: '1980-02-29',
      nationality: 'GB',
      role: 'Primary',
      verification_status: 'Not Started',
      address,
      metadata: {},
      monitored: false,
      checks_summary: { total: 0, complete: 0, pending: 0, failed: 0 },
      alerts_summary: { total: 0, open: 0, resolved: 0 },
    });
    expect((await listEntities(ctx, {}, firstPage)).items).toEqual([created]);
    expect((await listAuditLogs(ctx, { target_token: token }, firstPage)).items).toMatchObject([
      { event_type: 'entity.created' },
    ]);
  });
});

describe('entities · summaries', () => {
  it('count the checks and alerts of each entity, in a list too', async () => {
    const ctx = await aProject();
    const [busy, idle] = [await anEntity(ctx), await anEntity(ctx)];
    const check = await aCheck(ctx, { entity_token: busy.token });
    await aCheck(ctx, { entity_token: busy.token });
    await transaction(ctx, (tx) => moveChecks(tx, ctx, [{ check, actions: ['finish'] }]));
    await anAlert(ctx, { entity_token: busy.token });
    const expected = {
      checks_summary: { total: 2, complete: 1, pending: 1, failed: 0 },
      alerts_summary: { total: 1, open: 1, resolved: 0 },
    };
    expect(await getEntity(ctx, busy.token)).toMatchObject(expected);
    const { items } = await listEntities(ctx, {}, firstPage);
    expect(items.find(({ token }) => token === busy.token)).toMatchObject(expected);
    expect(items.find(({ token }) => token === idle.token)?.checks_summary.total).toBe(0);
  });
});

describe('entities · list', () => {
  it('filters by every field, with an exact total', async () => {
    const ctx = await aProject();
    const company = await anEntity(ctx, {
      type: 'Company',
      role: 'Shareholder',
      country: 'DE',
      external_reference: 'erp 9',
    });
    await anEntity(ctx);
    await transaction(ctx, (tx) => setVerificationStatuses(tx, ctx, new Map([[company.token, 'Verified']])));
    for (const filters of [
      { type: 'Company' },
      { role: 'Shareholder' },
      { country: 'DE' },
      { verification_status: 'Verified' },
      { q: 'ward trading' },
      { q: '12345' },
      { q: 'ERP' },
      { type: 'Company', country: 'DE', q: 'ltd' },
    ] as const) {
      expect(await listEntities(ctx, filters, firstPage), JSON.stringify(filters)).toMatchObject({
        total: 1,
        items: [{ token: company.token }],
      });
    }
    expect(await listEntities(ctx, { q: 'ward' }, firstPage)).toMatchObject({ total: 2 });
  });

  it('shows the entities of a case, each with its role in that case', async () => {
    const ctx = await aProject();
    const { token: case_token } = await aCase(ctx);
    const member = await anEntity(ctx, { case_token, role: 'Director' });
    await anEntity(ctx, { case_token, role: 'UBO' });
    await anEntity(ctx, { case_token: (await aCase(ctx)).token, role: 'Director' });
    expect((await listCaseEntities(ctx, case_token, {}, firstPage)).total).toBe(2);
    const directors = await listCaseEntities(ctx, case_token, { role: 'Director' }, firstPage);
    expect(directors).toMatchObject({ total: 1, items: [{ token: member.token, role: 'Director' }] });
    const another = { entity: member, role: 'Shareholder' as const, ownership_percentage: 10 };
    const { token: second } = await aCase(ctx);
    await transaction(ctx, (tx) => addCaseMembers(tx, ctx, second, [another]));
    expect(await listCaseEntities(ctx, second, {}, firstPage)).toMatchObject({
      items: [{ token: member.token, role: 'Shareholder' }],
    });
    const paged = await listCaseEntities(ctx, case_token, {}, { ...firstPage, limit: 1 });
    const rest = await listCaseEntities(ctx, case_token, {}, { ...firstPage, after: paged.next });
    expect(rest.items).toHaveLength(1);
    expect(rest.items[0]?.token).not.toBe(paged.items[0]?.token);
  });
});

describe('entities · verification', () => {
  it('records a change once, and nothing when the status stays the same', async () => {
    const ctx = await aProject();
    const [one, two] = [await anEntity(ctx), await anEntity(ctx)];
    const statuses = new Map([
      [one.token, 'Verified' as const],
      [two.token, 'Failed' as const],
    ]);
    await transaction(ctx, (tx) => setVerificationStatuses(tx, ctx, statuses));
    await transaction(ctx, (tx) => setVerificationStatuses(tx, ctx, statuses));
    expect(await getEntity(ctx, one.token)).toMatchObject({ verification_status: 'Verified' });
    expect(await getEntity(ctx, two.token)).toMatchObject({ verification_status: 'Failed' });
    expect((await listAuditLogs(ctx, { event_type: 'entity.updated' }, firstPage)).total).toBe(2);
  });
});

describe('entities · tenancy', () => {
  it('throws NotFound for an entity of another project', async () => {
    const [ours, theirs] = [await aProject(), await aProject()];
    const { token } = await anEntity(theirs);
    await expect(getEntity(ours, token)).rejects.toThrow(NotFound);
    await expect(listEntityChecks(ours, token, {}, firstPage)).rejects.toThrow(NotFound);
  });
});
