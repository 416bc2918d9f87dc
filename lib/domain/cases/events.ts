import { z } from 'zod';
import { event } from '@/lib/domain/event';
import { Case } from './schema';

const target = 'case';
const to = ['audit', 'webhooks'] as const;
const data = Case;

export const caseCreated = event({ name: 'case.created', target, to, data });
export const caseStatusChanged = event({ name: 'case.status_changed', target, to, data });
export const caseClosed = event({ name: 'case.closed', target, to, data });
export const caseEscalated = event({ name: 'case.escalated', target, to, data });
export const caseAssigned = event({ name: 'case.assigned', target, to: ['audit'], data });
export const caseReportExported = event({ name: 'case.report_exported', target, to: ['audit'], data });
export const caseReportMade = event({ name: 'case.report_made', target, to: ['audit'], data });
export const caseUpdated = event({ name: 'case.updated', target, to: ['audit'], data });
export const caseDeleted = event({ name: 'case.deleted', target, to: ['audit'], data: z.object({}) });
