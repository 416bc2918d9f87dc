import { logFault } from '../errors/log-fault';
import { endsBeforeClosing } from '../database/db';
import { rowsOfAnyProject } from '../database/statements';
import { workChannel } from './work-channel';

/** Its payload is the id of a project with published events. */
export const publishedChannel = 'probity_published';

/** Its payload is the person whose notifications changed, as in `personKey`. */
export const notificationsChannel = 'probity_notices';

/**
 * Its payload is the id of a project, a space, and a message for its open consoles as JSON, less than 8,000
 * bytes in total.
 */
export const liveChannel = 'probity_live';

export const personKey = (projectId: number, userToken: string): string => `${projectId} ${userToken}`;

const waiting = new Map<string, { channel: string; payload: string }>();
let isSending = false;

/** Commits during one statement are announced by the next. */
async function send(): Promise<void> {
  while (waiting.size > 0) {
    const notes = [...waiting.values()];
    waiting.clear();
    const announce = {
      name: 'announce',
      text: 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as note (channel, payload)',
      values: [notes.map(({ channel }) => channel), notes.map(({ payload }) => payload)],
    };
    // Followers also poll, a little later.
    await rowsOfAnyProject(announce).catch((error: unknown) =>
      logFault(error, {}, 'could not announce a commit; followers will look by themselves'),
    );
  }
  isSending = false;
}

function announce(channel: string, payload: string): void {
  waiting.set(`${channel} ${payload}`, { channel, payload });
  if (isSending) return;
  isSending = true;
  // A commit may have several notes, and this is the first.
  endsBeforeClosing(Promise.resolve().then(send));
}

/**
 * Wakes followers of the project's events after their commit, which does not wait for it: PostgreSQL lets
 * only one transaction that notifies commit at a time, and each would flush to disk separately
 * (docs/adr/0047).
 */
export const announcePublished = (projectId: number): void => announce(publishedChannel, String(projectId));

/** Wakes the workers, because any event may concern them. */
export const announceWork = (): void => announce(workChannel, 'events');

/** Wakes followers of the person's notifications, as `announcePublished` does. */
export const announceNotifications = (projectId: number, userToken: string): void =>
  announce(notificationsChannel, personKey(projectId, userToken));

/**
 * Sends a message to the project's open consoles that is neither an event nor stored. Others read the data
 * where it is.
 */
export const announceLive = (projectId: number, message: object): void =>
  announce(liveChannel, `${projectId} ${JSON.stringify(message)}`);
