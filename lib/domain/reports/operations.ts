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
    'The basis of a case decision at one point in time: the case, its entities with their owners, the screened lists with ' +
    'their versions, checks, alerts with their evidence, risk assessments, comments, and audit records with their proof. ' +
    'JSON by default, or a PDF with `format=pdf`. Each pack is recorded as `case.report_exported`. A project can have one ' +
    'pack in progress and two waiting, counted separately for JSON and PDF; further requests get 503 with `Retry-After`. ' +
    'The work stops if the client disconnects.',
  params: CaseParams,
  query: CaseReportQuery,
  answer: fileAnswer(CaseReport, 'application/pdf'),
});
