import { journeyRoute } from '@/lib/api/routes/journey-route';
import { giveConsent } from '@/lib/domain/casework/service/give-consent';
import * as operations from '@/lib/domain/journeys/operations';

export const POST = journeyRoute(operations.giveConsent, (visitor, { body }) => giveConsent(visitor, body));
