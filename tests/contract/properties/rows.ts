import { moveChecks } from '@/lib/domain/checks/service/move';
import type { CheckMove } from '@/lib/domain/checks/walk';
import { transaction } from '@/lib/platform/database/transaction';
import { aCheck, anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import type { TestProject } from '@/tests/fixtures/project';

// Creates rows in the states that operations need.

export async function aFailedCheck({ ctx }: TestProject): Promise<string> {
  const check = await aCheck(ctx);
  const failed: CheckMove = { check, actions: ['fail'], change: { result: 'Refer' } };
  await transaction(ctx, (tx) => moveChecks(tx, ctx, [failed]));
  return check.token;
}

/** An alert with a held acknowledgement. */
export async function aHeldAlert(project: TestProject): Promise<string> {
  const alert = (await anAlert(project.ctx)).token;
  const body = { alert_tokens: [alert], hold_seconds: 10 };
  await project.ask('POST', '/v1/alerts/bulk/acknowledge', { body });
  return alert;
}

export async function aWebhook(project: TestProject): Promise<string> {
  const body = { url: 'https://hooks.example/', events: ['*'] };
  const { json } = await project.ask('POST', '/v1/webhooks', { body });
  return json.data.id;
}

/** A delivery that was made, of its own webhook. */
export async function aDelivery(project: TestProject): Promise<{ webhook_id: string; delivery_id: string }> {
  const webhook_id = await aWebhook(project);
  const { json } = await project.ask('POST', `/v1/webhooks/${webhook_id}/test`);
  const delivery_id: string = json.data.id;
  const deliver = `update webhook_deliveries set status = 'delivered', attempt_count = 1, next_attempt_at = null,
    delivered_at = now() where token = $1`;
  await asOwner(deliver, [delivery_id]);
  return { webhook_id, delivery_id };
}
