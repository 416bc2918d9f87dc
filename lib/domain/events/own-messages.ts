import type { AlertViewed } from '@/lib/domain/alerts/service/view';
import type { LiveMessage } from '@/lib/domain/event';
import { announceLive, liveChannel } from '@/lib/platform/work/announce';
import type { Context } from '@/lib/platform/context';
import { Wakes } from '@/lib/platform/work/wakes';

const wakes = new Wakes(liveChannel, (payload) => payload.slice(0, payload.indexOf(' ')));

/**
 * A person who looks at an alert repeats it at this interval. Consoles forget people who have been silent for
 * a little over two intervals.
 */
const usualSayEveryMs = 20_000;
/** For a client that reads nothing for a while. Dropped messages are covered by the next list it reads. */
const maxWaiting = 500;

const isViewed = (message: LiveMessage): message is AlertViewed => message.type === 'alert.viewed';

/**
 * Messages to one person's stream besides events: changes of alerts, and who is viewing which. While the
 * stream is open, it also announces what its person views, so the page need not poll, and people who leave
 * fall silent.
 */
export class OwnMessages {
  readonly #ctx: Context;
  readonly #wake: () => void;
  readonly #leave: () => void;
  readonly #saying: NodeJS.Timeout;
  #waiting: LiveMessage[] = [];
  #viewing: string | null = null;

  constructor(ctx: Context, wake: () => void, sayEveryMs = usualSayEveryMs) {
    this.#ctx = ctx;
    this.#wake = wake;
    this.#leave = wakes.follow(String(ctx.project.id), (payload) => payload && this.#hear(payload));
    this.#saying = setInterval(() => this.#say(), sayEveryMs).unref();
  }

  /** Messages since the last call. */
  take(): readonly LiveMessage[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }

  close(): void {
    clearInterval(this.#saying);
    this.#leave();
  }

  #hear(payload: string): void {
    const message = JSON.parse(payload.slice(payload.indexOf(' '))) as LiveMessage; // of announceLive
    if (isViewed(message) && message.data.user_token === this.#ctx.actor.id) {
      this.#viewing = message.data.alert_token;
      return;
    }
    if (isViewed(message) && message.data.is_new && message.data.alert_token === this.#viewing) this.#say();
    this.#waiting = [...this.#waiting, message].slice(-maxWaiting);
    this.#wake();
  }

  #say(): void {
    if (this.#viewing === null) return;
    const data = { user_token: this.#ctx.actor.id, alert_token: this.#viewing, is_new: false };
    announceLive(this.#ctx.project.id, { type: 'alert.viewed', data } satisfies AlertViewed);
  }
}

/** Stops listening for messages. */
export const stopOwnMessages = (): Promise<void> => wakes.close();
