import type { Branding as BrandingModel } from '@/generated/prisma/client';
import { timestampOrNull } from '@/lib/domain/present';
import type { Branding } from './schema';

export type BrandingRow = Omit<BrandingModel, 'logo'>;

/** API §5.15. */
export const presentBranding = (row: BrandingRow | null): Branding => ({
  name: row?.name ?? null,
  colour: row?.colour ?? null,
  logo_address: row?.logo_hash ? `/api/logos/${row.logo_hash}` : null,
  updated_at: timestampOrNull(row?.updated_at ?? null),
});
