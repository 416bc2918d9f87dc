import type { Context } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { Conflict } from '@/lib/platform/errors/errors';

/** The holder of a start token: the person of a flow or of a document request. */
export interface Visitor {
  /** In their project, without scopes. */
  ctx: Context;
  project_name: string;
  start_token: string;
  expires_at: Date;
  /** For a verification; null for a document request. */
  flow_token: string | null;
  /** Null until the first step creates the journey of a verification. */
  journey_token: string | null;
  /** The journey's step when the page that sends an answer last read it. API callers may omit it. */
  shown_step?: string;
}

/** Key for their rate limit and their request bodies. */
export const holderOf = ({ flow_token, journey_token }: Visitor): string =>
  `journey ${flow_token ?? journey_token}`;

/** Identifies the journey to its page. It is not a secret, because it is useless without the start token. */
export const journeyIdOf = ({ start_token }: Visitor): string =>
  keyedHash(`journey:${start_token}`).toString('hex').slice(0, 32);

/**
 * A browser has one cookie for all journeys of a project, for the link opened last. A page sends the id of
 * the journey that it shows, so that answers are never stored in a different one. Throws `Conflict` (409).
 */
export function refuseOtherJourney(visitor: Visitor, shown: string | null): void {
  if (shown === null || shown === journeyIdOf(visitor)) return;
  throw new Conflict(
    'Another journey of this project was opened in this browser. Open the link of this journey again.',
  );
}
