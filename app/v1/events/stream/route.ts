import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/events/operations';
import { streamEvents } from '@/lib/domain/events/service/stream-events';

export const GET = route(operations.streamEvents, (ctx, { headers }) =>
  streamEvents(ctx, headers.get('last-event-id')),
);
