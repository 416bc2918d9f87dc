import { assigneeInColumn } from '@/lib/domain/assignee';
import { asCaseName } from '@/lib/domain/cases/case-name';
import type { ListFilters } from '@/lib/domain/list-page';
import { isFrom, isUntil } from '@/lib/domain/moment';
import { slaAlternatives, stoppedSlaCondition } from '@/lib/domain/policies/sla-condition';
import type { TokenPrefix } from '@/lib/domain/primitives';
import { textCondition } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition, TextCondition } from '@/lib/platform/database/conditions';
import type { AlertFilters } from '../list-schema';
import { searchedText } from '../store';
import { isDue, isDueFrom, isDueUntil, isOfAge, isPending } from './ages';
import { isNotSnoozed, isSnoozed } from './snoozed';
import type { Totals } from './totals';

/** Filters by the column with the same name. */
interface ColumnFilter<Value> {
  kind: 'column';
  /** The kept totals that contain the column. */
  keptBy: readonly Totals[];
  /** The value in the column, if it is not the filter's value. */
  inColumn?: (value: Value) => boolean | string | null;
}

interface ConditionFilter<Value> {
  kind: 'condition';
  conditions: (ctx: Context, value: Value) => Condition[];
  /** Rows to subtract from kept totals. Undefined if no total knows the number of matching rows. */
  leftOut?: (ctx: Context, value: Value) => Condition[] | undefined;
}

/** A row matches exactly one of the conditions, and some totals know how many match. */
interface AlternativesFilter<Value> {
  kind: 'alternatives';
  keptBy: readonly Totals[];
  alternatives: (ctx: Context, value: Value, all: AlertFilters) => Condition[];
}

type Filter<Value> = ColumnFilter<Value> | ConditionFilter<Value> | AlternativesFilter<Value>;

const isToken = (prefix: TokenPrefix, text: string) => new RegExp(`^${prefix}_[0-9a-z]{26}$`).test(text);

/** A complete token finds the alert, or those of the case; anything else is searched as text. */
function tokenConditions(_: Context, q: string): Condition[] {
  const token = q.trim().toLowerCase();
  if (isToken('alt', token)) return [{ sql: 'token = ?', values: [token], isDecisive: true }];
  if (isToken('cas', token)) return [{ sql: 'case_token = ?', values: [token], isDecisive: true }];
  return [];
}

export async function textOf(ctx: Context, { q }: AlertFilters): Promise<TextCondition | undefined> {
  const isText = q !== undefined && tokenConditions(ctx, q).length === 0;
  return isText ? textCondition(ctx, searchedText, asCaseName(q)) : undefined;
}

const keptByAll = {
  kind: 'column',
  keptBy: ['alerts', 'alert_counts', 'alert_verdicts'],
} as const satisfies ColumnFilter<string>;
const keptByVerdicts = { kind: 'column', keptBy: ['alert_verdicts'] } as const satisfies ColumnFilter<string>;
const keptByNone = { kind: 'column', keptBy: [] } as const satisfies ColumnFilter<string>;

/** Only resolved alerts match. */
const isOfResolved = ({ status, is_false_positive, resolved_from, resolved_to }: AlertFilters): boolean =>
  status === 'Resolved' ||
  is_false_positive === 'true' ||
  resolved_from !== undefined ||
  resolved_to !== undefined;

/** How each filter of the API selects alerts, and which kept totals support it. A missing filter is a type error. */
const filterTable: { [Name in keyof AlertFilters]-?: Filter<NonNullable<AlertFilters[Name]>> } = {
  status: keptByAll,
  category: keptByAll,
  type: keptByAll,
  priority: keptByAll,
  assigned_to: { kind: 'column', keptBy: ['alert_counts'], inColumn: assigneeInColumn },
  case_token: keptByNone,
  entity_token: keptByNone,
  list: keptByVerdicts,
  list_entry_id: keptByNone,
  model_version: keptByVerdicts,
  is_false_positive: { ...keptByVerdicts, inColumn: (value) => value === 'true' },
  sla_status: {
    kind: 'alternatives',
    keptBy: ['alert_counts'],
    // No resolved alert has a running clock, so all of them would be read in vain to find one.
    alternatives: (ctx, status, all) =>
      isOfResolved(all) ? [stoppedSlaCondition(status)] : slaAlternatives(status, ctx.now()),
  },
  snoozed: {
    kind: 'condition',
    conditions: (ctx, snoozed) => {
      if (snoozed === 'exclude') return [isNotSnoozed(ctx.now())];
      return snoozed === 'only' ? [{ ...isSnoozed(ctx.now()), isDecisive: true }] : [];
    },
    leftOut: (ctx, snoozed) => {
      if (snoozed === 'exclude') return [isSnoozed(ctx.now())];
      return snoozed === 'only' ? undefined : [];
    },
  },
  age: { kind: 'condition', conditions: (ctx, age) => [isOfAge(age, ctx.now())] },
  due: { kind: 'condition', conditions: (ctx, due) => [isDue(due, ctx.now())] },
  due_from: { kind: 'condition', conditions: (_, moment) => [isDueFrom(moment)] },
  due_to: { kind: 'condition', conditions: (_, moment) => [isDueUntil(moment)] },
  resolved: { kind: 'condition', conditions: () => [isPending] },
  resolved_from: { kind: 'condition', conditions: (_, moment) => [isFrom('resolved_at', moment)] },
  resolved_to: { kind: 'condition', conditions: (_, moment) => [isUntil('resolved_at', moment)] },
  q: { kind: 'condition', conditions: tokenConditions },
};

interface Given {
  name: keyof AlertFilters;
  value: string;
  filter: Filter<string>;
}

function givenOf(filters: AlertFilters): Given[] {
  const names = Object.keys(filters) as (keyof AlertFilters)[]; // it is strict
  return names.flatMap((name) => {
    const value = filters[name];
    // The value belongs to its filter.
    return value === undefined ? [] : [{ name, value, filter: filterTable[name] as Filter<string> }];
  });
}

export function equalsOf(filters: AlertFilters): ListFilters['equals'] {
  const columns = givenOf(filters).flatMap(({ name, value, filter }) =>
    filter.kind === 'column' ? [[name, filter.inColumn ? filter.inColumn(value) : value] as const] : [],
  );
  return Object.fromEntries(columns);
}

export const conditionsOf = (ctx: Context, filters: AlertFilters): Condition[] =>
  givenOf(filters).flatMap(({ value, filter }) =>
    filter.kind === 'condition' ? filter.conditions(ctx, value) : [],
  );

export function alternativesOf(ctx: Context, filters: AlertFilters): Condition[] | undefined {
  const found = givenOf(filters).flatMap(({ value, filter }) =>
    filter.kind === 'alternatives' ? filter.alternatives(ctx, value, filters) : [],
  );
  return found.length > 0 ? found : undefined;
}

/** Rows that do not match but are included in the kept totals. */
export const leftOutOf = (ctx: Context, filters: AlertFilters): Condition[] =>
  givenOf(filters).flatMap(({ value, filter }) =>
    filter.kind === 'condition' ? (filter.leftOut?.(ctx, value) ?? []) : [],
  );

/** Whether the number of matching alerts follows from these totals, after subtracting the excluded rows. */
export const isKeptBy = (ctx: Context, totals: Totals, filters: AlertFilters): boolean =>
  givenOf(filters).every(({ value, filter }) =>
    filter.kind === 'condition' ? filter.leftOut?.(ctx, value) !== undefined : filter.keptBy.includes(totals),
  );
