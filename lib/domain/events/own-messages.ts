import type { AlertViewed } from '@/lib/domain/alerts/service/view';
import type { LiveMessage } from '@/lib/domain/event';
import { announceLive, liveChannel } from '@/lib/platform/announce';
import type { Context } from '@/lib/platform/context';
import { Wakes } from '@/lib/platform/wakes';

const wakes = new Wakes(liveChannel, (payload) => payload.slice(0, payload.indexOf(' ')));

/** Whoever looks at an alert says so again. Consoles forget who has said nothing for a little over two of these. */
const usualSayEveryMs = 20_000;
/** Of a client that reads nothing for a while. What is dropped is read again with the next list. */
const maxWaiting = 500;

const isViewed = (message: LiveMessage): message is AlertViewed => message.type === 'alert.viewed';

/**
 * What one person's stream is told besides events: changes of alerts, and who else looks at which. While the stream is open, it
 * says for the person what they look at: so the page asks for nothing, and who is gone falls silent.
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

  /** What came since it was last asked. */
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
