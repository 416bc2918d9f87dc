import { anyVisitorRoute } from '@/lib/api/routes/journey-route';
import * as operations from '@/lib/domain/journeys/operations';
import { getJourney } from '@/lib/domain/journeys/service/get';

export const GET = anyVisitorRoute(operations.getJourney, getJourney);
