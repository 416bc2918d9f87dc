import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import type { CaseReport } from '@/lib/domain/reports/schema';
import { verifyPack } from '@/lib/domain/reports/verify-pack';
import { aProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

it('cases · a case that a screening opened · has the start of its checks in its records and its pack', async () => {
  await loadSampleList();
  const project = await aProject();
  const get = async (path: string) => (await project.ask('GET', path)).json.data;
  const sent = await project.ask('POST', `${project.execute}/screening/api`, { body: { name: 'SANCTION' } });
  const { case_token } = sent.json;
  const checks = await get(`/v1/cases/${case_token}/checks`);
  const tokens = checks.map(({ token }: { token: string }) => token).sort();
  expect(tokens).not.toEqual([]);

  const started = await get(`/v1/cases/${case_token}/audit-logs?event_type=check.executed`);
  const targets = (records: { target_token: string }[]) => records.map(({ target_token }) => target_token);
  expect(targets(started).sort()).toEqual(tokens);
  const pack: CaseReport = await get(`/v1/cases/${case_token}/report`);
  const inPack = pack.audit_records.filter(({ event_type }) => event_type === 'check.executed');
  expect(targets(inPack).sort()).toEqual(tokens);
  const { publicKey } = generateKeyPairSync('ed25519');
  expect(await verifyPack({ data: pack }, publicKey)).toMatchObject({
    problem: null,
    first_bad_sequence: null,
  });
});
