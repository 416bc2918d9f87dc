import type { Webhook as WebhookModel } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { lockName } from '@/lib/platform/database/lock-name';
import type { Transaction } from '@/lib/platform/database/transaction';

/** Without its secrets, which are only read for rotating and signing. */
export type WebhookRow = Omit<
  WebhookModel,
  'project_id' | 'secret' | 'previous_secret' | 'previous_secret_expires_at'
>;

const source: ListSource = {
  table: 'webhooks',
  columns: 'token, url, events, description, status, failing_since, created_at, updated_at',
};

const withoutSecrets = { secret: true, previous_secret: true, previous_secret_expires_at: true } as const;

const keyOf = (ctx: Context, token: string) => ({
  project_id_token: { project_id: ctx.project.id, token },
});

export const listWebhookRows = (ctx: Context, page: PageRequest): Promise<Page<WebhookRow>> =>
  listPage(ctx, source, { equals: {} }, page);

export const findWebhook = (tx: Transaction, ctx: Context, token: string): Promise<WebhookRow | null> =>
  tx.webhook.findUnique({ where: keyOf(ctx, token), omit: withoutSecrets });

/**
 * Null also for a webhook of another project. Locked against changes and deletion until the transaction ends;
 * events can still add deliveries.
 */
export async function lockWebhook(tx: Transaction, ctx: Context, token: string): Promise<WebhookRow | null> {
  await tx.$queryRaw`
    select token from webhooks where project_id = ${ctx.project.id} and token = ${token} for no key update`;
  return findWebhook(tx, ctx, token);
}

/** Serialises registrations of a project until the transaction ends, which keeps the limit exact. */
export async function lockRegistrations(tx: Transaction, ctx: Context): Promise<void> {
  await lockName(tx, `webhooks of project ${ctx.project.id}`);
}

export const countWebhooks = (tx: Transaction, ctx: Context): Promise<number> =>
  tx.webhook.count({ where: { project_id: ctx.project.id } });

type NewWebhook = Pick<WebhookModel, 'token' | 'url' | 'events' | 'description' | 'status'> & {
  secret: Uint8Array<ArrayBuffer>;
};

export function insertWebhook(tx: Transaction, ctx: Context, webhook: NewWebhook): Promise<WebhookRow> {
  const now = ctx.now();
  return tx.webhook.create({
    data: { ...webhook, project_id: ctx.project.id, created_at: now, updated_at: now },
    omit: withoutSecrets,
  });
}

export type WebhookChange = Partial<
  Pick<WebhookModel, 'url' | 'events' | 'description' | 'status' | 'failing_since'>
>;

export const changeWebhook = (
  tx: Transaction,
  ctx: Context,
  token: string,
  change: WebhookChange,
): Promise<WebhookRow> =>
  tx.webhook.update({
    where: keyOf(ctx, token),
    data: { ...change, updated_at: ctx.now() },
    omit: withoutSecrets,
  });

export async function removeWebhook(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.webhook.delete({ where: keyOf(ctx, token), select: { token: true } });
}

/** Sealed. */
export async function findSecret(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await tx.webhook.findUnique({ where: keyOf(ctx, token), select: { secret: true } });
  return found?.secret ?? null;
}

export interface Rotation {
  before: Uint8Array<ArrayBuffer>;
  after: Uint8Array<ArrayBuffer>;
  /** Until when the previous secret also signs. */
  until: Date;
}

/** Null if the secret has changed in the meantime. */
export async function replaceSecret(
  tx: Transaction,
  ctx: Context,
  token: string,
  { before, after, until }: Rotation,
): Promise<WebhookRow | null> {
  const [changed] = await tx.webhook.updateManyAndReturn({
    where: { project_id: ctx.project.id, token, secret: before },
    data: {
      secret: after,
      previous_secret: before,
      previous_secret_expires_at: until,
      updated_at: ctx.now(),
    },
    omit: withoutSecrets,
  });
  return changed ?? null;
}
