import { eventStream } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { StreamedEvent } from './schema';

export const streamEvents = operation({
  id: 'events.stream',
  method: 'GET',
  path: '/v1/events/stream',
  tag: 'Events',
  scope: 'any read scope',
  summary: 'Follow the events of the project as they happen',
  description:
    'Server-sent events that do not end by themselves: each published event whose resource the caller’s scopes let it ' +
    'read, in the order of their commits. The first is `stream.opened`: with `{"resumed": true}` nothing was missed ' +
    'since `Last-Event-ID`, with `{"resumed": false}` the stream begins now, and lists have to be read again. A comment ' +
    'comes after 15 seconds of silence. A person’s session also gets `notifications.changed` with `{"unread": 3}`, `alert.changed` and `alert.viewed`. The stream ends when the credential does or its scopes change.',
  answer: eventStream(StreamedEvent),
});
