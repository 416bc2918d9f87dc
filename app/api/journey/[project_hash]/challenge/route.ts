import { journeyRoute } from '@/lib/api/routes/journey-route';
import * as operations from '@/lib/domain/journeys/operations';
import { beginChallenge } from '@/lib/domain/journeys/service/begin-challenge';

export const POST = journeyRoute(operations.beginChallenge, (visitor) => beginChallenge(visitor));
