import { journeyRoute } from '@/lib/api/routes/journey-route';
import * as operations from '@/lib/domain/journeys/operations';
import { confirmDetails } from '@/lib/domain/journeys/service/confirm-details';

export const POST = journeyRoute(operations.confirmDetails, (visitor, { body }) =>
  confirmDetails(visitor, body),
);
