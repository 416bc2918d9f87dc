import { journeyRoute } from '@/lib/api/routes/journey-route';
import * as operations from '@/lib/domain/journeys/operations';
import { handOffJourney } from '@/lib/domain/journeys/service/hand-off';

export const POST = journeyRoute(operations.handOffJourney, (visitor) => handOffJourney(visitor));
