import { expect, it } from 'vitest';
import { migrate } from '@/scripts/database/migrate';
import { withClient } from '@/scripts/database/roles';
import { olderDatabase } from '@/tests/fixtures/older-database';

// Before migration 20261127014900 only the assessment in effect said whether its tier was overridden.

const assessments: [case_token: string, status: string, override_tier: string | null, at: string][] = [
  ['cas_overridden', 'Active', 'High', '2026-03-02T09:00:00Z'],
  ['cas_approved', 'Approved', 'Low', '2026-03-02T09:00:00Z'],
  ['cas_calculated', 'Active', null, '2026-03-02T09:00:00Z'],
  ['cas_superseded', 'Superseded', 'High', '2026-03-02T09:00:00Z'],
  ['cas_superseded', 'Active', null, '2026-03-03T09:00:00Z'],
];

it('cases · a database of an earlier version knows which tiers were overridden', async () => {
  const older = await olderDatabase('20261127014900_case_tier_overridden');
  const { rows } = await withClient(older.ownerUrl, async (client) => {
    await client.query(`insert into projects (id, hash, name, environment) values (1, 'a', 'A', 'staging')`);
    await client.query(
      `insert into cases (project_id, token, name, type, status, entity_category, created_at, updated_at)
       select 1, token, token, 'Onboarding', 'In Review', 'Person', now(), now()
       from unnest($1::text[]) token`,
      [[...new Set(assessments.map(([token]) => token))]],
    );
    for (const [index, [case_token, status, override_tier, at]] of assessments.entries()) {
      await client.query(
        `insert into risk_assessments (project_id, token, case_token, status, overall_score, tier, dimensions, facts,
           due_diligence_path, review_frequency, override_tier, model_version, created_at, updated_at)
         values (1, $1, $2, $3, 17, 'Low', '[]', '{}', 'Standard', 'Annual', $4, '1', $5, $5)`,
        [`rsk_${index}`, case_token, status, override_tier, at],
      );
    }
    await migrate(older.ownerUrl);
    return client.query('select token from cases where risk_tier_overridden order by token');
  });
  expect(rows.map(({ token }) => token)).toEqual(['cas_approved', 'cas_overridden']);
});
