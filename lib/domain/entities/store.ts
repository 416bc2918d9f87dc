import type { Entity, Prisma } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import type { EntityCounts } from './present';
import type { VerificationStatus } from './schema';

export function findEntity(tx: Transaction, ctx: Context, token: string): Promise<Entity | null> {
  return tx.entity.findUnique({ where: { project_id_token: { project_id: ctx.project.id, token } } });
}

export type NewEntityRow = Omit<Prisma.EntityCreateManyInput, 'project_id'>;

export function insertEntities(
  tx: Transaction,
  ctx: Context,
  entities: readonly NewEntityRow[],
): Promise<Entity[]> {
  return tx.entity.createManyAndReturn({
    data: entities.map((entity) => ({ ...entity, project_id: ctx.project.id })),
  });
}

/** Returns the entities that had another status before. */
export function updateVerificationStatus(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
  status: VerificationStatus,
): Promise<Entity[]> {
  return tx.entity.updateManyAndReturn({
    where: { project_id: ctx.project.id, token: { in: [...tokens] }, verification_status: { not: status } },
    data: { verification_status: status, updated_at: ctx.now() },
  });
}

const ofEntities = (ctx: Context, tokens: readonly string[]) => ({
  project_id: ctx.project.id,
  entity_token: { in: [...tokens] },
});

/** What is counted over the checks and the alerts of each entity: two queries, however many entities there are. */
export async function countByEntity(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<(token: string) => EntityCounts> {
  const where = ofEntities(ctx, tokens);
  const checks = await tx.check.groupBy({ by: ['entity_token', 'status'], where, _count: true });
  const alerts = await tx.alert.groupBy({ by: ['entity_token', 'status'], where, _count: true });
  const ofOne = (groups: typeof checks | typeof alerts, token: string) =>
    groups
      .filter(({ entity_token }) => entity_token === token)
      .map(({ status, _count: count }) => ({ status, count }));
  return (token) => ({ checks: ofOne(checks, token), alerts: ofOne(alerts, token) });
}
