import type { ReviewItem, ReviewKind } from './review-items';

interface ReviewTab {
  key: 'all' | 'alerts' | 'risk' | 'cases';
  label: string;
  kinds: readonly ReviewKind[];
}

export const reviewTabs: readonly ReviewTab[] = [
  { key: 'all', label: 'All', kinds: ['proposal', 'escalation', 'override', 'case'] },
  { key: 'alerts', label: 'Alerts', kinds: ['proposal', 'escalation'] },
  { key: 'risk', label: 'Risk overrides', kinds: ['override'] },
  { key: 'cases', label: 'Cases', kinds: ['case'] },
];

export const isOf = (key: ReviewTab['key'], { kind }: ReviewItem): boolean =>
  reviewTabs.some((tab) => tab.key === key && tab.kinds.includes(kind));
