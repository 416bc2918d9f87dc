import { announceLive } from '@/lib/platform/work/announce';
import type { Context } from '@/lib/platform/context';
import type { LiveMessage } from '@/lib/domain/event';
import type { ViewAlert } from '../schema';
import { requireAlertRow } from '../store';

export interface AlertViewed extends LiveMessage {
  type: 'alert.viewed';
  data: {
    user_token: string;
    alert_token: string | null;
    /** True for a first message, which people with the same alert open answer. */
    is_new: boolean;
  };
}

/**
 * Tells the project's open consoles which alert the signed-in person is viewing (docs/adr/0084). Throws `NotFound`
 * (404).
 */
export async function viewAlert(ctx: Context, { alert_token }: ViewAlert): Promise<void> {
  if (alert_token !== null) await requireAlertRow(ctx, alert_token);
  const data = { user_token: ctx.actor.id, alert_token, is_new: true };
  announceLive(ctx.project.id, { type: 'alert.viewed', data } satisfies AlertViewed);
}
