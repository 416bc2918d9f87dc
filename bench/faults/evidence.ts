/** An effect that must exist exactly once, with its kind and the name that its client gave it. */
export interface Fact {
  kind: string;
  /** Unique among the facts of its kind, unless an effect is doubled. */
  key: string;
  token: string;
}

/** A fact that was acknowledged to a client. */
export interface Told extends Fact {
  /** When its first request was sent, and when its answer arrived. */
  beganAtMs: number;
  toldAtMs: number;
  /** Number of requests until it was answered. */
  tries: number;
}

/** A request that was repeated after its answer, with the same key or reference. */
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
  /** From the header. */
  webhookId: string;
  signature: string;
  body: Buffer;
}

export interface Verification {
  valid: boolean;
  records: number;
  first_bad_sequence: number | null;
}

/** Everything known after the last kill, when the backlog was drained or its time limit has passed. */
export interface Evidence {
  told: readonly Told[];
  repeats: readonly Repeat[];
  /** Sentences about answers that no client should get, and processes that ended by themselves. */
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

/** A name for events that may happen only once, such as `alert.resolved alt_…`. Null for others. */
export function nameOfEvent(type: string, data: Record<string, unknown>): string | null {
  // Our clients never move a case to the same status twice.
  if (type === 'case.status_changed') return `${type} ${data.token} ${data.status}`;
  const field = tokenFields[type];
  return field ? `${type} ${data[field]}` : null;
}
