import type { Context } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { Conflict } from '@/lib/platform/errors';

/** Who holds a start token: the person of a flow, or whoever was asked for a document. */
export interface Visitor {
  /** Of their project, without a scope. */
  ctx: Context;
  project_name: string;
  start_token: string;
  expires_at: Date;
  /** Of a verification; null for a document request. */
  flow_token: string | null;
  /** Null until a verification gets its journey, with its first step. */
  journey_token: string | null;
}

/** Of their rate and of the bodies that they send. */
export const holderOf = ({ flow_token, journey_token }: Visitor): string =>
  `journey ${flow_token ?? journey_token}`;

/** What a page knows its journey by: no secret, and worth nothing without the start token. */
export const journeyIdOf = ({ start_token }: Visitor): string =>
  keyedHash(`journey:${start_token}`).toString('hex').slice(0, 32);

/**
 * A browser has one cookie for all journeys of a project, that of the link which was opened last. A page names the journey that it shows,
 * so that nothing that is said there is written into another one. Throws `Conflict` (409).
 */
export function refuseOtherJourney(visitor: Visitor, shown: string | null): void {
  if (shown === null || shown === journeyIdOf(visitor)) return;
  throw new Conflict(
    'Another journey of this project was opened in this browser. Open the link of this journey again.',
  );
}
