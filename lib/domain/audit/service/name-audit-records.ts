import { listSubjectsOfAlerts } from '@/lib/domain/alerts/service/list-subjects-of';
import type { Page } from '@/lib/domain/answer';
import { listCaseNames } from '@/lib/domain/cases/service/list-names';
import { listEntitiesOfChecks } from '@/lib/domain/checks/service/list-entities-of';
import { listNamedEntities } from '@/lib/domain/entities/service/list-named';
import type { Context, Scope } from '@/lib/platform/context';
import { type AuditRow, presentAuditRecord } from '../present';
import type { AuditRecord, ListedAuditRecord } from '../schema';

const form = /^(alt|cas|chk|ent)_[0-9a-z]{26}$/;

/** The tokens of cases, alerts, checks and entities in a value, however deep they are. */
function tokensIn(value: unknown): string[] {
  if (typeof value === 'string') return form.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tokensIn) : [];
}

const tokensOf = ({ target_token, case_token, details }: AuditRecord): string[] => [
  ...new Set(tokensIn([target_token, case_token, details])),
];

/** The caller gets only the names that its scopes let it read. */
async function listNames(ctx: Context, tokens: readonly string[]) {
  const readable = (prefix: string, scope: Scope) =>
    ctx.scopes.has(scope) ? tokens.filter((token) => token.startsWith(prefix)) : [];
  const [cases, alerts, checks] = await Promise.all([
    listCaseNames(ctx, readable('cas_', 'cases:read')),
    listSubjectsOfAlerts(ctx, readable('alt_', 'alerts:read')),
    listEntitiesOfChecks(ctx, readable('chk_', 'checks:read')),
  ]);
  const ofChecks = ctx.scopes.has('entities:read') ? [...checks.values()] : [];
  const entities = await listNamedEntities(ctx, [
    ...new Set([...readable('ent_', 'entities:read'), ...ofChecks]),
  ]);
  const nameOf = (token: string) =>
    cases.get(token) ?? alerts.get(token)?.subject_name ?? entities.get(checks.get(token) ?? token)?.name;
  return { nameOf, alerts };
}

/** With the current names of what the records mention: one request for each kind, however many records there are. */
export async function nameAuditRecords(ctx: Context, page: Page<AuditRow>): Promise<Page<ListedAuditRecord>> {
  const records = page.items.map(presentAuditRecord);
  const { nameOf, alerts } = await listNames(ctx, [...new Set(records.flatMap(tokensOf))]);
  const namesIn = (record: AuditRecord) =>
    Object.fromEntries(
      tokensOf(record).flatMap((token) => {
        const name = nameOf(token);
        return name ? [[token, name]] : [];
      }),
    );
  const alertOf = ({ target_token }: AuditRecord): ListedAuditRecord['alert'] => {
    const alert = alerts.get(target_token);
    if (!alert) return null;
    const { category, check_type_code } = alert;
    return { category, check_type_code } as ListedAuditRecord['alert']; // text columns with values of the schema
  };
  const items = records.map((record) => ({ ...record, names: namesIn(record), alert: alertOf(record) }));
  return { ...page, items };
}
