import { journeyRoute } from '@/lib/api/routes/journey-route';
import * as operations from '@/lib/domain/journeys/operations';
import { getUpload } from '@/lib/domain/journeys/service/get-upload';

export const GET = journeyRoute(operations.getUpload, (visitor, { params }) =>
  getUpload(visitor, params.upload_token),
);
