import { listOf, resource } from '@/lib/domain/answer';
import { CaseParams } from '@/lib/domain/cases/schema';
import { operation } from '@/lib/domain/operation';
import {
  actorSorts,
  AuditActor,
  AuditActorFilters,
  AuditFilters,
  AuditPeriod,
  auditSorts,
  AuditVerification,
  ListedAuditRecord,
} from './schema';

const tag = 'Audit logs';
const paging = { sorts: auditSorts, defaultLimit: 50, maxLimit: 200 };

export const listAuditLogs = operation({
  id: 'audit_logs.list',
  method: 'GET',
  path: '/v1/audit-logs',
  tag,
  scope: 'audit:read',
  summary: 'List audit records',
  query: AuditFilters,
  answer: listOf(ListedAuditRecord, paging),
});

export const listCaseAuditLogs = operation({
  id: 'audit_logs.list_of_case',
  method: 'GET',
  path: '/v1/cases/{case_token}/audit-logs',
  tag,
  scope: 'audit:read',
  summary: 'List the audit records of a case',
  description:
    'Includes the changes of the people and companies in the case (`entity.created`, `entity.updated`), also from before ' +
    'they were added to it, and the start of a screening whose match opened the case. These records have no `case_token`.',
  params: CaseParams,
  query: AuditFilters.omit({ case_token: true }),
  answer: listOf(ListedAuditRecord, paging),
});

export const listAuditActors = operation({
  id: 'audit_logs.list_actors',
  method: 'GET',
  path: '/v1/audit-logs/actors',
  tag,
  scope: 'audit:read',
  summary: 'List who the audit log has records of',
  query: AuditActorFilters,
  answer: listOf(AuditActor, { sorts: actorSorts, defaultSort: 'name' }),
});

export const verifyAuditLogs = operation({
  id: 'audit_logs.verify',
  method: 'GET',
  path: '/v1/audit-logs/verify',
  tag,
  scope: 'audit:read',
  summary: 'Verify the hash chain of the audit log',
  query: AuditPeriod,
  answer: resource(AuditVerification),
});
