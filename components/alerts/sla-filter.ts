import type { Filter } from '@/components/ui/filters/active-filters';
import { slaStatuses } from './appearance';
import { slaWord } from './sla-look';

const withWordFor =
  (breached: string) =>
  (label: string): Filter => ({
    name: 'sla_status',
    label,
    choices: slaStatuses.map((value) => ({ value, label: value === 'Breached' ? breached : value })),
  });

/** The SLA filter of alerts and cases. */
export const slaFilter = withWordFor(slaWord('Breached'));
/** Of those that have ended. */
export const endedSlaFilter = withWordFor('Ended late');
