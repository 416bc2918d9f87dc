import type { Prisma } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { lockName } from '@/lib/platform/database/lock-name';
import type { Transaction } from '@/lib/platform/database/transaction';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { BrandingRow, LookRow } from './present';

export const findBranding = (tx: Transaction, ctx: Context): Promise<BrandingRow | null> =>
  tx.branding.findUnique({ where: { project_id: ctx.project.id }, omit: { logo: true } });

/** By a name, because a project may have no row yet. */
export async function lockBranding(tx: Transaction, ctx: Context): Promise<BrandingRow | null> {
  await lockName(tx, `branding of project ${ctx.project.id}`);
  return findBranding(tx, ctx);
}

export const storedLook = (ctx: Context): Subquery<LookRow | null> => ({
  sql: `select jsonb_build_object('name', name, 'colour', colour, 'logo_hash', logo_hash)
    from brandings where project_id = ?`,
  values: [ctx.project.id],
  read: (stored) => stored,
});

export async function saveBranding(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: Partial<Pick<Prisma.BrandingUncheckedCreateInput, 'name' | 'colour' | 'logo' | 'logo_hash'>>,
): Promise<BrandingRow> {
  const project_id = ctx.project.id;
  const values = { ...change, updated_at: ctx.now() };
  return tx.branding.upsert({
    where: { project_id },
    create: { project_id, token, ...values },
    update: values,
    omit: { logo: true },
  });
}

/** In all projects. */
export async function findLogo(hash: string): Promise<Buffer | null> {
  const rows = await rowsOfAnyProject<{ logo: Buffer | null }>({
    text: 'select find_logo($1) as logo',
    values: [hash],
  });
  return rows[0]?.logo ?? null;
}
