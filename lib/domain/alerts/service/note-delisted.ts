import type { ListedParty } from '@/lib/domain/checks/schema';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { read, type Transaction, transaction } from '@/lib/platform/database/transaction';
import { alertDelisted } from '../events';
import { partyOf } from '../json-columns';
import { presentAlert } from '../present';
import { findNamingAlerts, lockNamingAlert, refreshAlert } from '../store/of-entity';

/** Entries that a list version no longer has. */
export interface Delisting {
  list: string;
  version: string;
  list_entry_ids: readonly string[];
}

const maxAlerts = 50;

async function noteInAlert(
  tx: Transaction,
  ctx: Context,
  token: string,
  delisting: Delisting,
): Promise<void> {
  const { list, version, list_entry_ids } = delisting;
  const locked = await lockNamingAlert(tx, ctx, token, delisting);
  const party = locked && partyOf(locked);
  if (!party) return;
  const hasLeft = ({ name, list_entry_id }: ListedParty['lists'][number]) =>
    name === list && list_entry_ids.includes(list_entry_id);
  const lists = party.lists.map((named) => (hasLeft(named) ? { ...named, delisted_by: version } : named));
  const evidence = { ...party, lists };
  const data = presentAlert(await refreshAlert(tx, ctx, token, { evidence }), ctx.now());
  recordEvent(tx, ctx, alertDelisted, {
    token,
    case_token: data.case_token,
    details: { list, version },
    data,
  });
}

/**
 * Notes in the evidence of unresolved alerts that a version of the list no longer names their party (API §3.10). The
 * alerts stay open, because the finding was correct and a person decides it. One alert per transaction, because
 * others lock several in their own order. Returns how many it found; call it again until there are none.
 */
export async function noteDelisted(ctx: Context, delisting: Delisting): Promise<number> {
  const tokens = await read(ctx, (tx) => findNamingAlerts(tx, ctx, delisting, maxAlerts));
  for (const token of tokens) await transaction(ctx, (tx) => noteInAlert(tx, ctx, token, delisting));
  return tokens.length;
}
