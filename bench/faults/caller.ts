import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  text: string;
  isReplayed: boolean;
  beganAtMs: number;
  tries: number;
}

/** A request that failed despite retries; the client gives up its current task. */
export class Refused extends Error {}

const attemptTimeoutMs = 20_000;
/** Longer than any recovery. */
const patienceMs = 180_000;
const pauseMs = 250;

/** API §9.2: answers that are worth a retry. So are faults of the service, although nobody should see them. */
const isTemporary = ({ status, text }: Answer) =>
  status >= 500 || status === 429 || (status === 409 && text.includes('IDEMPOTENCY_IN_PROGRESS'));

/** The body in the type that the API documents. */
export const bodyOf = <Body>({ text }: Answer): Body => JSON.parse(text) as Body;

/** A client that retries unanswered requests, like an integrator's. */
export class Caller {
  readonly #baseUrl: string;
  readonly #apiKey: string;
  readonly #ledger: Ledger;

  constructor(baseUrl: string, apiKey: string, ledger: Ledger) {
    this.#baseUrl = baseUrl;
    this.#apiKey = apiKey;
    this.#ledger = ledger;
  }

  /** Throws `Refused` for an error answer that no retry changes. */
  async call(call: Call): Promise<Answer> {
    const beganAtMs = Date.now();
    for (let tries = 1; Date.now() - beganAtMs < patienceMs; tries += 1) {
      const answer = await this.#attempt(call, beganAtMs, tries);
      if (answer && !isTemporary(answer)) {
        if (answer.status < 300) return answer;
        throw this.#refuse(call, `${answer.status} ${answer.text.slice(0, 300)}`);
      }
      if (answer) this.#ledger.refused += 1;
      else this.#ledger.unanswered += 1;
      // 503 is expected while a part is down; any other 5xx is a fault of the product.
      if (answer && answer.status >= 500 && answer.status !== 503) this.#refuse(call, String(answer.status));
      await sleep(pauseMs);
    }
    throw this.#refuse(call, `no answer for ${patienceMs / 1000} s`);
  }

  async #attempt(
    { method, path, body, headers }: Call,
    beganAtMs: number,
    tries: number,
  ): Promise<Answer | null> {
    try {
      const response = await fetch(`${this.#baseUrl}${path}`, {
        method,
        headers: { 'X-API-KEY': this.#apiKey, 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(attemptTimeoutMs),
      });
      const text = await response.text();
      const isReplayed = response.headers.get('idempotency-replayed') === 'true';
      return { status: response.status, text, isReplayed, beganAtMs, tries };
    } catch {
      return null;
    }
  }

  #refuse({ method, path }: Call, what: string): Refused {
    const sentence = `${method} ${path}: ${what}`;
    this.#ledger.unexpected.push(sentence);
    return new Refused(sentence);
  }
}
