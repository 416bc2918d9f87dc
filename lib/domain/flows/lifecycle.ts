import { lifecycle } from '@/lib/domain/lifecycle';
import { FlowStatus } from './schema';

/** `processing_status` of decisions 3. A flow ends once: only a compare-and-set from `processing` may end it. */
export const flowLifecycle = lifecycle({
  resource: 'flow',
  statuses: FlowStatus.options,
  initial: 'processing',
  moves: {
    complete: { from: ['processing'], to: 'complete', event: 'verification.completed' },
    fail: { from: ['processing'], to: 'failed' },
  },
});
