import { logFault } from './log-fault';
import { rowsOfAnyProject } from './statements';
import { workChannel } from './work-channel';

/** Its notifications carry the id of a project that has published events. */
export const publishedChannel = 'probity_published';

/** Its notifications carry whose notices have changed, as `personKey` has it. */
export const noticesChannel = 'probity_notices';

/** Its notifications carry the id of a project and, after a space, what its open consoles are told: as JSON, in less than 8,000 bytes. */
export const liveChannel = 'probity_live';

export const personKey = (projectId: number, userToken: string): string => `${projectId} ${userToken}`;

const waiting = new Map<string, { channel: string; payload: string }>();
let isSending = false;

/** What was committed while one statement was under way is announced by the next. */
async function send(): Promise<void> {
  isSending = true;
  while (waiting.size > 0) {
    const notes = [...waiting.values()];
    waiting.clear();
    const announce = {
      name: 'announce',
      text: 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as note (channel, payload)',
      values: [notes.map(({ channel }) => channel), notes.map(({ payload }) => payload)],
    };
    // Whoever follows also looks by itself, a little later.
    await rowsOfAnyProject(announce).catch((error: unknown) =>
      logFault(error, {}, 'could not announce a commit; followers will look by themselves'),
    );
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

/** Wakes who follows the person's notices, as `announcePublished` does. */
export const announceNotices = (projectId: number, userToken: string): void =>
  announce(noticesChannel, personKey(projectId, userToken));

/** Tells the project's open consoles what is no event and is not kept: whoever was not there reads it where it is. */
export const announceLive = (projectId: number, message: object): void =>
  announce(liveChannel, `${projectId} ${JSON.stringify(message)}`);
