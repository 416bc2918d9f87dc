import { journeyRoute } from '@/lib/api/routes/journey-route';
import * as operations from '@/lib/domain/journeys/operations';
import { chooseDocument } from '@/lib/domain/journeys/service/choose-document';

export const POST = journeyRoute(operations.chooseDocument, (visitor, { body }) =>
  chooseDocument(visitor, body),
);
