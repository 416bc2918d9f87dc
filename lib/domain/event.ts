import type { z } from 'zod';

/** What an event is about. Flows have no audit records of their own. */
export type TargetType = 'case' | 'alert' | 'check' | 'entity' | 'risk_assessment' | 'watchlist' | 'flow';

export interface EventDeclaration {
  /** Past tense: `alert.resolved`. */
  name: `${string}.${string}`;
  target: TargetType;
  to: readonly ['audit'] | readonly ['audit', 'webhooks'] | readonly ['webhooks'] | readonly ['worker'];
  /** What subscribers receive: usually the resource as the API shows it. */
  data: z.ZodType;
}

export const event = <const Declaration extends EventDeclaration>(declaration: Declaration): Declaration =>
  declaration;
