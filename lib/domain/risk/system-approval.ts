import type { RiskAssessment } from '@/generated/prisma/client';

/** Whether the system may approve the assessment. An override is left to a person, whatever tier it sets. */
export const isOpenToSystem = (assessment: RiskAssessment | null): assessment is RiskAssessment =>
  assessment?.status === 'Active' && assessment.override_tier === null;
