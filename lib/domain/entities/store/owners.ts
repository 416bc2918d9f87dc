import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { OwnershipLink } from '../ownership';

export interface DirectOwner {
  owner_token: string;
  ownership_percentage: number;
}

const largestFirst = [
  { ownership_percentage: 'desc' },
  { owner_token: 'asc' },
  { owned_token: 'asc' },
] as const;

const columns = { owner_token: true, owned_token: true, ownership_percentage: true } as const;

export function findOwners(tx: Transaction, ctx: Context, ownedToken: string): Promise<DirectOwner[]> {
  return tx.entityOwner.findMany({
    where: { project_id: ctx.project.id, owned_token: ownedToken },
    select: { owner_token: true, ownership_percentage: true },
    orderBy: [...largestFirst],
  });
}

export async function replaceOwners(
  tx: Transaction,
  ctx: Context,
  ownedToken: string,
  owners: readonly DirectOwner[],
): Promise<void> {
  const ofCompany = { project_id: ctx.project.id, owned_token: ownedToken };
  await tx.entityOwner.deleteMany({ where: ofCompany });
  await tx.entityOwner.createMany({
    data: owners.map((owner) => ({ ...ofCompany, ...owner, created_at: ctx.now() })),
  });
}

/** Owners of several companies, largest first. */
export const findOwnersOf = (
  tx: Transaction,
  ctx: Context,
  ownedTokens: readonly string[],
): Promise<OwnershipLink[]> =>
  tx.entityOwner.findMany({
    where: { project_id: ctx.project.id, owned_token: { in: [...ownedTokens] } },
    select: columns,
    orderBy: [...largestFirst],
  });

/** The links from these companies to their owners, or to their holdings; at most `max` if given. */
export function findLinks(
  tx: Transaction,
  ctx: Context,
  from: { column: 'owned_token' | 'owner_token'; tokens: readonly string[] },
  max?: number,
): Promise<OwnershipLink[]> {
  return tx.entityOwner.findMany({
    where: { project_id: ctx.project.id, [from.column]: { in: [...from.tokens] } },
    select: columns,
    orderBy: [...largestFirst],
    take: max,
  });
}
