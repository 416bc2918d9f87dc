import { describe, expect, it } from 'vitest';
import type { User } from '@/lib/domain/access/schema';
import { reviewersOf } from './reviewers';

const user = (token: string, role: User['role']) => ({ token, role, name: token }) as User; // reads no more

describe('people · reviewers', () => {
  it('are offered before administrators, and never include the viewer', () => {
    const users = [user('ada', 'admin'), user('ann', 'analyst'), user('rob', 'reviewer')];
    expect(reviewersOf(users, { token: 'ann' }).map(({ token }) => token)).toEqual(['rob', 'ada']);
    expect(reviewersOf(users, { token: 'rob' }).map(({ token }) => token)).toEqual(['ada']);
  });
});
