import { CircleCheck, CircleDashed, History, Scale } from 'lucide-react';
import { asNamed } from '@/components/ui/look';
import type { RiskAssessment, RiskDimensions } from '@/lib/domain/risk/schema';

export const assessmentLook = asNamed<RiskAssessment['status']>({
  Draft: { icon: CircleDashed, tone: 'neutral' },
  Active: { icon: Scale, tone: 'info' },
  Approved: { icon: CircleCheck, tone: 'good' },
  Superseded: { icon: History, tone: 'neutral' },
});

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
