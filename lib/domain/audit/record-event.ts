import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { appendAuditRecord, appendEvent, type Transaction } from '@/lib/platform/transaction';
import { AuditEventType, type TargetType } from './schema';

/** What webhooks deliver (section 6, decisions 8). Their data is the resource as the API shows it. */
const deliveredEvents = [
  'case.created',
  'case.status_changed',
  'case.closed',
  'case.escalated',
  'alert.created',
  'alert.resolved',
  'alert.escalated',
  'check.completed',
  'check.failed',
  'risk_assessment.completed',
  'risk_assessment.approved',
  'sla.warning',
  'sla.breached',
  'verification.completed',
  'screening.completed',
] as const;
type DeliveredEvent = (typeof deliveredEvents)[number];

export interface DomainEvent {
  type: AuditEventType | DeliveredEvent;
  target: { type: TargetType | 'flow'; token: string; case_token?: string | null };
  /** What the audit record tells beside who, what and when. Never a secret. */
  details?: object;
  /** The resource as the API shows it, for those who listen. */
  data: object;
}

const isAudited = (type: string): type is AuditEventType =>
  AuditEventType.options.some((known) => known === type);
const isDelivered = (type: string) => deliveredEvents.some((known) => known === type);

/**
 * Writes the audit record and the outbox event of a change in the change's own transaction. Which of the two a type
 * has is the specification's choice, not the caller's.
 */
export function recordEvent(tx: Transaction, ctx: Context, event: DomainEvent): void {
  if (isAudited(event.type) && event.target.type !== 'flow') {
    appendAuditRecord(tx, {
      token: newToken('aud'),
      event_type: event.type,
      actor_id: ctx.actor.id,
      actor_name: ctx.actor.name,
      actor_type: ctx.actor.type,
      target_type: event.target.type,
      target_token: event.target.token,
      case_token: event.target.case_token ?? null,
      details: event.details ?? {},
      ip_address: ctx.ipAddress,
      request_id: ctx.requestId,
      created_at: ctx.now().toISOString(),
    });
  }
  if (isDelivered(event.type))
    appendEvent(tx, { token: newToken('evt'), type: event.type, data: event.data });
}

/** Asks the worker to take up a flow. Not for the outside, so it leaves no audit record. */
export function requestFlowRun(tx: Transaction, flowToken: string): void {
  appendEvent(tx, { token: newToken('evt'), type: 'flow.requested', data: { flow_token: flowToken } });
}
