import { ArrowUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { News } from './use-alerts';

interface NewAlertsButtonProps {
  news: News;
  onShow: () => void;
}

/** Says that there is more, and leaves it to the reader when the rows move. Its place is kept while there is none. */
export function NewAlertsButton({ news: { count, isMore }, onShow }: NewAlertsButtonProps) {
  return (
    <div role="status" className={classNames('h-8', count === 0 && 'invisible max-md:hidden')}>
      <Button look="primary" onClick={onShow} disabled={count === 0}>
        <ArrowUp aria-hidden />
        {count}
        {isMore && '+'} new {count === 1 ? 'alert' : 'alerts'}
      </Button>
    </div>
  );
}
