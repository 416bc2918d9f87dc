import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { policySettings } from '@/lib/domain/policies/settings';
import { migrate } from '@/scripts/database/migrate';
import { ensureDatabase, withClient } from '@/scripts/database/roles';
import { urlsOf } from '@/scripts/test/throwaway-cluster';

// Before migration 20261122010310 a project's policy was one JSON document, stored as it was received.

const whole = {
  match_threshold: 91,
  priorities: defaultSettings.priority.priorities,
  match_points: 10,
  alert_sla: defaultSettings.alert_sla,
  case_sla: defaultSettings.case_sla,
  reuse_days: defaultSettings.reuse,
  monitoring: { interval_days: 2 },
  retention: defaultSettings.retention,
  four_eyes: { ...defaultSettings.four_eyes, binds_machines: true },
  straight_through: true,
};

const name = `older_${randomUUID()}`;
const { ownerUrl } = urlsOf(inject('cluster'), name);
const migrations = 'prisma/migrations';
const older = mkdtempSync(join(tmpdir(), 'probity-older-'));

beforeAll(async () => {
  await withClient(inject('cluster').adminUrl, (client) => ensureDatabase(client, name));
  for (const migration of readdirSync(migrations).filter((each) => each < '20261122010310')) {
    cpSync(join(migrations, migration), join(older, migration), { recursive: true });
  }
  await migrate(ownerUrl, older);
});
afterAll(() => rmSync(older, { recursive: true }));

describe('policies · migration to kinds', () => {
  it('keeps every version, with each of its kinds readable', async () => {
    const { rows } = await withClient(ownerUrl, async (client) => {
      await client.query(
        `insert into projects (id, hash, name, environment) values (1, 'a', 'A', 'staging')`,
      );
      await client.query(
        `insert into policies (project_id, version, body, created_by) values (1, 1, $1, 'usr_a'), (1, 2, $2, 'usr_b')`,
        [whole, { ...whole, match_threshold: 92, required_categories: ['pep'] }],
      );
      await migrate(ownerUrl);
      return client.query('select kind, version, settings, author, published_by, token from policy_versions');
    });
    const found = (kind: string, version: number) =>
      rows.find((row) => row.kind === kind && row.version === version);
    expect(rows).toHaveLength(16);
    for (const { kind, settings, token } of rows) {
      expect(policySettings[kind as keyof typeof policySettings].safeParse(settings).success, kind).toBe(
        true,
      );
      expect(token).toMatch(/^pol_[0-9a-z]{1,60}$/);
    }
    expect(found('screening', 1)).toMatchObject({
      settings: { match_threshold: 91, required_categories: null, monitoring_interval_days: 2 },
      author: 'usr_a',
      published_by: 'usr_a',
    });
    expect(found('screening', 2).settings).toMatchObject({
      match_threshold: 92,
      required_categories: ['pep'],
    });
    expect(found('four_eyes', 2).settings.binds_machines).toBe(true);
    expect(found('straight_through', 2).settings).toEqual({ enabled: true });
  });
});
