import type { EventsReply, StreamStep } from '@/lib/domain/answer';
import type { LiveMessage } from '@/lib/domain/event';
import type { UnreadCount } from '@/lib/domain/notifications/schema';
import type { Context } from '@/lib/platform/context';
import { untilAborted } from '@/lib/platform/work/until-aborted';
import { isGapless, joinFeed } from '../feed';
import { openPersonalNews } from '../personal-news';
import { placeOf } from '../payload';
import { isReadable } from '../readable';
import { findPosition, isKept, pageSize, readHead, readPublished, type StreamedRow } from '../store';

function positionOf(ctx: Context, lastEventId: string): Promise<number | null> | number {
  const [, digits] = /^pos_(\d{1,15})$/.exec(lastEventId) ?? [];
  return digits ? Number(digits) : findPosition(ctx, lastEventId);
}

/** Null if the events after it are unknown or no longer complete. */
async function resumable(ctx: Context, lastEventId: string, head: number): Promise<number | null> {
  const position = await positionOf(ctx, lastEventId);
  if (position === null || position > head) return null;
  return position === head || (await isKept(ctx, position + 1)) ? position : null;
}

const opened = (position: number, isResumed: boolean): StreamStep => {
  const id = placeOf(position);
  const data = JSON.stringify({ resumed: isResumed });
  return { id, messages: [{ id, event: 'stream.opened', data }] };
};

const stepOf = (ctx: Context, rows: readonly StreamedRow[], position: number): StreamStep => ({
  id: placeOf(position),
  messages: rows
    .filter(({ type }) => isReadable(type, ctx.scopes))
    .map(({ token, type, payload }) => ({ id: token, event: type, data: payload })),
});

/** Not an event: clients that resume read the notifications again. */
function notificationsStep(unread: UnreadCount, position: number): StreamStep {
  const id = placeOf(position);
  return { id, messages: [{ id, event: 'notifications.changed', data: JSON.stringify(unread) }] };
}

/** Not events either: clients that resume read the alerts again. */
function messagesStep(messages: readonly LiveMessage[], position: number): StreamStep {
  const id = placeOf(position);
  return {
    id,
    messages: messages.map(({ type, data }) => ({ id, event: type, data: JSON.stringify(data) })),
  };
}

interface Start {
  /** Null: from now on. */
  after: number | null;
  head: number;
}

async function* follow(
  ctx: Context,
  { after, head }: Start,
  signal: AbortSignal,
): AsyncGenerator<StreamStep, void> {
  const personal = await openPersonalNews(ctx);
  const { feed, leave } = joinFeed(ctx, head);
  try {
    let position = after ?? head;
    yield opened(position, after !== null);
    while (!signal.aborted) {
      const { news } = feed;
      const unread = await personal.changedCount();
      if (unread) yield notificationsStep(unread, position);
      const messages = personal.takeMessages();
      if (messages.length > 0) yield messagesStep(messages, position);
      const rows = feed.after(position)?.slice(0, pageSize) ?? (await readPublished(ctx, position));
      if (rows.length === 0) {
        await untilAborted(signal, () => personal.untilNews(news));
      } else if (isGapless(rows, position)) {
        position += rows.length;
        yield stepOf(ctx, rows, position);
      } else {
        // The next events have been deleted in the meantime.
        position = await readHead(ctx);
        yield opened(position, false);
      }
    }
  } finally {
    personal.close();
    leave();
  }
}

/**
 * The published events that the caller may read, in commit order (API §8.6): those after `lastEventId`, or
 * from now on if it is null, unknown or too old. A person also gets messages about their notifications, and about
 * what colleagues do with alerts and which they view.
 */
export async function streamEvents(ctx: Context, lastEventId: string | null): Promise<EventsReply> {
  const head = await readHead(ctx);
  const after = lastEventId === null ? null : await resumable(ctx, lastEventId, head);
  return (signal) => follow(ctx, { after, head }, signal);
}
