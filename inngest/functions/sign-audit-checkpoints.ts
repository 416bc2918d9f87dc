import { signAuditCheckpoints } from '@/lib/domain/audit/service/sign-audit-checkpoints';
import { inngest } from '../client';

export const signCheckpoints = inngest.createFunction(
  { id: 'sign-audit-checkpoints', retries: 1, triggers: [{ cron: '*/5 * * * *' }] },
  async ({ step }) => {
    await step.run('sign', signAuditCheckpoints);
  },
);
