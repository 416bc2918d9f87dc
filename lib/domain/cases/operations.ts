import { Alert, AlertFilters, alertSorts } from '@/lib/domain/alerts/schema';
import { AuditFilters, AuditRecord, auditSorts } from '@/lib/domain/audit/schema';
import { Check, CheckFilters, checkSorts } from '@/lib/domain/checks/schema';
import { Entity, EntityFilters, entitySorts } from '@/lib/domain/entities/schema';
import { listOperation, operation } from '@/lib/domain/operation';
import { RiskAssessment, riskAssessmentSorts } from '@/lib/domain/risk/schema';
import { z } from 'zod';
import { Case, CaseFilters, CaseParams, caseSorts } from './schema';

export const listCases = listOperation({
  id: 'cases.list',
  method: 'GET',
  path: '/v1/cases',
  scope: 'cases:read',
  summary: 'List cases',
  query: CaseFilters,
  response: Case,
  list: { sorts: caseSorts, defaultLimit: 25, maxLimit: 100 },
});

export const getCase = operation({
  id: 'cases.get',
  method: 'GET',
  path: '/v1/cases/{case_token}',
  scope: 'cases:read',
  summary: 'Get a case',
  params: CaseParams,
  response: Case,
});

export const listCaseAlerts = listOperation({
  id: 'cases.list_alerts',
  method: 'GET',
  path: '/v1/cases/{case_token}/alerts',
  scope: 'alerts:read',
  summary: 'List the alerts of a case',
  params: CaseParams,
  query: AlertFilters.omit({ case_token: true }),
  response: Alert,
  list: { sorts: alertSorts, defaultLimit: 25, maxLimit: 100 },
});

export const listCaseChecks = listOperation({
  id: 'cases.list_checks',
  method: 'GET',
  path: '/v1/cases/{case_token}/checks',
  scope: 'checks:read',
  summary: 'List the checks of a case',
  params: CaseParams,
  query: CheckFilters,
  response: Check,
  list: { sorts: checkSorts, defaultLimit: 25, maxLimit: 100 },
});

export const listCaseEntities = listOperation({
  id: 'cases.list_entities',
  method: 'GET',
  path: '/v1/cases/{case_token}/entities',
  scope: 'entities:read',
  summary: 'List the people and companies of a case, each with its role in it',
  params: CaseParams,
  query: EntityFilters,
  response: Entity,
  list: { sorts: entitySorts, defaultLimit: 25, maxLimit: 100 },
});

export const listCaseAuditLogs = listOperation({
  id: 'cases.list_audit_logs',
  method: 'GET',
  path: '/v1/cases/{case_token}/audit-logs',
  scope: 'audit:read',
  summary: 'List the audit records of a case',
  params: CaseParams,
  query: AuditFilters.omit({ case_token: true }),
  response: AuditRecord,
  list: { sorts: auditSorts, defaultLimit: 50, maxLimit: 200 },
});

export const listCaseRiskAssessments = listOperation({
  id: 'cases.list_risk_assessments',
  method: 'GET',
  path: '/v1/cases/{case_token}/risk-assessments',
  scope: 'risk:read',
  summary: 'List the risk assessments of a case',
  params: CaseParams,
  query: z.strictObject({}),
  response: RiskAssessment,
  list: { sorts: riskAssessmentSorts, defaultLimit: 25, maxLimit: 100 },
});
