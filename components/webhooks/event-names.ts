import type { components } from '@/clients/typescript/src/schema';

export type EventName = Exclude<components['schemas']['WebhookEvent'], '*'>;

/**
 * Every event in words. A new event of the API is a type error here. Not taken from its schemas, which would load zod.
 */
export const eventWords: Record<EventName, string> = {
  'alert.created': 'An alert is raised',
  'alert.escalated': 'An alert is escalated',
  'alert.resolved': 'An alert is resolved',
  'case.closed': 'A case is closed',
  'case.created': 'A case is opened',
  'case.escalated': 'A case is escalated',
  'case.status_changed': 'A case changes its state',
  'check.completed': 'A check ends',
  'check.failed': 'A check fails',
  'journey.abandoned': 'A person leaves the hosted journey',
  'journey.expired': 'A hosted journey expires',
  'risk_assessment.approved': 'A risk assessment is approved',
  'risk_assessment.completed': 'A risk is assessed',
  'screening.completed': 'A screening ends',
  'sla.breached': 'A deadline has passed',
  'sla.warning': 'A deadline is near',
  'verification.completed': 'A verification ends',
  'verification.updated': 'A verification has a new result',
  'webhook.test': 'A test is sent',
};

export const eventNames = Object.keys(eventWords) as EventName[]; // its own keys
