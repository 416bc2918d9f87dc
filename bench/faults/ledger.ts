import type { RegisteredWebhook, Repeat, Told } from './evidence.ts';

/** What the clients were told, and how they came to know it. */
export class Ledger {
  readonly told: Told[] = [];
  readonly repeats: Repeat[] = [];
  readonly unexpected: string[] = [];
  readonly webhooks: RegisteredWebhook[] = [];
  /** Requests that got no answer, and those that got one which asks for patience. */
  unanswered = 0;
  refused = 0;

  tell(told: Told): void {
    this.told.push(told);
  }
}
