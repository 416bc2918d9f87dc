import type { WebhookAttempt, WebhookDelivery } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { rowsOf } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';

export type DeliveryRow = Omit<WebhookDelivery, 'project_id' | 'body' | 'leased_until' | 'has_tokens'>;
export type AttemptRow = Omit<WebhookAttempt, 'project_id'>;

const source: ListSource = {
  table: 'webhook_deliveries',
  columns:
    'token, webhook_token, event_token, event_type, status, attempt_count, next_attempt_at, delivered_at, created_at',
  keptColumns: ['webhook_token', 'status', 'event_type'],
};

export const listDeliveryRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<DeliveryRow>> => listPage(ctx, source, filters, page);

/**
 * A delivery has up to 168 attempts, each with 2 KiB of an answer, and a page has up to a hundred deliveries.
 */
const shownAttempts = 20;

/** The last attempts of each delivery, oldest first. */
export async function readAttempts(
  ctx: Context,
  deliveries: readonly DeliveryRow[],
): Promise<Map<string, AttemptRow[]>> {
  const rows = await rowsOf<AttemptRow>(ctx, {
    name: 'webhook-attempts',
    text: `select last.* from unnest($2::text[]) as shown(token) cross join lateral (
        select delivery_token, number, started_at, duration_ms, response_status, response_body, error
        from webhook_attempts where project_id = $1 and delivery_token = shown.token
        order by number desc limit $3
      ) last order by last.delivery_token, last.number`,
    values: [ctx.project.id, deliveries.map(({ token }) => token), shownAttempts],
  });
  return Map.groupBy(rows, ({ delivery_token }) => delivery_token);
}

/** Null also for a delivery of another webhook. */
export const findSentDelivery = (
  tx: Transaction,
  ctx: Context,
  webhookToken: string,
  token: string,
): Promise<(DeliveryRow & { body: Uint8Array }) | null> =>
  tx.webhookDelivery.findFirst({
    where: { project_id: ctx.project.id, webhook_token: webhookToken, token },
  });

type NewDelivery = Pick<
  WebhookDelivery,
  'token' | 'webhook_token' | 'event_token' | 'event_type' | 'status' | 'created_at'
> & { body: Uint8Array<ArrayBuffer> };

/** Due at once. */
export function insertDelivery(tx: Transaction, ctx: Context, delivery: NewDelivery): Promise<DeliveryRow> {
  return tx.webhookDelivery.create({
    data: { ...delivery, project_id: ctx.project.id, next_attempt_at: delivery.created_at },
    omit: { body: true },
  });
}

/** Null also for a delivery of another webhook. Locked until the transaction ends. */
export async function lockDelivery(
  tx: Transaction,
  ctx: Context,
  webhookToken: string,
  token: string,
): Promise<DeliveryRow | null> {
  await tx.$queryRaw`
    select token from webhook_deliveries where project_id = ${ctx.project.id} and token = ${token} for update`;
  return tx.webhookDelivery.findFirst({
    where: { project_id: ctx.project.id, webhook_token: webhookToken, token },
    omit: { body: true },
  });
}

/**
 * Due immediately. Earlier attempts are kept and the count continues; an attempt in progress no longer
 * affects it.
 */
export const renewDelivery = (
  tx: Transaction,
  ctx: Context,
  token: string,
  status: string,
): Promise<DeliveryRow> =>
  tx.webhookDelivery.update({
    where: { project_id_token: { project_id: ctx.project.id, token } },
    data: { status, next_attempt_at: ctx.now(), delivered_at: null, leased_until: null },
    omit: { body: true },
  });

interface Renewal {
  webhookToken: string;
  from: string;
  to: string;
  /** Null: any event. */
  eventType: string | null;
  limit: number;
}

/** As `renewDelivery`, oldest first. Skips locked deliveries, which are being changed. Returns how many. */
export const renewDeliveries = (
  tx: Transaction,
  ctx: Context,
  { webhookToken, from, to, eventType, limit }: Renewal,
): Promise<number> =>
  tx.$executeRaw`
    with old as materialized ( -- a limit that is read twice may find different rows
      select token from webhook_deliveries
      where project_id = ${ctx.project.id} and webhook_token = ${webhookToken} and status = ${from}
        and (${eventType}::text is null or event_type = ${eventType})
      order by created_at, token limit ${limit} for update skip locked
    )
    update webhook_deliveries d set status = ${to}, next_attempt_at = ${ctx.now()}, delivered_at = null,
      leased_until = null
    from old
    where d.project_id = ${ctx.project.id} and d.token = old.token`;
