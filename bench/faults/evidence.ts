/** What is there once: of a kind, under the name that its client gave it. */
export interface Fact {
  kind: string;
  /** Unique among the facts of the kind, as far as all is well. */
  key: string;
  token: string;
}

/** What a client was told. */
export interface Told extends Fact {
  /** When its first request was sent, and when its answer had come. */
  beganAtMs: number;
  toldAtMs: number;
  /** Requests that it took. */
  tries: number;
}

/** A request that was made again after its answer, with the same key or reference. */
export interface Repeat {
  kind: string;
  key: string;
  by: 'Idempotency-Key' | 'external_reference';
  first: string;
  again: string;
}

export interface RegisteredWebhook {
  token: string;
  url: string;
  secret: string;
  events: readonly string[];
  toldAtMs: number;
}

/** A row of the outbox. */
export interface PublishedEvent {
  id: string;
  type: string;
  /** As `nameOfEvent`. */
  name: string | null;
  createdAtMs: number;
}

export interface Receipt {
  url: string;
  /** Of the header. */
  webhookId: string;
  signature: string;
  body: Buffer;
}

export interface Verification {
  valid: boolean;
  records: number;
  first_bad_sequence: number | null;
}

/** All that is known after the last kill, when everything has been drained or the time for it has passed. */
export interface Evidence {
  told: readonly Told[];
  repeats: readonly Repeat[];
  /** Answers that no client should get, and processes that ended by themselves: sentences. */
  unexpected: readonly string[];
  stands: readonly Fact[];
  webhooks: readonly RegisteredWebhook[];
  published: readonly PublishedEvent[];
  receipts: readonly Receipt[];
  audit: Verification;
  drain: { seconds: number; limitSeconds: number; left: Record<string, number> };
}

const tokenFields: Record<string, string> = {
  'case.created': 'token',
  'case.closed': 'token',
  'case.escalated': 'token',
  'alert.created': 'token',
  'alert.resolved': 'token',
  'check.completed': 'token',
  'risk_assessment.completed': 'token',
  'verification.completed': 'flow_token',
  'screening.completed': 'flow_token',
  'webhook.test': 'webhook_id',
};

/** What an event is about, for those that happen once: `alert.resolved alt_…`. Null for those that may come again. */
export function nameOfEvent(type: string, data: Record<string, unknown>): string | null {
  // Our clients move no case to one status twice.
  if (type === 'case.status_changed') return `${type} ${data.token} ${data.status}`;
  const field = tokenFields[type];
  return field ? `${type} ${data[field]}` : null;
}
