import { eventStream } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { StreamedEvent } from './schema';

export const streamEvents = operation({
  id: 'events.stream',
  method: 'GET',
  path: '/v1/events/stream',
  tag: 'Events',
  scope: 'any read scope',
  summary: 'Stream the events of the project in real time',
  description:
    'Sends every published event whose resource the caller may read as server-sent events, in commit order and without ' +
    'end. The first is `stream.opened`: with `{"resumed": true}` no event was missed since `Last-Event-ID`; with ' +
    '`{"resumed": false}` the stream begins now, and lists must be fetched again. A comment is sent after 15 seconds ' +
    'without events. A person’s session also gets `notifications.changed` with `{"unread": 3}`, `alert.changed` and ' +
    '`alert.viewed`. The stream ends when the credential ends or its scopes change.',
  answer: eventStream(StreamedEvent),
});
