import { closeCases } from './close-straight-through';
import { countFailures } from './count-failures';
import { deleteCases } from './delete-expired-cases';
import { deleteKeys } from './delete-expired-keys';
import { deleteDeliveries } from './delete-old-deliveries';
import { deleteSessions } from './delete-sessions';
import { eraseDocuments } from './erase-documents';
import { foldTotals } from './fold-totals';
import { followUpJourneys } from './follow-up-journeys';
import { importEntities, screenImported, sweepImports } from './import-entities';
import { monitorEntities, monitorLists } from './monitor';
import { runFlow } from './run-flow';
import { signCheckpoints } from './sign-audit-checkpoints';
import { sweepFlows } from './sweep-flows';
import { syncLists } from './sync-lists';

export const functions = [
  runFlow,
  closeCases,
  sweepFlows,
  followUpJourneys,
  foldTotals,
  deleteCases,
  eraseDocuments,
  deleteKeys,
  deleteSessions,
  deleteDeliveries,
  signCheckpoints,
  syncLists,
  monitorLists,
  monitorEntities,
  countFailures,
  importEntities,
  sweepImports,
  screenImported,
];
