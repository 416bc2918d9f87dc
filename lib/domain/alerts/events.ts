import { z } from 'zod';
import { Case } from '@/lib/domain/cases/schema';
import { event } from '@/lib/domain/event';
import { Alert } from './schema';

const target = 'alert';
const data = Alert;

export const alertCreated = event({ name: 'alert.created', target, to: ['audit', 'webhooks'], data });
/** A screening found the listed party again. */
export const alertFoundAgain = event({ name: 'alert.found_again', target, to: ['audit'], data });
/** A screening found a listed party again that is judged a false positive, and nothing material has changed. */
export const alertRemembered = event({ name: 'alert.remembered', target, to: ['audit'], data });
/** A list that named the party of an unresolved alert no longer does. */
export const alertDelisted = event({ name: 'alert.delisted', target, to: ['audit'], data });
export const alertAcknowledged = event({ name: 'alert.acknowledged', target, to: ['audit'], data });
export const alertAssigned = event({ name: 'alert.assigned', target, to: ['audit'], data });
export const alertResolved = event({ name: 'alert.resolved', target, to: ['audit', 'webhooks'], data });
export const alertEscalated = event({ name: 'alert.escalated', target, to: ['audit', 'webhooks'], data });
export const alertSnoozed = event({ name: 'alert.snoozed', target, to: ['audit'], data });
export const alertHeld = event({ name: 'alert.held', target, to: ['audit'], data });
export const alertUndone = event({ name: 'alert.undone', target, to: ['audit'], data });
/** A held move that could not be made when its time came. */
export const alertHoldRefused = event({ name: 'alert.hold_refused', target, to: ['audit'], data });

const withDeadline = z.union([Alert, Case]);
export const slaWarning = event({ name: 'sla.warning', target, to: ['webhooks'], data: withDeadline });
export const slaBreached = event({ name: 'sla.breached', target, to: ['webhooks'], data: withDeadline });
