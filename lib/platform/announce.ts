import { db } from './db';
import { logFault } from './log-fault';

/** Its notifications carry the id of a project that has published events. */
export const publishedChannel = 'probity_published';

const waiting = new Set<number>();
let isSending = false;

/** What was committed while one statement was under way is announced by the next. */
async function send(): Promise<void> {
  isSending = true;
  while (waiting.size > 0) {
    const projects = [...waiting];
    waiting.clear();
    const announce = {
      name: 'announce-events',
      text: 'select pg_notify($1, id::text) from unnest($2::int[]) as id',
      values: [publishedChannel, projects],
    };
    // Whoever follows also looks by itself, a little later.
    await db()
      .statements.query(announce)
      .catch((error: unknown) => logFault(error, {}, 'published events were not announced'));
  }
  isSending = false;
}

/**
 * Wakes who follows the project's events, after their commit, which does not wait for it: PostgreSQL lets only one
 * transaction that notifies commit at a time, and would write each to the disk alone (docs/adr/0047).
 */
export function announceEvents(projectId: number): void {
  waiting.add(projectId);
  if (!isSending) void send();
}
