import type { Random } from '../screening/fixtures/random.ts';
import { type Answer, bodyOf, type Call, type Caller } from './caller.ts';
import type { Fact } from './evidence.ts';
import type { Ledger } from './ledger.ts';

export interface Surroundings {
  caller: Caller;
  ledger: Ledger;
  projectHash: string;
  /** Origin of the server that receives webhooks. */
  receiverOrigin: string;
  /** People to whom work can be assigned. */
  users: readonly string[];
  /** After it aborts, clients start nothing new, and finish their current task. */
  stopping: AbortSignal;
}

interface Change {
  call: Call;
  /** The fact that its answer states. */
  factOf(answer: Answer): Fact;
}

interface Made extends Change {
  by: 'Idempotency-Key' | 'external_reference';
  first: Answer;
}

const tokensOf = (answer: Answer) => JSON.stringify(bodyOf<{ tokens: unknown }>(answer).tokens);

/** One integrator: its actions, and the answers that it got. */
export class Client {
  readonly name: string;
  readonly random: Random;
  readonly around: Surroundings;
  readonly #made: Made[] = [];
  #count = 0;

  constructor(name: string, random: Random, around: Surroundings) {
    this.name = name;
    this.random = random;
    this.around = around;
  }

  /** A reference that no other request uses. */
  newReference(): string {
    this.#count += 1;
    return `${this.name}-${this.#count}`;
  }

  async read<Body>(path: string): Promise<Body> {
    return bodyOf<Body>(await this.around.caller.call({ method: 'GET', path }));
  }

  /** Posts with an Idempotency-Key until it is answered. */
  change(path: string, body: unknown, factOf: Change['factOf'], headers: Record<string, string> = {}) {
    const key = `key-${this.newReference()}`;
    const call: Call = { method: 'POST', path, body, headers: { ...headers, 'Idempotency-Key': key } };
    return this.#make({ call, factOf }, 'Idempotency-Key');
  }

  /** Posts without a key, because the reference in the body is enough. */
  submit(path: string, body: unknown, factOf: Change['factOf'], headers: Record<string, string>) {
    return this.#make({ call: { method: 'POST', path, body, headers }, factOf }, 'external_reference');
  }

  async #make(change: Change, by: Made['by']): Promise<{ answer: Answer; fact: Fact }> {
    const answer = await this.around.caller.call(change.call);
    const fact = change.factOf(answer);
    this.around.ledger.tell({
      ...fact,
      beganAtMs: answer.beganAtMs,
      toldAtMs: Date.now(),
      tries: answer.tries,
    });
    this.#made.push({ ...change, by, first: answer });
    return { answer, fact };
  }

  /** Repeats an earlier request: nothing may change, and the answer must be the same. */
  async repeatOne(): Promise<void> {
    if (this.#made.length === 0) return;
    const { call, by, first, factOf } = this.random.pick(this.#made);
    const again = await this.around.caller.call(call);
    const shown = (answer: Answer) => {
      if (by === 'external_reference') return tokensOf(answer);
      return `${answer.status} ${answer.text}`;
    };
    const { kind, key } = factOf(first);
    this.around.ledger.repeats.push({ kind, key, by, first: shown(first), again: shown(again) });
    if (by === 'Idempotency-Key' && !again.isReplayed) {
      this.around.ledger.unexpected.push(`${kind} "${key}" was repeated without Idempotency-Replayed`);
    }
  }
}
