import { event, type LiveMessage } from '@/lib/domain/event';
import { Alert, type AlertChange } from './schema';

const target = 'alert';
const data = Alert;

/** The fields shown in lists and open alerts that the move may have changed. */
const tells = (alert: Alert): LiveMessage => {
  const { token, case_token, entity_token, status, assigned_to, snoozed_until, held, updated_at } = alert;
  const change = { token, case_token, entity_token, status, assigned_to, snoozed_until, held, updated_at };
  return { type: 'alert.changed', data: change satisfies AlertChange };
};

export const alertCreated = event({ name: 'alert.created', target, to: ['audit', 'webhooks'], data });
/** A screening found the same listed party again. */
export const alertFoundAgain = event({ name: 'alert.found_again', target, to: ['audit'], data, tells });
/** A screening found a listed party again that was resolved as a false positive, without material changes. */
export const alertRemembered = event({ name: 'alert.remembered', target, to: ['audit'], data, tells });
/** A list no longer names the party of an unresolved alert. */
export const alertDelisted = event({ name: 'alert.delisted', target, to: ['audit'], data, tells });
export const alertAcknowledged = event({ name: 'alert.acknowledged', target, to: ['audit'], data, tells });
export const alertAssigned = event({ name: 'alert.assigned', target, to: ['audit'], data, tells });
export const alertResolved = event({ name: 'alert.resolved', target, to: ['audit', 'webhooks'], data });
export const alertEscalated = event({ name: 'alert.escalated', target, to: ['audit', 'webhooks'], data });
export const alertSnoozed = event({ name: 'alert.snoozed', target, to: ['audit'], data, tells });
export const alertHeld = event({ name: 'alert.held', target, to: ['audit'], data, tells });
export const alertUndone = event({ name: 'alert.undone', target, to: ['audit'], data, tells });
/** A held move was refused when it became due. */
export const alertHoldRefused = event({ name: 'alert.hold_refused', target, to: ['audit'], data, tells });
