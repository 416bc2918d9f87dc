import type { Branding as BrandingModel } from '@/generated/prisma/client';
import { timestampOrNull } from '@/lib/domain/present';
import type { Branding, Look } from './schema';

export type BrandingRow = Omit<BrandingModel, 'logo'>;
export type LookRow = Pick<BrandingRow, 'name' | 'colour' | 'logo_hash'>;

export const lookOf = (row: LookRow | null): Look => ({
  name: row?.name ?? null,
  colour: row?.colour ?? null,
  logo_address: row?.logo_hash ? `/api/logos/${row.logo_hash}` : null,
});

/** API §5.15. */
export const presentBranding = (row: BrandingRow | null): Branding => ({
  ...lookOf(row),
  updated_at: timestampOrNull(row?.updated_at ?? null),
});
