import { lifecycle } from '@/lib/domain/lifecycle';
import { RiskStatus } from './schema';

/** Section 3.4, with the moves of decisions 6. An override keeps the status, so it is no move. */
export const riskLifecycle = lifecycle({
  resource: 'risk assessment',
  statuses: RiskStatus.options,
  initial: 'Draft',
  moves: {
    activate: { from: ['Draft'], to: 'Active', event: 'risk_assessment.calculated' },
    approve: { from: ['Active'], to: 'Approved', event: 'risk_assessment.approved' },
    supersede: { from: ['Active'], to: 'Superseded' },
  },
});
