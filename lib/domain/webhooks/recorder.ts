import { setTimeout as sleep } from 'node:timers/promises';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';
import { deliveryAttempts } from '@/lib/platform/metrics';
import { type MadeAttempt, recordAttempts } from './store/queue';

const maxBatch = 200;
const pauseMs = 500;

interface Waiting {
  attempt: MadeAttempt;
  recorded(): void;
}

/** Writes attempts in batches: those that end during one statement are written by the next. */
export class Recorder {
  readonly #giveUpAfterMs: number;
  #waiting: Waiting[] = [];
  #isRecording = false;

  /** After this time the delivery is claimed and attempted again. */
  constructor(giveUpAfterMs: number) {
    this.#giveUpAfterMs = giveUpAfterMs;
  }

  /** Resolves when the attempt has been written or given up. */
  record(attempt: MadeAttempt): Promise<void> {
    return new Promise((recorded) => {
      this.#waiting.push({ attempt, recorded });
      if (!this.#isRecording) void this.#recordWaiting();
    });
  }

  async #recordWaiting(): Promise<void> {
    this.#isRecording = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, maxBatch);
      await this.#recordUntilDone(batch.map(({ attempt }) => attempt));
      for (const { recorded } of batch) recorded();
    }
    this.#isRecording = false;
  }

  async #recordUntilDone(attempts: readonly MadeAttempt[]): Promise<void> {
    const endsAtMs = performance.now() + this.#giveUpAfterMs;
    for (;;) {
      try {
        await recordAttempts(attempts);
        for (const { status } of attempts) deliveryAttempts.inc({ outcome: status });
        return;
      } catch (error) {
        const fields = { attempts: attempts.length, error: describeWithoutMessage(error) };
        if (performance.now() > endsAtMs) {
          return log.error(fields, 'could not record webhook attempts; they will be made again');
        }
        log.warn(fields, 'could not record webhook attempts; retrying');
        await sleep(pauseMs);
      }
    }
  }
}
