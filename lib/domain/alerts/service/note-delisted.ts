import type { ListedParty } from '@/lib/domain/checks/schema';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { alertDelisted } from '../events';
import { presentAlert } from '../present';
import { findNamingAlerts, refreshAlert } from '../store/of-entity';

/** Entries that a version of a list no longer has. */
export interface Delisting {
  list: string;
  version: string;
  list_entry_ids: readonly string[];
}

const maxAlerts = 50;

/**
 * Notes in the evidence of unresolved alerts that a version of the list no longer names their party (API §3.10). They stay as
 * they are: what was found was so, and a person decides it. Returns how many it noted; call it again until there are none.
 */
export async function noteDelisted(tx: Transaction, ctx: Context, delisting: Delisting): Promise<number> {
  const { list, version, list_entry_ids } = delisting;
  const alerts = await findNamingAlerts(tx, ctx, delisting, maxAlerts);
  const hasLeft = ({ name, list_entry_id }: ListedParty['lists'][number]) =>
    name === list && list_entry_ids.includes(list_entry_id);
  for (const before of alerts) {
    // A JSON column that only this folder writes, of a match.
    const party = before.evidence as unknown as ListedParty;
    const lists = party.lists.map((named) => (hasLeft(named) ? { ...named, delisted_by: version } : named));
    const evidence = { ...party, lists };
    const data = presentAlert(await refreshAlert(tx, ctx, before.token, { evidence }), ctx.now());
    const { token, case_token } = data;
    recordEvent(tx, ctx, alertDelisted, { token, case_token, details: { list, version }, data });
  }
  return alerts.length;
}
