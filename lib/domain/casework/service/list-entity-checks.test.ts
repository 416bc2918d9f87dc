import { describe, expect, it } from 'vitest';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { NotFound } from '@/lib/platform/errors/errors';
import { read, transaction } from '@/lib/platform/database/transaction';
import { aCase, aCheck, anEntity, aProject } from '@/tests/fixtures/factories';
import type { Check } from '@/lib/domain/checks/schema';
import { hasOpenChecks } from '@/lib/domain/checks/service/has-open';
import { moveChecks } from '@/lib/domain/checks/service/move';
import { getCheck } from './get-check';
import { listCaseChecks } from './list-case-checks';
import { listEntityChecks } from './list-entity-checks';

const firstPage: PageRequest = { limit: 25, sort: { field: 'created_at', descending: true }, after: null };

describe('checks · list', () => {
  it('shows the checks of an entity from all of its cases, filtered by status and category', async () => {
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

  it('throws NotFound for a check of another project', async () => {
    const { token } = await aCheck(await aProject());
    await expect(getCheck(await aProject(), token)).rejects.toThrow(NotFound);
  });
});
