import { ArrowUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { News } from './use-alert-queue';

interface NewAlertsButtonProps {
  news: News;
  onShow: () => void;
}

/**
 * Says that there is more, and leaves it to the reader when the rows move. Its place is kept while there is none; on
 * a phone it floats.
 */
export function NewAlertsButton({ news: { count, isMore }, onShow }: NewAlertsButtonProps) {
  return (
    <div
      role="status"
      className={classNames(
        'max-md:pointer-events-none max-md:fixed max-md:inset-x-0 max-md:bottom-4 max-md:z-20 max-md:flex max-md:justify-center md:h-8',
        count === 0 && 'invisible',
      )}
    >
      <Button
        look="primary"
        onClick={onShow}
        disabled={count === 0}
        className="max-md:pointer-events-auto max-md:shadow-pop"
      >
        <ArrowUp aria-hidden />
        {count}
        {isMore && '+'} new {count === 1 ? 'alert' : 'alerts'}
      </Button>
    </div>
  );
}
