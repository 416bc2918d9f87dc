import { ArrowUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { NewAlerts } from './use-alert-queue';

interface NewAlertsButtonProps {
  newAlerts: NewAlerts;
  onShow: () => void;
}

/** Invisible rather than absent while there are none, so that the page does not shift; floating on a phone. */
export function NewAlertsButton({ newAlerts: { count, hasMore }, onShow }: NewAlertsButtonProps) {
  return (
    <div
      role="status"
      className={classNames(
        'max-md:pointer-events-none max-md:fixed max-md:inset-x-0 max-md:bottom-4 max-md:z-20 max-md:flex max-md:justify-center md:order-2 md:h-8',
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
        {hasMore && '+'} new {count === 1 ? 'alert' : 'alerts'}
      </Button>
    </div>
  );
}
