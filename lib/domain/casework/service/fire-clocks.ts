import { listReviewers } from '@/lib/domain/access/service/list-reviewers';
import { claimDueAlertClocks, type FiredAlert } from '@/lib/domain/alerts/service/claim-due-clocks';
import { claimDueCaseClocks, type FiredCase } from '@/lib/domain/cases/service/claim-due-clocks';
import { type NewNotification, notifyMany } from '@/lib/domain/notifications/service/notify-many';
import { readOfDeadline } from '@/lib/domain/notifications/service/read-of-deadline';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { slaBreached, slaWarning } from '../events';

/** Rows of each table per transaction, because their users wait for it. */
const maxAtOnce = 200;

type Fired = (FiredAlert | FiredCase) & { target_type: 'alert' | 'case' };

const eventOf = ({ isBreach }: Fired) => (isBreach ? slaBreached : slaWarning);

function recordFired(tx: Transaction, ctx: Context, fired: Fired): void {
  const { data } = fired;
  const case_token = 'case_token' in data ? data.case_token : data.token;
  recordEvent(tx, ctx, eventOf(fired), { token: data.token, case_token, data });
}

/** Lets the list of notifications tell deadlines apart. */
const caseNameOf = ({ data }: Fired): string | null => ('case_name' in data ? data.case_name : data.name);

/** The assignee and, for a breach, the reviewers, each once (API §7.7). */
function notificationsOf(fired: Fired, reviewers: readonly string[]): NewNotification[] {
  const { isBreach, target_type, data } = fired;
  const recipients = new Set([data.assigned_to ?? [], isBreach ? reviewers : []].flat());
  const about = { kind: eventOf(fired).name, target_type, target_token: data.token, note: caseNameOf(fired) };
  return [...recipients].map((user_token) => ({ ...about, user_token }));
}

/**
 * Fires due warnings and breaches of the project at `ctx.now()`, some hundred at once: `sla.warning` and
 * `sla.breached`, each once (API §7.2). Returns how many; there may be more.
 */
export function fireClocks(ctx: Context): Promise<number> {
  const now = ctx.now();
  const at: Context = { ...ctx, now: () => now };
  return transaction(at, async (tx) => {
    const alerts = await claimDueAlertClocks(tx, at, maxAtOnce);
    const cases = await claimDueCaseClocks(tx, at, maxAtOnce);
    const fired: Fired[] = [
      ...alerts.map((each) => ({ ...each, target_type: 'alert' as const })),
      ...cases.map((each) => ({ ...each, target_type: 'case' as const })),
    ];
    const reviewers = fired.some(({ isBreach }) => isBreach) ? await listReviewers(tx, at) : [];
    for (const each of fired) recordFired(tx, at, each);
    await notifyMany(
      tx,
      at,
      fired.flatMap((each) => notificationsOf(each, reviewers)),
    );
    const breached = fired.filter(({ isBreach }) => isBreach).map(({ data }) => data.token);
    if (breached.length > 0) await readOfDeadline(tx, at, 'breach', breached);
    return fired.length;
  });
}
