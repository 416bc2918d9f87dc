import type { Context } from '@/lib/platform/context';

/** Who holds a start token: the person of a flow, or whoever was asked for a document. */
export interface Visitor {
  /** Of their project, without a scope. */
  ctx: Context;
  project_name: string;
  start_token: string;
  expires_at: Date;
  /** Of a verification; null for a document request. */
  flow_token: string | null;
  /** Of a document request; a verification gets its journey with its first step. */
  journey_token: string | null;
}

/** Of their rate and of the bodies that they send. */
export const holderOf = ({ flow_token, journey_token }: Visitor): string =>
  `journey ${flow_token ?? journey_token}`;
