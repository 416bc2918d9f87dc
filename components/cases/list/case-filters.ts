import { anyText, oneOf, oneOfOr } from '@/components/ui/filters/address';
import { aRange } from '@/components/ui/filters/range';
import { rangeLabel, rangeOfText } from '@/components/ui/date-range';
import { useAddress, useHref } from '@/components/ui/filters/use-address';
import { unassigned } from '@/lib/domain/assignee';
import type { Case, CaseFilters, caseSorts } from '@/lib/domain/cases/schema';
import { slaStatuses } from '@/components/alerts/appearance';
import { endedSlaFilter, slaFilter } from '@/components/alerts/sla-filter';
import { caseStatuses, caseTypes, tiers } from '@/components/cases/appearance';
import { among, asChoices } from '@/components/ui/filters/choices';
import type { Filter, FilterState } from '@/components/ui/filters/active-filters';

type SortField = (typeof caseSorts)[number];
const sortFields = [
  'created_at',
  'updated_at',
  'sla_deadline',
  'risk_score',
] as const satisfies readonly SortField[];
const sorts = sortFields.flatMap((field) => [field, `-${field}`] as const);
type CaseSort = (typeof sorts)[number];

const parsers = {
  status: oneOf(['Open', ...caseStatuses]),
  q: anyText,
  closed: aRange,
  sort: oneOfOr(sorts, '-created_at'),
};

/** The parameters of the list besides the filters of `caseFilters`. */
export const useCaseListState = () => useAddress(parsers, 'push');
export const useCaseListHref = () => useHref('/cases', parsers);
export type CaseListState = ReturnType<typeof useCaseListState>[0];

export const isCaseSort = (sort: string): sort is CaseSort => sorts.some((known) => known === sort);

const me = 'me';

const notRated = 'none';

/** Filters that only links from other pages set. They are shown while set, so that they can be removed. */
function ofLinks(closed: string | null): Filter[] {
  const period = rangeOfText(closed);
  if (!closed || !period) return [];
  return [{ name: 'closed', label: 'Closed', choices: [{ value: closed, label: rangeLabel(period) }] }];
}

/** `assigned_to=me` is resolved for each viewer, so that a link to “my cases” can be shared. */
export const caseFilters = (
  people: readonly { token: string; name: string }[],
  { status, closed }: Pick<CaseListState, 'status' | 'closed'>,
): Filter[] => [
  { name: 'type', label: 'Type', choices: asChoices(caseTypes) },
  {
    name: 'risk_tier',
    label: 'Risk tier',
    choices: [...asChoices(tiers), { value: notRated, label: 'Not rated yet' }],
  },
  (status === 'Closed' ? endedSlaFilter : slaFilter)('Deadline'),
  {
    name: 'assigned_to',
    label: 'Owner',
    choices: [
      { value: me, label: 'Me' },
      { value: unassigned, label: 'Unassigned' },
      ...people.map(({ token, name }) => ({ value: token, label: name })),
    ],
    isOpen: true,
    unnamed: 'Another person',
  },
  ...ofLinks(closed),
];

export interface CaseQuery extends CaseFilters {
  sort: CaseSort;
}

export const caseQueryOf = (
  { status, q, sort, closed }: CaseListState,
  { type, risk_tier, sla_status, assigned_to }: FilterState,
  viewerToken: string,
): CaseQuery => ({
  closed_from: rangeOfText(closed)?.from,
  closed_to: rangeOfText(closed)?.to,
  ...(status === 'Open' ? { closed: 'exclude' } : { status: status ?? undefined }),
  q: q?.trim() || undefined,
  sort,
  type: among(caseTypes, type),
  risk_tier: among([...tiers, notRated] as const, risk_tier),
  sla_status: among(slaStatuses, sla_status),
  assigned_to: (assigned_to === me ? viewerToken : assigned_to) ?? undefined,
});

/** `Open` is every status but Closed. */
export type StatusTab = Case['status'] | 'All' | 'Open';
export const statusTabs: readonly StatusTab[] = ['All', 'Open', ...caseStatuses];
