import { journeyRoute } from '@/lib/api/routes/journey-route';
import * as operations from '@/lib/domain/journeys/operations';
import { beginUpload } from '@/lib/domain/journeys/service/begin-upload';

export const POST = journeyRoute(operations.beginUpload, (visitor, { body }) => beginUpload(visitor, body));
