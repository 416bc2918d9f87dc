import { lifecycle } from '@/lib/domain/lifecycle';
import { verificationCompleted } from './events';
import { FlowStatus } from './schema';

/**
 * API §6.5. Only a compare-and-set from `processing` may end a flow, and only a retried check reopens one.
 */
export const flowLifecycle = lifecycle({
  resource: 'flow',
  statuses: FlowStatus.options,
  initial: 'processing',
  moves: {
    complete: { from: ['processing'], to: 'complete', event: verificationCompleted, askedBy: null },
    fail: { from: ['processing'], to: 'failed', event: verificationCompleted, askedBy: null },
    reopen: { from: ['complete', 'failed'], to: 'processing', askedBy: null },
  },
});
