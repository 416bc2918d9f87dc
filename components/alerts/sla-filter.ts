import type { Filter } from '@/components/ui/filters/active-filters';
import { slaStatuses } from './appearance';

/** The SLA filter of alerts and cases. Once ended, Breached means "Ended late". */
export const slaFilter = (label: string, isEnded: boolean): Filter => ({
  name: 'sla_status',
  label,
  choices: slaStatuses.map((value) => ({
    value,
    label: isEnded && value === 'Breached' ? 'Ended late' : value,
  })),
});
