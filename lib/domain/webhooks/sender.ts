import { unseal } from '@/lib/platform/crypto';
import type { GuardedClient } from '@/lib/platform/outbound/guarded-client';
import { RequestRefused, wordsOfFailure } from '@/lib/platform/outbound/guarded-failure';
import { log } from '@/lib/platform/errors/log';
import { deliveryLifecycle } from './lifecycle';
import { bytesOf } from './payload';
import { Recorder } from './recorder';
import { nextAttemptAt } from './schedule';
import { signedHeaders } from './signature';
import { claimDeliveries, type ClaimedDelivery, keyOfWebhook, type MadeAttempt } from './store/queue';

/**
 * Concurrent requests. Each webhook has slots of its own; further slots are shared, and failing webhooks have
 * a separate budget (docs/adr/0124).
 */
const limits = { places: 32, ownPlaces: 2, budget: 512, ownBudget: 512, failingBudget: 256 };

/** Longer than an attempt takes. After it, other workers take over the deliveries of a killed worker. */
const leaseMs = 30_000;

/** API §4.8. */
const keptBytes = 2_048;

export interface SenderOptions {
  client: GuardedClient;
  now?: () => Date;
  /** Called when a slot becomes free. */
  onFree(): void;
}

type Outcome = Pick<MadeAttempt, 'response_status' | 'response_body' | 'error'>;

/** PostgreSQL has no text with a zero character. */
const textOf = (start: Buffer) => start.toString().replaceAll('\0', '\ufffd');

const isSuccess = ({ response_status }: Outcome) =>
  response_status !== null && response_status >= 200 && response_status < 300;

const isRedirect = (status: number) => status >= 300 && status < 400;

/** Null if it was sealed with another key, for example before a loss of the key (docs/operating.md). */
function readSecret(sealed: Buffer): string | null {
  try {
    return unseal(sealed);
  } catch {
    return null;
  }
}

/** The effect of an attempt on its delivery (API §6.6, §8.4). */
function moveAfter({ attempt_count }: ClaimedDelivery, outcome: Outcome, startedAt: Date) {
  const moveTo = (action: 'deliver' | 'fail' | 'give_up') =>
    deliveryLifecycle.require(action, deliveryLifecycle.initial).to;
  if (isSuccess(outcome)) return { status: moveTo('deliver'), next_attempt_at: null };
  const next_attempt_at = nextAttemptAt(attempt_count + 1, startedAt);
  return { status: moveTo(next_attempt_at ? 'fail' : 'give_up'), next_attempt_at };
}

/**
 * Sends due deliveries of all projects (API §8.4, docs/adr/0056). Its claims are leases in the database:
 * several workers may send at once, and deliveries that a worker left unfinished are sent again with the same
 * event id.
 */
export class Sender {
  readonly #client: GuardedClient;
  readonly #now: () => Date;
  readonly #onFree: () => void;
  readonly #recorder = new Recorder(leaseMs);
  /** Sealed secrets already logged as unreadable. */
  readonly #unreadable = new Set<string>();
  readonly #underWay = new Map<string, { delivery: ClaimedDelivery; ended: Promise<void> }>();

  constructor({ client, now = () => new Date(), onFree }: SenderOptions) {
    this.#client = client;
    this.#now = now;
    this.#onFree = onFree;
  }

  /** Starts due deliveries that have a free slot. Returns how many. */
  async sendDue(): Promise<number> {
    const claimed = await claimDeliveries({ at: this.#now(), leaseMs, ...this.#free() });
    // A delivery whose attempt is not written yet was claimed again.
    const news = claimed.filter(({ token }) => !this.#underWay.has(token));
    for (const delivery of news) {
      this.#underWay.set(delivery.token, { delivery, ended: this.#deliver(delivery) });
    }
    return news.length;
  }

  /** Resolves when nothing is in progress. */
  async settle(): Promise<void> {
    while (this.#underWay.size > 0) {
      await Promise.all([...this.#underWay.values()].map(({ ended }) => ended));
    }
  }

  #free() {
    const busy: Record<string, number> = {};
    const taken = { shared: 0, own: 0, failing: 0 };
    for (const { delivery } of this.#underWay.values()) {
      const key = keyOfWebhook(delivery);
      const nth = (busy[key] ?? 0) + 1;
      busy[key] = nth;
      if (delivery.is_failing) taken.failing += 1;
      else if (nth <= limits.ownPlaces) taken.own += 1;
      else taken.shared += 1;
    }
    return {
      ...limits,
      busy,
      budget: limits.budget - taken.shared,
      ownBudget: limits.ownBudget - taken.own,
      failingBudget: limits.failingBudget - taken.failing,
    };
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { project_id, token, webhook_token, leased_until } = delivery;
    const startedAt = this.#now();
    const beganAtMs = performance.now();
    const outcome = await this.#attempt(delivery, startedAt);
    await this.#recorder.record({
      project_id,
      token,
      webhook_token,
      leased_until,
      started_at: startedAt,
      duration_ms: Math.round(performance.now() - beganAtMs),
      ...outcome,
      ...moveAfter(delivery, outcome, startedAt),
    });
    this.#underWay.delete(token);
    this.#onFree();
  }

  async #attempt(delivery: ClaimedDelivery, at: Date): Promise<Outcome> {
    try {
      const body = bytesOf(delivery);
      const headers = signedHeaders({
        eventId: delivery.event_token,
        body,
        secrets: this.#secretsOf(delivery),
        at,
      });
      const { status, start } = await this.#client.exchange(
        delivery.url,
        { method: 'POST', headers, body },
        keptBytes,
      );
      const error = isRedirect(status) ? 'redirects are not followed' : null;
      return { response_status: status, response_body: textOf(start), error };
    } catch (error) {
      return { response_status: null, response_body: null, error: wordsOfFailure(error) };
    }
  }

  /** Newest first. An additional secret that cannot be decrypted is skipped. */
  #secretsOf(delivery: ClaimedDelivery): [string, ...string[]] {
    const newest = readSecret(delivery.secret);
    if (!newest) {
      this.#logUnreadable(delivery, delivery.secret, 'the secret of a webhook cannot be read: rotate it');
      throw new RequestRefused('the secret of this webhook cannot be decrypted: rotate it');
    }
    if (!delivery.previous_secret) return [newest];
    const previous = readSecret(delivery.previous_secret);
    if (previous) return [newest, previous];
    const what = 'the previous secret of a webhook cannot be read: only the new one signs';
    this.#logUnreadable(delivery, delivery.previous_secret, what);
    return [newest];
  }

  #logUnreadable({ project_id, webhook_token }: ClaimedDelivery, sealed: Buffer, what: string): void {
    const key = sealed.toString('base64');
    if (this.#unreadable.has(key)) return;
    this.#unreadable.add(key);
    log.error({ project_id, webhook_token }, what);
  }
}
