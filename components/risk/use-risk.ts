import { useQuery } from '@tanstack/react-query';
import { useChange } from '@/components/ui/use-change';
import { api, dataOf } from '@/lib/api/client';
import { type ReadPath, readQuery } from '@/lib/api/query';
import type { ApproveRiskAssessment, OverrideRiskAssessment } from '@/lib/domain/risk/schema';

/** The assessments of a case, the newest first. */
const assessmentsQuery = (caseToken: string) =>
  readQuery('/v1/cases/{case_token}/risk-assessments', {
    path: { case_token: caseToken },
    query: { sort: '-created_at', limit: 100 },
  });

export const useAssessments = (caseToken: string) => useQuery(assessmentsQuery(caseToken));

/** The audit records of the case's assessments, newest first: who overrode and who approved, with their reasons. */
export const useRiskRecords = (caseToken: string) =>
  useQuery(
    readQuery('/v1/audit-logs', {
      query: { case_token: caseToken, target_type: 'risk_assessment', limit: 200 },
    }),
  );

export const useCalculateRisk = (caseToken: string) =>
  useRiskChange('Risk calculated', () =>
    dataOf(
      api.POST('/v1/cases/{case_token}/risk-assessments', { params: { path: { case_token: caseToken } } }),
    ),
  );

export const useOverrideRisk = (token: string) =>
  useRiskChange('Risk overridden', (body: OverrideRiskAssessment) =>
    dataOf(
      api.POST('/v1/risk-assessments/{assessment_token}/override', {
        params: { path: { assessment_token: token } },
        body,
      }),
    ),
  );

export const useApproveRisk = () =>
  useRiskChange(
    'Risk assessment approved',
    ({ token, body }: { token: string; body: ApproveRiskAssessment }) =>
      dataOf(
        api.POST('/v1/risk-assessments/{assessment_token}/approve', {
          params: { path: { assessment_token: token } },
          body,
        }),
      ),
  );

/** Everything that shows the risk of a case. */
const changedWithRisk: readonly ReadPath[] = [
  '/v1/cases/{case_token}/risk-assessments',
  '/v1/cases/{case_token}',
  '/v1/cases',
  '/v1/audit-logs',
];

const useRiskChange = <Body, Answer>(done: string, change: (body: Body) => Promise<Answer>) =>
  useChange({ change, changes: changedWithRisk, done });
