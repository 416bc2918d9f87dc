import { waitingJourneyRoute } from '@/lib/api/routes/journey-route';
import * as operations from '@/lib/domain/journeys/operations';
import { completeUpload } from '@/lib/domain/journeys/service/complete-upload';

export const POST = waitingJourneyRoute(operations.completeUpload, (visitor, { params }) =>
  completeUpload(visitor, params.upload_token),
);
