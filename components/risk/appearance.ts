import { CircleCheck, CircleDashed, History, Scale } from 'lucide-react';
import type { WordLook } from '@/components/ui/look';
import type { RiskAssessment, RiskDimensions } from '@/lib/domain/risk/schema';

export const assessmentLook: Record<RiskAssessment['status'], WordLook> = {
  Draft: { icon: CircleDashed, tone: 'neutral', word: 'Checks still running' },
  Active: { icon: Scale, tone: 'info', word: 'Waiting for approval' },
  Approved: { icon: CircleCheck, tone: 'good', word: 'Approved' },
  Superseded: { icon: History, tone: 'neutral', word: 'Replaced' },
};

export const dimensionName: Record<keyof RiskDimensions, string> = {
  customer: 'Customer',
  geographic: 'Geographic',
  product_service: 'Product and service',
  transaction: 'Transaction',
};

export const pathName: Record<RiskAssessment['due_diligence_path'], string> = {
  SDD: 'Simplified due diligence',
  CDD: 'Standard due diligence',
  EDD: 'Enhanced due diligence',
};
