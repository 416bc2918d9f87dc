import type { UnreadCount } from '@/lib/domain/access/schema';
import { countUnread } from '@/lib/domain/access/service/count-unread';
import type { LiveMessage } from '@/lib/domain/event';
import { noticesChannel, personKey } from '@/lib/platform/announce';
import type { Context } from '@/lib/platform/context';
import { Wakes } from '@/lib/platform/wakes';
import { OwnMessages } from './own-messages';

const wakes = new Wakes(noticesChannel);

const isPerson = ({ actor }: Context) => actor.type === 'user';

/** What wakes one stream: the events of its project, and where a person opened it, their notices and messages. */
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

  /** What the person's consoles are told meanwhile that is no event. */
  takeMessages(): readonly LiveMessage[] {
    return this.#messages?.take() ?? [];
  }

  /** How many notices the person has not read, if that is another number than before. */
  async changedCount(): Promise<UnreadCount | null> {
    if (!this.#hasNews) return null;
    this.#hasNews = false;
    const count = await countUnread(this.#ctx);
    if (count.unread === this.#unread) return null;
    this.#unread = count.unread;
    return count;
  }

  /**
   * Resolves when there may be news of either kind; rejects as `news` of the project does. That promise is followed once,
   * since each race against it would stay on it.
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

/** Stops listening for the notices of all streams. */
export const stopPersonalNews = (): Promise<void> => wakes.close();
