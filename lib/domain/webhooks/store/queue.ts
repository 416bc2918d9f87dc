import { rowsOfAnyProject } from '@/lib/platform/database/statements';

export interface ClaimedDelivery {
  project_id: number;
  project_hash: string;
  token: string;
  webhook_token: string;
  event_token: string;
  event_type: string;
  body: Buffer;
  /** Number of earlier attempts. */
  attempt_count: number;
  leased_until: Date;
  url: string;
  secret: Buffer;
  /** While the previous secret also signs. */
  previous_secret: Buffer | null;
  is_failing: boolean;
  start_token_hash: Buffer<ArrayBuffer> | null;
}

export interface Claim {
  at: Date;
  leaseMs: number;
  /** Number of deliveries in progress in this process, by `keyOfWebhook`. */
  busy: Record<string, number>;
  /** Maximum concurrent deliveries of one webhook. */
  places: number;
  /** The slots of a webhook that no other one can take. A failing webhook has none. */
  ownPlaces: number;
  /** Free shared slots. */
  budget: number;
  /** Free slots that belong to webhooks. */
  ownBudget: number;
  /** Free slots for failing webhooks. */
  failingBudget: number;
}

export const keyOfWebhook = (of: Pick<ClaimedDelivery, 'project_id' | 'webhook_token'>) =>
  `${of.project_id}/${of.webhook_token}`;

/** Due deliveries of all projects, leased to this worker. */
export async function claimDeliveries(claim: Claim): Promise<ClaimedDelivery[]> {
  const { at, leaseMs, busy, places, ownPlaces, budget, ownBudget, failingBudget } = claim;
  const rows = await rowsOfAnyProject<ClaimedDelivery>({
    name: 'claim-webhook-deliveries',
    text: `select * from claim_webhook_deliveries($1, $2::int * interval '1 ms', $3, $4, $5, $6, $7, $8)`,
    values: [at, leaseMs, JSON.stringify(busy), places, ownPlaces, budget, ownBudget, failingBudget],
  });
  return rows;
}

export type MadeAttempt = Pick<ClaimedDelivery, 'project_id' | 'token' | 'webhook_token' | 'leased_until'> & {
  status: string;
  next_attempt_at: Date | null;
  started_at: Date;
  duration_ms: number;
  response_status: number | null;
  response_body: string | null;
  error: string | null;
};

export async function recordAttempts(made: readonly MadeAttempt[]): Promise<void> {
  await rowsOfAnyProject({
    name: 'record-webhook-attempts',
    text: 'select record_webhook_attempts($1)',
    values: [JSON.stringify(made)],
  });
}

export interface FailingWebhook {
  project_id: number;
  token: string;
}

/** Active webhooks of all projects that have failed since before this time without a single success. */
export function findFailingWebhooks(before: Date): Promise<FailingWebhook[]> {
  return rowsOfAnyProject<FailingWebhook>({
    text: 'select * from find_failing_webhooks($1)',
    values: [before],
  });
}

/**
 * In all projects: deliveries that have ended, or have waited since this time at an inactive webhook. Returns
 * how many were deleted.
 */
export async function deleteEndedDeliveries(before: Date, max: number): Promise<number> {
  const rows = await rowsOfAnyProject<{ deleted: string }>({
    text: 'select delete_old_deliveries($1, $2) as deleted',
    values: [before, max],
  });
  return Number(rows[0]?.deleted ?? 0);
}
