import { ArrowUp } from 'lucide-react';
import type { NewAlerts } from './use-alert-list';

/** Shows the alerts that were raised since the list was loaded. */
export const NewAlertsButton = ({ count, show }: NewAlerts) => (
  <button
    type="button"
    onClick={show}
    className="inline-flex h-7 items-center gap-1 rounded-full bg-accent-soft px-2.5 text-xs font-medium whitespace-nowrap text-accent hover:text-ink"
  >
    <ArrowUp aria-hidden className="size-3.5" />
    {count} new<span className="sr-only">{count === 1 ? ' alert' : ' alerts'}</span>
  </button>
);
