import { beforeAll, describe, expect, it } from 'vitest';
import { eraseDueImages } from '@/lib/domain/casework/service/erase-due-images';
import { aPerson, aSentDocument, type Person, reachReview, sendAll } from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;
let sent: Person;
let case_token: string;

const get = async (path: string) => (await project.ask('GET', path)).json;
const list = (query = '') => get(`/v1/cases/${case_token}/documents${query}`);

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  sent = await aPerson(project);
  await sendAll(project, sent);
  ({ case_token } = (await get(`/v1/flows/${sent.flow_token}`)).data);
});

describe('cases · documents', patience, () => {
  it('are what the person sent, with the check that uses each and the findings against it', async () => {
    const { data } = await list();
    const checks = (await get(`/v1/cases/${case_token}/checks?limit=100`)).data;
    const ofType = (code: string) => checks.find((each: { type_code: string }) => each.type_code === code);
    const [document, faces] = [ofType('IDV_DOCUMENT'), ofType('IDV_BIOMETRIC')];
    expect(data.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      ...Array.from({ length: 4 }, () => 'selfie'),
      'front',
    ]);
    expect(data.at(-1)).toMatchObject({
      case_token,
      flow_token: sent.flow_token,
      request_token: null,
      entity_token: document.entity_token,
      check_token: document.token,
      status: 'read',
      findings: document.result_data.reasons,
      media_type: 'image/jpeg',
      erased_at: null,
    });
    expect(data.at(-1).findings).toHaveLength(1);
    expect(data[0]).toMatchObject({ check_token: faces.token, findings: faces.result_data.reasons });
    expect((await get(`/v1/documents/${data.at(-1).token}`)).data).toEqual(data.at(-1));
  });

  it('are paged', async () => {
    const first = await list('?limit=3');
    expect(first.meta.page.has_more).toBe(true);
    const next = await list(`?limit=3&cursor=${first.meta.page.cursor}`);
    expect(next.meta.page.has_more).toBe(false);
    const tokens = [...first.data, ...next.data].map(({ token }) => token);
    expect(new Set(tokens).size).toBe(5);
  });

  it('are not listed before the person has sent them', async () => {
    const who = await aPerson(project, { first_name: 'Ada' });
    await reachReview(who);
    const { case_token: of } = (await get(`/v1/flows/${who.flow_token}`)).data;
    expect((await get(`/v1/cases/${of}/documents`)).data).toEqual([]);
  });

  it('stay listed after their images are erased', async () => {
    const token = await aSentDocument(project);
    const asked = (await get(`/v1/documents/${token}`)).data;
    await asOwner(`update documents set erase_at = now() - interval '1 second' where token = $1`, [token]);
    await eraseDueImages('req_case_documents');
    expect((await get(`/v1/cases/${asked.case_token}/documents`)).data).toMatchObject([
      {
        token,
        status: 'erased',
        request_token: expect.stringMatching(/^jny_/),
        erased_at: expect.any(String),
      },
    ]);
  });

  it('answer 404 for a case of another project', async () => {
    const other = await aProject();
    expect((await other.ask('GET', `/v1/cases/${case_token}/documents`)).status).toBe(404);
  });
});
