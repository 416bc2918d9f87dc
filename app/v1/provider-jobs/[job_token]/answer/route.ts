import { providerRoute } from '@/lib/api/routes/provider-route';
import { answerProviderJob } from '@/lib/domain/casework/service/answer-provider-job';
import * as operations from '@/lib/domain/providers/operations';

export const POST = providerRoute(operations.answerProviderJob, answerProviderJob);
