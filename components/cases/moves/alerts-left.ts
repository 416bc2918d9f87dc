import type { Alert } from '@/lib/domain/alerts/schema';

/** The alerts that an analyst could still resolve before the case goes to review. */
export const alertsLeft = (alerts: readonly Pick<Alert, 'status'>[]): number =>
  alerts.filter(({ status }) => status !== 'Resolved' && status !== 'Escalated').length;
