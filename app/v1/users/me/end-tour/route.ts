import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/access/own-operations';
import { endTour } from '@/lib/domain/access/service/end-tour';

export const POST = route(operations.endTour, (ctx) => endTour(ctx));
