import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseDueImages } from '@/lib/domain/casework/service/erase-due-images';
import { AnswerProviderJob } from '@/lib/domain/providers/schema';
import { aProjectThatAsks, aSentPerson, configureExample, flowOf } from '@/tests/fixtures/outside-provider';
import { asOwner } from '@/tests/fixtures/owner';
import type { TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';
import { aWebhookTo } from '@/tests/fixtures/webhook-receiver';

// Set before the settings are first read.
const { provider } = await configureExample();

let project: TestProject;

beforeAll(() => loadSampleList());
beforeEach(async () => {
  // A new project each time, because a Pass is reused within a project.
  project = await aProjectThatAsks();
});
afterAll(() => provider.stop());

describe('outside providers · data read from a document', patience, () => {
  it('is deleted from the answer when the image is erased; the findings stay', async () => {
    const who = await aSentPerson(project);
    await asOwner(`update documents set erase_at = now() where purpose = 'front' and flow_token = $1`, [
      who.flow_token,
    ]);
    await eraseDueImages('req_erase');
    const [row] = await asOwner<{ answer: AnswerProviderJob }>(
      `select answer from provider_jobs where flow_token = $1 and type_code = 'IDV_DOCUMENT'`,
      [who.flow_token],
    );
    expect(AnswerProviderJob.parse(row?.answer)).toMatchObject({
      result: 'Pass',
      document: { document_type: 'passport', extracted_data: { full_name: null, document_number: null } },
    });
  });

  it('is in nothing that outlives the image', async () => {
    await aWebhookTo(project.ctx, { url: 'https://hooks.example/' }, [
      'verification.completed',
      'check.completed',
    ]);
    const external_reference = 'of-an-earlier-flow';
    const who = await aSentPerson(project, { external_reference });
    const expiry = '2033-05-01';
    expect((await flowOf(project, who)).document.extracted_data.expiration_date).toBe(expiry);
    const repeat = () =>
      project.ask('POST', `${project.execute}/kyc/api`, {
        body: { first_name: 'Mary', last_name: 'Ward', country: 'GB', external_reference },
        headers: { 'Idempotency-Key': 'repeated' },
      });
    expect((await repeat()).json.document.extracted_data.expiration_date).toBe(expiry);
    for (const stored of [
      'select data::text as text from events where project_id = $1',
      `select convert_from(body, 'UTF8') as text from webhook_deliveries where project_id = $1`,
      'select details::text as text from audit_log where project_id = $1',
    ]) {
      const rows = await asOwner<{ text: string }>(stored, [project.ctx.project.id]);
      expect(rows.length, stored).toBeGreaterThan(0);
      expect(JSON.stringify(rows), stored).not.toContain(expiry);
    }
    await asOwner(`update documents set erase_at = now() where flow_token = $1`, [who.flow_token]);
    await eraseDueImages('req_erase_all');
    const { status, json } = await repeat();
    expect([status, json.flow_token, json.document.extracted_data]).toEqual([200, who.flow_token, null]);
  });
});
