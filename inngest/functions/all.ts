import { closeCases } from './close-straight-through';
import { deleteKeys } from './delete-expired-keys';
import { deleteDeliveries } from './delete-old-deliveries';
import { deleteSessions } from './delete-sessions';
import { foldTotals } from './fold-totals';
import { followUpJourneys } from './follow-up-journeys';
import { runFlow } from './run-flow';
import { signCheckpoints } from './sign-audit-checkpoints';
import { sweepFlows } from './sweep-flows';

export const functions = [
  runFlow,
  closeCases,
  sweepFlows,
  followUpJourneys,
  foldTotals,
  deleteKeys,
  deleteSessions,
  deleteDeliveries,
  signCheckpoints,
];
