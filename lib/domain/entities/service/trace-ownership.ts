import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { connectionsOf, noOwners, type TracedOwnership, uboThreshold } from '../ownership';
import { findEntities } from '../store';
import { findConnected } from '../store/connected';

/** Who owns a company, by the owners that were set (API §5.2). */
export async function traceOwnership(
  tx: Transaction,
  ctx: Context,
  companyToken: string,
): Promise<TracedOwnership> {
  const { links } = await findConnected(tx, ctx, companyToken, 'owners');
  const { connected } = connectionsOf(companyToken, links, 'owners');
  if (connected.length === 0) return noOwners;
  const large = connected.filter(({ effective_percentage }) => effective_percentage >= uboThreshold);
  const rows = await findEntities(
    tx,
    ctx,
    large.map(({ token }) => token),
  );
  return {
    layers: Math.max(...connected.map(({ layers }) => layers - 1)),
    ubos: rows.filter(({ type }) => type === 'Person').map(({ token }) => token),
  };
}
