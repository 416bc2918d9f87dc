import type { RegisteredWebhook, Repeat, Told } from './evidence.ts';

/** The answers that clients got, and how many attempts they took. */
export class Ledger {
  readonly told: Told[] = [];
  readonly repeats: Repeat[] = [];
  readonly unexpected: string[] = [];
  readonly webhooks: RegisteredWebhook[] = [];
  /** Requests without an answer, and those with an answer to retry later. */
  unanswered = 0;
  refused = 0;

  tell(told: Told): void {
    this.told.push(told);
  }
}
