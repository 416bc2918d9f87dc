import type { LiveMessage } from '@/lib/domain/event';
import type { UnreadCount } from '@/lib/domain/notifications/schema';
import { countUnread } from '@/lib/domain/notifications/service/count-unread';
import { notificationsChannel, personKey } from '@/lib/platform/work/announce';
import type { Context } from '@/lib/platform/context';
import { Wakes } from '@/lib/platform/work/wakes';
import { OwnMessages } from './own-messages';

const wakes = new Wakes(notificationsChannel);

const isPerson = ({ actor }: Context) => actor.type === 'user';

/** Wakes a stream: for events of its project and, for a person's stream, their notifications and messages. */
class PersonalNews {
  readonly #ctx: Context;
  readonly #unfollow: () => void;
  readonly #messages: OwnMessages | null;
  #unread: number;
  #hasNews = false;
  #woken = Promise.withResolvers<void>();
  #followed: Promise<void> | undefined;
  #failure: { error: unknown } | undefined;

  constructor(ctx: Context, unread: number) {
    this.#ctx = ctx;
    this.#unread = unread;
    const wake = () => {
      this.#hasNews = true;
      this.#woken.resolve();
    };
    const { actor, project } = ctx;
    this.#messages = isPerson(ctx) ? new OwnMessages(ctx, () => this.#woken.resolve()) : null;
    this.#unfollow = isPerson(ctx) ? wakes.follow(personKey(project.id, actor.id), wake) : () => undefined;
  }

  /** Messages to the person's consoles that are not events. */
  takeMessages(): readonly LiveMessage[] {
    return this.#messages?.take() ?? [];
  }

  /** The number of unread notifications of the person, if it has changed. */
  async changedCount(): Promise<UnreadCount | null> {
    if (!this.#hasNews) return null;
    this.#hasNews = false;
    const count = await countUnread(this.#ctx);
    if (count.unread === this.#unread) return null;
    this.#unread = count.unread;
    return count;
  }

  /**
   * Resolves when there may be news of either kind; rejects as `news` of the project does. That promise is
   * awaited once, because `Promise.race` would leave a reaction on it for each call.
   */
  async untilNews(news: Promise<void>): Promise<void> {
    if (news !== this.#followed) {
      this.#followed = news;
      news.then(
        () => this.#woken.resolve(),
        (error: unknown) => {
          this.#failure = { error };
          this.#woken.resolve();
        },
      );
    }
    await this.#woken.promise;
    this.#woken = Promise.withResolvers();
    if (this.#failure) throw this.#failure.error;
  }

  close(): void {
    this.#messages?.close();
    this.#unfollow();
  }
}

export async function openPersonalNews(ctx: Context): Promise<PersonalNews> {
  const { unread } = isPerson(ctx) ? await countUnread(ctx) : { unread: 0 };
  return new PersonalNews(ctx, unread);
}

/** Stops listening for the notifications of all streams. */
export const stopPersonalNews = (): Promise<void> => wakes.close();
