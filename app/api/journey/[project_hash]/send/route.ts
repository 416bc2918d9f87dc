import { journeyRoute } from '@/lib/api/routes/journey-route';
import { sendJourney } from '@/lib/domain/casework/service/send-journey';
import * as operations from '@/lib/domain/journeys/operations';

export const POST = journeyRoute(operations.sendJourney, (visitor) => sendJourney(visitor));
