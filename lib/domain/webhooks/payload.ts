import { type EventDeclaration, hasTokens } from '@/lib/domain/event';
import { eventCatalogue } from '@/lib/domain/events/catalogue';
import { presentTokens } from '@/lib/domain/flows/present';

const withTokens = new Set<string>(
  (eventCatalogue satisfies readonly EventDeclaration[]).filter(hasTokens).map(({ name }) => name),
);

export interface StoredBody {
  event_type: string;
  body: Uint8Array;
  /** For the flow with this result, if it has a journey. */
  start_token_hash: Uint8Array<ArrayBuffer> | null;
}

/**
 * The body of a delivery: the same bytes on every attempt, because all of its data is immutable (API §8.2).
 * Serialised again, because PostgreSQL writes JSON with spaces. It equals the event in the stream, plus the
 * tokens.
 */
export function bytesOf({ event_type, body, start_token_hash }: StoredBody): Uint8Array {
  // As append_events() or payloadOf() wrote it.
  const payload = JSON.parse(Buffer.from(body).toString()) as { data: { flow_token: string } };
  if (!withTokens.has(event_type)) return Buffer.from(JSON.stringify(payload));
  const tokens = presentTokens({ token: payload.data.flow_token, start_token_hash });
  return Buffer.from(JSON.stringify({ ...payload, data: { ...payload.data, tokens } }));
}

/** The payload as shown to people, without the tokens, which are only for the endpoint. */
export const shownOf = ({ body }: Pick<StoredBody, 'body'>): string =>
  JSON.stringify(JSON.parse(Buffer.from(body).toString()));
