import { LiveMark } from '@/components/live/live-mark';
import { useHref } from '@/components/ui/filters/use-address';
import { Tabs } from '@/components/ui/tabs';
import { reviewPlace, type ReviewTab, shownTabs } from './review-tabs';

interface ReviewHeaderProps {
  show: ReviewTab['key'];
  /** Null while the lists are read. */
  counts: Record<ReviewTab['key'], number> | null;
  onShow: (tab: ReviewTab['key']) => void;
}

export function ReviewHeader({ show, counts, onShow }: ReviewHeaderProps) {
  const hrefOf = useHref('/review', reviewPlace);
  return (
    <header className="border-b bg-surface px-(--page-gutter) pt-4">
      <div className="flex items-center justify-between gap-4 pb-2">
        <h1 className="text-xl font-semibold tracking-tight">Review</h1>
        <LiveMark />
      </div>
      <Tabs
        label="What waits"
        current={show}
        tabs={shownTabs(show, counts).map(({ key, label }) => ({
          key,
          label,
          href: hrefOf({ show: key, item: null }),
          count: counts && counts[key],
        }))}
        onChoose={onShow}
      />
    </header>
  );
}
