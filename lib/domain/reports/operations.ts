import { fileAnswer } from '@/lib/domain/answer';
import { CaseParams } from '@/lib/domain/cases/schema';
import { operation } from '@/lib/domain/operation';
import { CaseReport, CaseReportQuery } from './schema';

export const getCaseReport = operation({
  id: 'cases.report',
  method: 'GET',
  path: '/v1/cases/{case_token}/report',
  tag: 'Cases',
  scope: 'cases:read',
  furtherScopes: ['entities:read', 'flows:read', 'checks:read', 'alerts:read', 'risk:read', 'audit:read'],
  summary: 'Get the evidence pack of a case',
  description:
    'All that a case was decided by, as of one moment: the case, its entities with their owners, the lists that were ' +
    'screened and their versions, checks, alerts with their evidence, risk assessments, comments, and its audit records ' +
    'with what proves them. As JSON, or with `format=pdf` as a document. Each pack made is recorded as `case.report_exported`. ' +
    'Of each project one is made at a time and two wait, JSON and PDF apart; 503 with `Retry-After` when more are asked for. ' +
    'The work ends when the client leaves.',
  params: CaseParams,
  query: CaseReportQuery,
  answer: fileAnswer(CaseReport, 'application/pdf'),
});
