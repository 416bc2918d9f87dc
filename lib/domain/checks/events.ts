import { event } from '@/lib/domain/event';
import { Check } from './schema';

const target = 'check';
const data = Check;

export const checkExecuted = event({ name: 'check.executed', target, to: ['audit'], data });
export const checkCompleted = event({ name: 'check.completed', target, to: ['audit', 'webhooks'], data });
export const checkFailed = event({ name: 'check.failed', target, to: ['audit', 'webhooks'], data });
export const checkCancelled = event({ name: 'check.cancelled', target, to: ['audit'], data });
export const checkRetried = event({ name: 'check.retried', target, to: ['audit'], data });
export const checkWaived = event({ name: 'check.waived', target, to: ['audit'], data });
