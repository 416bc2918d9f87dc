import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredCases } from '@/lib/domain/casework/service/delete-expired-cases';
import { eraseDueImages } from '@/lib/domain/casework/service/erase-due-images';
import { getSampleImage } from '@/lib/domain/documents/service/get-sample-image';
import { env } from '@/lib/platform/settings/env';
import { closeDaysAgo } from '@/tests/fixtures/expired-case';
import { aPerson, type Person, reachReview, sendAll } from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { storePolicy } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;
let sent: Person;

const tokenOf = async ({ flow_token }: Person): Promise<string> => {
  const [row] = await asOwner<{ token: string }>(
    `select token from documents where flow_token = $1 and purpose = 'front'`,
    [flow_token],
  );
  return row?.token ?? '';
};

const get = (path: string) => project.ask('GET', `/v1/documents/${path}`);

const recordsOf = async (target: string) =>
  (await project.ask('GET', `/v1/audit-logs?target_token=${target}`)).json.data;

const folderOf = (token: string) =>
  join(env.PROBITY_DATA_DIR, 'documents', String(project.ctx.project.id), token);

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  sent = await aPerson(project);
  await sendAll(project, sent);
});

describe('documents · an image', patience, () => {
  it('shows its metadata, and how long it is kept', async () => {
    const token = await tokenOf(sent);
    const { data } = (await get(token)).json;
    expect(data).toMatchObject({
      token,
      flow_token: sent.flow_token,
      purpose: 'front',
      document_type: 'passport',
      country: 'GB',
      media_type: 'image/jpeg',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      erased_at: null,
    });
    const days = (Date.parse(data.erase_at) - Date.parse(data.sent_at)) / 86_400_000;
    expect(days).toBe(365);
  });

  it('is shown as an inert file, and each view is recorded', async () => {
    const token = await tokenOf(sent);
    const { status, headers } = await get(`${token}/content`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${token}.jpg"`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await recordsOf(token)).toMatchObject([
      { event_type: 'document.viewed', target_type: 'document', details: { purpose: 'front' } },
    ]);
  });

  it('cannot be read before the person has sent it, nor by another project', async () => {
    const who = await aPerson(project);
    await reachReview(who);
    const token = await tokenOf(who);
    expect((await get(token)).status).toBe(404);
    expect((await get(`${token}/content`)).status).toBe(404);
    const other = await aProject();
    const foreign = await other.ask('GET', `/v1/documents/${await tokenOf(sent)}/content`);
    expect(foreign.status).toBe(404);
  });

  it('is erased on time: the audit chain keeps the fact and the digest', async () => {
    const who = await aPerson(project);
    await sendAll(project, who);
    const token = await tokenOf(who);
    const { sha256 } = (await get(token)).json.data;
    await eraseDueImages('req_early');
    expect(existsSync(folderOf(token))).toBe(true);
    await asOwner(`update documents set erase_at = now() - interval '1 second' where token = $1`, [token]);
    await Promise.all([eraseDueImages('req_one'), eraseDueImages('req_two')]);
    expect(existsSync(folderOf(token))).toBe(false);
    expect((await get(`${token}/content`)).status).toBe(404);
    expect((await get(token)).json.data).toMatchObject({ erase_at: null, erased_at: expect.any(String) });
    expect(await recordsOf(token)).toMatchObject([{ event_type: 'document.erased', details: { sha256 } }]);
    const [row] = await asOwner<{ sealed_key: null }>('select sealed_key from documents where token = $1', [
      token,
    ]);
    expect(row).toEqual({ sealed_key: null });
  });

  it('is erased together with the data read from it; the outcome remains', async () => {
    const who = await aPerson(project);
    await sendAll(project, who);
    const token = await tokenOf(who);
    const read = {
      verified: false,
      extracted_data: { full_name: 'MARY WARD' },
      compared: [{ field: 'name', found: 'MARY WARD' }],
      reading: { zones: { mrz: { lines: ['P<GBRWARD<<MARY'] } } },
    };
    const [check] = await asOwner<{ token: string }>(
      `update checks set result_data = result_data || $2
       where flow_token = $1 and type_code = 'IDV_DOCUMENT' returning token`,
      [who.flow_token, JSON.stringify(read)],
    );
    await asOwner(`update documents set erase_at = now() - interval '1 second' where token = $1`, [token]);
    await eraseDueImages('req_reading');
    const { data } = (await project.ask('GET', `/v1/checks/${check?.token}`)).json;
    expect(data.result_data).toMatchObject({ verified: false, extracted_data: null });
    expect(JSON.stringify(data)).not.toContain('WARD');
  });

  it('is deleted with its case, including its row', async () => {
    const who = await aPerson(project);
    await sendAll(project, who);
    const token = await tokenOf(who);
    const { case_token } = (await get(token)).json.data;
    await closeDaysAgo(case_token, 31);
    await storePolicy(project.ctx, 'retention', 1, { closed_case_days: 30 });
    await deleteExpiredCases('req_cases');
    expect((await get(`${token}/content`)).status).toBe(404);
    await eraseDueImages('req_documents');
    expect(existsSync(folderOf(token))).toBe(false);
    expect((await get(token)).status).toBe(404);
    expect(await recordsOf(token)).toMatchObject([{ event_type: 'document.erased', case_token: null }]);
    const left = await asOwner('select from journeys where flow_token = $1', [who.flow_token]);
    expect(left).toEqual([]);
  });

  it('is erased soon after the start token has expired if it was never sent', async () => {
    const who = await aPerson(project);
    await reachReview(who);
    const token = await tokenOf(who);
    await asOwner(`update documents set erase_at = now() - interval '1 second' where token = $1`, [token]);
    await eraseDueImages('req_unsent');
    expect(existsSync(folderOf(token))).toBe(false);
    expect(await recordsOf(token)).toEqual([]);
  });
});

describe('documents · a sample image', patience, () => {
  it('is drawn only in the sandbox', async () => {
    const { status, headers } = await project.ask('GET', '/v1/sample-images/passport?marker=DOCS');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await project.ask('GET', '/v1/sample-images/visa')).status).toBe(404);
    const live = { ...project.ctx, project: { ...project.ctx.project, environment: 'production' as const } };
    await expect(getSampleImage(live, 'passport', {})).rejects.toThrow('No such sample image.');
  });
});
