import type { z } from 'zod';

/** The types of resources with audit records. */
export const auditTargets = [
  'case',
  'alert',
  'check',
  'document',
  'entity',
  'entity_import',
  'risk_assessment',
  'watchlist',
  'policy',
  'api_key',
  'oauth_client',
  'user',
  'branding',
  'sample',
  'webhook',
] as const;

/** The type of resource that an event is about. Flows have no audit records of their own. */
export type TargetType = (typeof auditTargets)[number] | 'flow';

/**
 * Messages to the open consoles of a project that are neither sent to subscribers nor stored (docs/adr/0084).
 */
export interface LiveMessage {
  type: string;
  data: object;
}

export interface EventDeclaration {
  /** Past tense: `alert.resolved`. */
  name: `${string}.${string}`;
  target: TargetType;
  to: readonly ['audit'] | readonly ['audit', 'webhooks'] | readonly ['webhooks'] | readonly ['worker'];
  /** What subscribers receive: usually the resource as the API shows it. */
  data: z.ZodType;
  /** The data that subscribers receive, if it is more than the outbox stores. */
  delivers?: z.ZodType;
  /** The message to open consoles, made from the data, if the event is not published. */
  tells?: (data: never) => LiveMessage;
}

/** For a flow's result: the tokens that read it are not stored, but derived from the flow on delivery. */
export const hasTokens = (event: EventDeclaration): boolean => 'delivers' in event;

declare const declared: unique symbol;

/** A brand that only `event()` sets, so that nothing else can be recorded. */
export type DeclaredEvent = EventDeclaration & { readonly [declared]: true };

/** Declares an event (API §8.1). Only called in `<folder>/events.ts`. */
export const event = <const Declaration extends EventDeclaration>(declaration: Declaration) =>
  declaration as Declaration & DeclaredEvent; // the brand only exists for the compiler
