import { generateKeyPairSync } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { digestOfSaved } from '@/lib/domain/reports/digest';
import type { CaseReport } from '@/lib/domain/reports/schema';
import { verifyPack } from '@/lib/domain/reports/verify-pack';
import { aCase, anAlert, anAssessment, anEntity } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let token: string;
let pack: CaseReport;

const packOf = async (caseToken: string): Promise<CaseReport> =>
  (await project.ask('GET', `/v1/cases/${caseToken}/report`)).json.data;

beforeAll(async () => {
  project = await aProject();
  ({ token } = await aCase(project.ctx));
  for (const category of ['Sanctions Hit', 'Watchlist Match'] as const) {
    await anAlert(project.ctx, { case_token: token, category });
  }
  await anEntity(project.ctx, { case_token: token, full_name: 'Mary Brown' });
  const assessment = await anAssessment(project.ctx, token);
  const body = { tier: 'High', justification: 'The source of wealth is unexplained.' };
  await project.ask('POST', `/v1/risk-assessments/${assessment}/override`, { body });
  const comment = { type: 'Note', body: 'Looked at 习近平.', mentions: [] };
  await project.ask('POST', `/v1/cases/${token}/comments`, { body: comment });
  pack = await packOf(token);
});

const key = generateKeyPairSync('ed25519').publicKey;

/** The records of the case as an export of the log has them, including those written after the pack. */
async function* log() {
  const { audit_records } = await packOf(token);
  for (const { record, previous_hash, hash } of audit_records) {
    yield `{"record":${record},"previous_hash":"${previous_hash}","hash":"${hash}"}`;
  }
}

describe('cases · report · verification without a database', () => {
  const verify = (change: (records: CaseReport['audit_records']) => CaseReport['audit_records']) =>
    verifyPack({ data: { ...pack, audit_records: change(structuredClone(pack.audit_records)) } }, key);

  it('finds an untouched pack valid and contained in the log', async () => {
    expect(await verifyPack({ data: pack }, key, [], log())).toMatchObject({
      valid: true,
      project: project.hash,
      records: pack.audit_records.length,
      first_bad_sequence: null,
      in_log: pack.audit_records.length,
      proven: ['audit_records', 'content'],
    });
    const laidOut = JSON.parse(JSON.stringify(pack, null, 2));
    expect(await verifyPack(laidOut, key, [], log())).toMatchObject({ valid: true });
    expect(await verifyPack(pack, key)).toMatchObject({ valid: true, proven: ['audit_records'] });
    expect((await verifyPack(pack, key)).linked).toBeGreaterThan(0);
  });

  it.each<[string, (records: CaseReport['audit_records']) => CaseReport['audit_records']]>([
    [
      'a changed field',
      ([first, ...rest]) => [{ ...first!, actor: { ...first!.actor, name: 'Eve' } }, ...rest],
    ],
    ['a changed detail', ([first, ...rest]) => [{ ...first!, details: { name: 'CAS-9' } }, ...rest]],
    [
      'a changed text',
      ([first, ...rest]) => [
        { ...first!, record: first!.record.replace('case.created', 'case.closed') },
        ...rest,
      ],
    ],
    ['swapped records', ([first, second, ...rest]) => [second!, first!, ...rest]],
    ['a record twice', ([first, ...rest]) => [first!, first!, ...rest]],
  ])('detects %s', async (_what, change) => {
    expect(await verify(change)).toMatchObject({ valid: false, first_bad_sequence: expect.any(Number) });
  });

  it.each<[string, (given: CaseReport) => object]>([
    [
      'the category of an alert',
      ({ alerts: [first, ...rest] }) => ({ alerts: [{ ...first!, category: 'PEP Match' }, ...rest] }),
    ],
    ['a removed alert', ({ alerts }) => ({ alerts: alerts.slice(1) })],
    [
      'an override',
      ({ risk_assessments }) => ({
        risk_assessments: risk_assessments.map((each) => ({ ...each, override_tier: null })),
      }),
    ],
    ['the status of the case', (given) => ({ case: { ...given.case, status: 'Closed' } })],
    ['who made it', () => ({ request_id: 'req_other' })],
    ['a field that packs do not have', () => ({ note: 'All is well.' })],
  ])('detects a changed part with the log: %s', async (_part, change) => {
    const edited = { ...pack, ...change(pack) };
    expect(await verifyPack({ data: edited }, key, [], log())).toMatchObject({
      valid: false,
      proven: [],
      problem: expect.stringContaining('no record of a pack with this content'),
    });
  });

  it('detects a record of another case', async () => {
    const other = { ...pack.case, token: 'cas_01kad8m3zq5v7x9b1c2d4e6f8g' };
    expect((await verifyPack({ ...pack, case: other }, key)).problem).toBe(
      'The record belongs to another case.',
    );
  });

  it('detects a record of an entity that is not in the case', async () => {
    expect(pack.audit_records.map(({ case_token }) => case_token)).toContain(null);
    expect((await verifyPack({ ...pack, entities: [] }, key)).problem).toBe(
      'The record belongs to another case.',
    );
  });

  it('detects a removed change of an entity only with the log', async () => {
    const audit_records = pack.audit_records.filter(({ case_token }) => case_token !== null);
    expect(await verifyPack({ ...pack, audit_records }, key)).toMatchObject({ valid: true });
    expect(await verifyPack({ ...pack, audit_records }, key, [], log())).toMatchObject({ valid: false });
  });

  it('finds a pack from before packs had the changes of entities valid', async () => {
    const audit_records = pack.audit_records.filter(({ case_token }) => case_token !== null);
    const older = { ...pack, audit_records };
    async function* itsLog() {
      for await (const line of log()) yield line.replace(digestOfSaved(pack), digestOfSaved(older));
    }
    expect(await verifyPack(older, key, [], itsLog())).toMatchObject({
      valid: true,
      in_log: audit_records.length,
      proven: ['audit_records', 'content'],
    });
  });

  it('detects a removed record only with the log', async () => {
    const at = pack.audit_records.findIndex(({ event_type }) => event_type === 'alert.created');
    const audit_records = pack.audit_records.toSpliced(at, 1);
    expect(await verifyPack({ ...pack, audit_records }, key, [], log())).toMatchObject({
      valid: false,
      first_bad_sequence: pack.audit_records[at]?.sequence,
    });
  });
});
