import { journeyRoute } from '@/lib/api/routes/journey-route';
import * as operations from '@/lib/domain/journeys/operations';
import { putUploadPart } from '@/lib/domain/journeys/service/put-upload-part';

export const PUT = journeyRoute(operations.putUploadPart, (visitor, { params, body }) =>
  putUploadPart(visitor, { upload_token: params.upload_token, offset: params.offset, bytes: body }),
);
