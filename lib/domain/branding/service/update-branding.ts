import { isChange } from '@/lib/platform/is-change';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/database/transaction';
import { brandingUpdated } from '../events';
import { type Logo, logoOf } from '../logo';
import { type LookRow, presentBranding } from '../present';
import type { Branding, UpdateBranding } from '../schema';
import { lockBranding, saveBranding } from '../store';

const none = { name: null, colour: null, logo_hash: null };

const columnsOf = (logo: Logo | null) => ({ logo: logo?.bytes ?? null, logo_hash: logo?.hash ?? null });

/**
 * Omitted fields keep their values (API §5.15). Throws as `logoOf` for a logo that is refused or cannot be checked.
 */
export async function updateBranding(ctx: Context, { logo, ...fields }: UpdateBranding): Promise<Branding> {
  const columns =
    logo === undefined ? {} : columnsOf(logo === null ? null : await logoOf(logo, ctx.project.id));
  return transaction(ctx, async (tx) => {
    const before = await lockBranding(tx, ctx);
    const { logo: _bytes, ...compared } = { logo: null, ...fields, ...columns };
    if (!isChange<LookRow>(before ?? none, compared)) return presentBranding(before);
    const row = await saveBranding(tx, ctx, before?.token ?? newToken('brd'), { ...fields, ...columns });
    const after = presentBranding(row);
    const { updated_at: _, ...from } = presentBranding(before);
    const { updated_at: __, ...to } = after;
    recordEvent(tx, ctx, brandingUpdated, { token: row.token, details: { from, to }, data: {} });
    return after;
  });
}
