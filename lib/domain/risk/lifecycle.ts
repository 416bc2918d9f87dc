import { lifecycle } from '@/lib/domain/lifecycle';
import { riskApproved, riskCalculated } from './events';
import { RiskStatus } from './schema';

/** API §6.4. An override keeps the status, so it is not a move. */
export const riskLifecycle = lifecycle({
  resource: 'risk assessment',
  statuses: RiskStatus.options,
  initial: 'Draft',
  moves: {
    activate: { from: ['Draft'], to: 'Active', event: riskCalculated, askedBy: null },
    approve: { from: ['Active'], to: 'Approved', event: riskApproved },
    supersede: { from: ['Active'], to: 'Superseded', askedBy: null },
  },
});
