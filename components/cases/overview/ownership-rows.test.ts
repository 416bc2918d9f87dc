import { describe, expect, it } from 'vitest';
import type { Entity } from '@/lib/domain/entities/schema';
import { ownershipRows } from './ownership-rows';
import { confirmedSubjects } from './unresolved';

const party = (token: string, role: Entity['role']) =>
  ({ token, role, type: 'Person', full_name: `Name of ${token}` }) as Entity; // only the fields that a row shows

const known = { country: 'GB', verification_status: 'Verified' as const };
const company = { entity_token: 'ent_company', name: 'Larkspur Ltd', type: 'Company' as const, ...known };

const owner = (entity_token: string, percentage: number) => ({
  entity_token,
  name: `Name of ${entity_token}`,
  type: 'Person' as const,
  direct_percentage: percentage,
  effective_percentage: percentage,
  layers: 1,
  ...known,
});

describe('ownership of a case', () => {
  const parties = [
    party('ent_company', 'Primary'),
    party('ent_director', 'Director'),
    party('ent_small', 'UBO'),
    party('ent_large', 'UBO'),
  ];
  const stated = new Map([
    ['ent_small', 30],
    ['ent_large', 60],
  ]);
  const sharesOf = (rows: ReturnType<typeof ownershipRows>) =>
    rows.map(({ token, inAll, declared }) => [token, inAll, declared]);

  it('shows the stated shares if no owner is recorded, the largest first', () => {
    expect(sharesOf(ownershipRows({ entity: company, owners: [] }, parties, stated))).toEqual([
      ['ent_large', null, 60],
      ['ent_small', null, 30],
      ['ent_director', null, null],
    ]);
  });

  it('shows a recorded share instead of a stated one', () => {
    const owners = [owner('ent_large', 55)];
    expect(sharesOf(ownershipRows({ entity: company, owners }, parties, stated))).toEqual([
      ['ent_large', 55, null],
      ['ent_small', null, 30],
      ['ent_director', null, null],
    ]);
  });
});

describe('confirmed subjects', () => {
  it('are those with a match that was resolved as true', () => {
    const match = { matched_name: 'Octavia' } as never; // only its presence matters
    const alert = { status: 'Resolved', match, is_false_positive: false } as const;
    expect([
      ...confirmedSubjects([
        { ...alert, entity_token: 'ent_true' },
        { ...alert, entity_token: 'ent_cleared', is_false_positive: true },
        { ...alert, entity_token: 'ent_open', status: 'Open' },
        { ...alert, entity_token: 'ent_document', match: null },
      ]),
    ]).toEqual(['ent_true']);
  });
});
