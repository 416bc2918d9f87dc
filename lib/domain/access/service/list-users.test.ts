import { describe, expect, it } from 'vitest';
import { transaction } from '@/lib/platform/transaction';
import { aProject, aUser } from '@/tests/fixtures/factories';
import { listUsers } from './list-users';

const page = { limit: 100, sort: { field: 'name', descending: false }, after: null };

describe('users · list', () => {
  it('shows only assignable people of the project, without their credentials', async () => {
    const [ctx, other] = [await aProject(), await aProject()];
    const reviewer = await aUser(ctx, { role: 'reviewer', name: 'Rui' });
    const analyst = await aUser(ctx, { name: 'Ada' });
    await aUser(ctx, { role: 'auditor' });
    await aUser(other);
    const gone = await aUser(ctx);
    await transaction(ctx, (tx) =>
      tx.user.updateMany({ where: { token: gone }, data: { disabled_at: new Date() } }),
    );
    const { items, total } = await listUsers(ctx, page);
    expect(total).toBe(2);
    expect(items).toEqual([
      { token: analyst, name: 'Ada', email: expect.stringMatching(/@example\.com$/), role: 'analyst' },
      { token: reviewer, name: 'Rui', email: expect.stringMatching(/@example\.com$/), role: 'reviewer' },
    ]);
  });
});
