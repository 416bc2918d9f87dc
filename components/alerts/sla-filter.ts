import type { Filter } from '@/components/ui/filters/active-filters';
import { slaStatuses } from './appearance';

/** Of alerts, and of cases. What was Breached when it ended ended late. */
export const slaFilter = (label: string, isEnded: boolean): Filter => ({
  name: 'sla_status',
  label,
  choices: slaStatuses.map((value) => ({
    value,
    label: isEnded && value === 'Breached' ? 'Ended late' : value,
  })),
});
