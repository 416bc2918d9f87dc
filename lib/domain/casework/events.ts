import { z } from 'zod';
import { Alert } from '@/lib/domain/alerts/schema';
import { Case } from '@/lib/domain/cases/schema';
import { event } from '@/lib/domain/event';

/** Subscribers tell the two apart by the token; the target of an event that is not audited is stored nowhere. */
const ofDeadline = { target: 'alert', to: ['webhooks'], data: z.union([Alert, Case]) } as const;

export const slaWarning = event({ name: 'sla.warning', ...ofDeadline });
export const slaBreached = event({ name: 'sla.breached', ...ofDeadline });
