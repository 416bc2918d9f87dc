import type { z } from 'zod';

/** What an event is about. Flows have no audit records of their own. */
export type TargetType = 'case' | 'alert' | 'check' | 'entity' | 'risk_assessment' | 'watchlist' | 'flow';

export interface EventDeclaration {
  /** Past tense: `alert.resolved`. */
  name: `${string}.${string}`;
  target: TargetType;
  /** Who learns of it: the audit log, the project's webhooks, or the worker alone. */
  to: readonly ['audit'] | readonly ['audit', 'webhooks'] | readonly ['webhooks'] | readonly ['worker'];
  /** What subscribers receive: usually the resource as the API shows it. */
  data: z.ZodType;
}

/** Declares an event once (API §8.1): lifecycles, audit, outbox, webhooks and documentation read the declaration. */
export const event = <const Declaration extends EventDeclaration>(declaration: Declaration): Declaration =>
  declaration;
