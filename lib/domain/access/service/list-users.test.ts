import { describe, expect, it } from 'vitest';
import { aProject, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
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
    await asOwner('update users set disabled_at = now() where token = $1', [gone]);
    const { items, total } = await listUsers(ctx, {}, page);
    expect(total).toBe(2);
    const email = expect.stringMatching(/@example\.com$/);
    expect(items).toEqual([
      { token: analyst, name: 'Ada', email, role: 'analyst', disabled: false, email_notifications: true },
      { token: reviewer, name: 'Rui', email, role: 'reviewer', disabled: false, email_notifications: true },
    ]);
  });
});
