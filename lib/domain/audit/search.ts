import { listAlertTokensOfEntity } from '@/lib/domain/alerts/service/list-tokens-of-entity';
import { listCheckTokensOfEntity } from '@/lib/domain/checks/service/list-tokens-of-entity';
import type { ListFilters } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/database/conditions';
import { containsText } from '@/lib/domain/text-condition';
import { type Bounds, boundsOf } from './period';
import type { AuditFilters } from './schema';

const within = ({ from, to }: Bounds): Condition[] => [
  ...(from ? [{ sql: 'created_at >= ?', values: [from], isDecisive: true }] : []),
  ...(to ? [{ sql: 'created_at <= ?', values: [to], isDecisive: true }] : []),
];

/** The records of an entity include those of its checks and alerts (API §5.6). */
async function about(ctx: Context, entityToken: string | undefined): Promise<Condition[]> {
  if (entityToken === undefined) return [];
  const [checks, alerts] = await Promise.all([
    listCheckTokensOfEntity(ctx, entityToken),
    listAlertTokensOfEntity(ctx, entityToken),
  ]);
  const values = [[entityToken, ...checks, ...alerts]];
  return [{ sql: 'target_token = any(?)', values, isDecisive: true }];
}

/**
 * `from` and `to` are both included (API §5.6). Throws `ValidationFailed` (400) for a period that ends before
 * it begins.
 */
export async function auditSearch(
  ctx: Context,
  { from, to, actor, entity_token, ...equals }: AuditFilters,
): Promise<ListFilters> {
  const bounds = boundsOf({ from, to });
  const conditions = [...within(bounds), ...(await about(ctx, entity_token))];
  return { equals: { ...equals, actor_id: actor }, conditions };
}

/**
 * As `export_case_audit_records`: the changes of a person or company name no case, and neither does the start of a
 * screening whose match opened it.
 */
export const ofCase = (caseToken: string, parts: readonly string[]): Condition[] => [
  { sql: 'case_token = ?', values: [caseToken] },
  {
    sql: `case_token is null and target_type in ('entity', 'check') and target_token = any(?)`,
    values: [parts],
  },
];

/** Actors with this name or id. */
export function isNamed(q: string): Condition {
  const { sql, values } = containsText(['name'], q);
  return { sql: `id = ? or ${sql}`, values: [q.trim(), ...values], isDecisive: true };
}
