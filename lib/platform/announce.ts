import { db } from './db';
import { logFault } from './log-fault';
import { workChannel } from './work-channel';

/** Its notifications carry the id of a project that has published events. */
export const publishedChannel = 'probity_published';

const waiting = new Map<string, { channel: string; payload: string }>();
let isSending = false;

/** What was committed while one statement was under way is announced by the next. */
async function send(): Promise<void> {
  isSending = true;
  while (waiting.size > 0) {
    const notices = [...waiting.values()];
    waiting.clear();
    const announce = {
      name: 'announce-events',
      text: 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notice (channel, payload)',
      values: [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)],
    };
    // Whoever follows also looks by itself, a little later.
    await db()
      .statements.query(announce)
      .catch((error: unknown) => logFault(error, {}, 'events were not announced'));
  }
  isSending = false;
}

function announce(channel: string, payload: string): void {
  waiting.set(`${channel} ${payload}`, { channel, payload });
  if (!isSending) void send();
}

/**
 * Wakes who follows the project's events, after their commit, which does not wait for it: PostgreSQL lets only one
 * transaction that notifies commit at a time, and would write each to the disk alone (docs/adr/0047).
 */
export const announcePublished = (projectId: number): void => announce(publishedChannel, String(projectId));

/** Wakes the workers, which any event may concern. */
export const announceWork = (): void => announce(workChannel, 'events');
