import { anyText, oneOfOr } from '@/components/ui/filters/address';
import type { ReviewItem, ReviewKind } from './review-items';

export type WaitingKind = 'alerts' | 'risk' | 'cases';

export interface ReviewTab {
  key: 'all' | WaitingKind;
  label: string;
  kinds: readonly ReviewKind[];
}

export const reviewTabs: readonly ReviewTab[] = [
  { key: 'all', label: 'All', kinds: ['proposal', 'escalation', 'override', 'case'] },
  { key: 'alerts', label: 'Alerts', kinds: ['proposal', 'escalation'] },
  { key: 'risk', label: 'Risk overrides', kinds: ['override'] },
  { key: 'cases', label: 'Cases', kinds: ['case'] },
];

/** The chosen tab and the open item, in the address. */
export const reviewPlace = {
  show: oneOfOr(
    reviewTabs.map(({ key }) => key),
    'all',
  ),
  item: anyText,
};

export const isOf = (key: ReviewTab['key'], { kind }: ReviewItem): boolean =>
  reviewTabs.some((tab) => tab.key === key && tab.kinds.includes(kind));

/** How many items are waiting, including unread ones. */
export const countOf = (key: ReviewTab['key'], totals: Record<WaitingKind, number>): number =>
  key === 'all' ? totals.alerts + totals.risk + totals.cases : totals[key];
