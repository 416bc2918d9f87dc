import { listOperation, operation } from '@/lib/domain/operation';
import { AuditFilters, AuditPeriod, AuditRecord, auditSorts, AuditVerification } from './schema';

export const listAuditLogs = listOperation({
  id: 'audit_logs.list',
  method: 'GET',
  path: '/v1/audit-logs',
  scope: 'audit:read',
  summary: 'List audit records',
  query: AuditFilters,
  response: AuditRecord,
  list: { sorts: auditSorts, defaultLimit: 50, maxLimit: 200 },
});

export const verifyAuditLogs = operation({
  id: 'audit_logs.verify',
  method: 'GET',
  path: '/v1/audit-logs/verify',
  scope: 'audit:read',
  summary: 'Verify the hash chain of the audit log',
  query: AuditPeriod,
  response: AuditVerification,
});
