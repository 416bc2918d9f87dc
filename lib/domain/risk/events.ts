import { event } from '@/lib/domain/event';
import { RiskAssessment } from './schema';

const target = 'risk_assessment';
const data = RiskAssessment;

export const riskCalculated = event({ name: 'risk_assessment.calculated', target, to: ['audit'], data });
export const riskCompleted = event({ name: 'risk_assessment.completed', target, to: ['webhooks'], data });
export const riskApproved = event({
  name: 'risk_assessment.approved',
  target,
  to: ['audit', 'webhooks'],
  data,
});
export const riskOverridden = event({ name: 'risk_assessment.overridden', target, to: ['audit'], data });
