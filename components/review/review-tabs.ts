import { anyText, oneOfOr } from '@/components/ui/filters/address';
import type { ReviewRow } from './review-columns';
import type { ReviewKind } from './review-items';

export type WaitingKind = 'alerts' | 'risk' | 'cases' | 'policies';

export interface ReviewTab {
  key: 'all' | WaitingKind | 'others';
  label: string;
  kinds: readonly ReviewKind[];
}

const reviewTabs: readonly ReviewTab[] = [
  { key: 'all', label: 'To decide', kinds: ['proposal', 'escalation', 'override', 'case', 'policy'] },
  { key: 'alerts', label: 'Alerts', kinds: ['proposal', 'escalation'] },
  { key: 'risk', label: 'Risk overrides', kinds: ['override'] },
  { key: 'cases', label: 'Cases', kinds: ['case'] },
  { key: 'policies', label: 'Policies', kinds: ['policy'] },
  { key: 'others', label: 'For others', kinds: [] },
];

/** The chosen tab and the open item, in the address. */
export const reviewPlace = {
  show: oneOfOr(
    reviewTabs.map(({ key }) => key),
    'all',
  ),
  item: anyText,
};

/** Items that wait for somebody else are in a tab of their own, except for those who only read. */
export const isOf = (
  key: ReviewTab['key'],
  { item, isForOthers }: Pick<ReviewRow, 'item' | 'isForOthers'>,
): boolean =>
  isForOthers ? key === 'others' : reviewTabs.some((tab) => tab.key === key && tab.kinds.includes(item.kind));

const kindOf = ({ item }: Pick<ReviewRow, 'item'>): WaitingKind | undefined =>
  reviewTabs.find(({ key, kinds }) => key !== 'all' && kinds.includes(item.kind))?.key as
    | WaitingKind
    | undefined; // 'others' has no kinds

/** How many items the viewer may decide, including unread ones, and how many wait for others. */
export function countsOf(
  rows: readonly Pick<ReviewRow, 'item' | 'isForOthers'>[],
  totals: Record<WaitingKind, number>,
): Record<ReviewTab['key'], number> {
  const forOthers = rows.filter(({ isForOthers }) => isForOthers);
  const own = { ...totals };
  for (const row of forOthers) {
    const kind = kindOf(row);
    if (kind) own[kind] -= 1;
  }
  const all = own.alerts + own.risk + own.cases + own.policies;
  return { ...own, all, others: forOthers.length };
}

/** The tabs to offer: policies and what waits for others only if there are any. */
export const shownTabs = (show: ReviewTab['key'], counts: Record<ReviewTab['key'], number> | null) =>
  reviewTabs.filter(
    ({ key }) => (key !== 'policies' && key !== 'others') || key === show || (counts?.[key] ?? 0) > 0,
  );
