import { screeningCompleted, verificationCompleted, verificationUpdated } from './events';
import type { FlowType } from './schema';

const verification = { ended: verificationCompleted, changed: verificationUpdated };

const eventsByType = {
  company: verification,
  person: verification,
  screening: { ended: screeningCompleted, changed: verificationUpdated },
  document: null,
} satisfies Record<FlowType, object | null>;

/**
 * The events for the end of a flow and for later changes of its verdict. Null for a flow that no caller
 * requested: the events of its check and its case describe it.
 */
export const verdictEventsOf = (flowType: string) => eventsByType[flowType as FlowType]; // a column that only this folder writes
