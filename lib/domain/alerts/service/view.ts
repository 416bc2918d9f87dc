import { announceLive } from '@/lib/platform/announce';
import type { Context } from '@/lib/platform/context';
import type { LiveMessage } from '@/lib/domain/event';
import type { ViewAlert } from '../schema';
import { requireAlertRow } from '../store';

export interface AlertViewed extends LiveMessage {
  type: 'alert.viewed';
  data: {
    user_token: string;
    alert_token: string | null;
    /** Whoever has the same alert open answers. */
    is_new: boolean;
  };
}

/** Tells the project's open consoles what the signed-in person looks at (docs/adr/0084). Throws `NotFound` (404). */
export async function viewAlert(ctx: Context, { alert_token }: ViewAlert): Promise<void> {
  if (alert_token !== null) await requireAlertRow(ctx, alert_token);
  const data = { user_token: ctx.actor.id, alert_token, is_new: true };
  announceLive(ctx.project.id, { type: 'alert.viewed', data } satisfies AlertViewed);
}
