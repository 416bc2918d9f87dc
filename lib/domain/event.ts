import type { z } from 'zod';

/** What an event is about. Flows have no audit records of their own. */
export type TargetType =
  | 'case'
  | 'alert'
  | 'check'
  | 'document'
  | 'entity'
  | 'entity_import'
  | 'risk_assessment'
  | 'watchlist'
  | 'policy'
  | 'api_key'
  | 'oauth_client'
  | 'user'
  | 'branding'
  | 'sample'
  | 'webhook'
  | 'flow';

/** What the open consoles of a project are told that no subscriber gets, and that nobody keeps (docs/adr/0084). */
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
  /** What they receive where that is more than the outbox stores. */
  delivers?: z.ZodType;
  /** What open consoles are told of it, from the data, where it is not published. */
  tells?: (data: never) => LiveMessage;
}

/** Of a flow's result: the tokens that read it are not stored, but derived from the flow when it is sent. */
export const hasTokens = (event: EventDeclaration): boolean => 'delivers' in event;

declare const declared: unique symbol;

/** What only `event()` makes, so that nothing else can be recorded. */
export type DeclaredEvent = EventDeclaration & { readonly [declared]: true };

/** Declares an event (API §8.1). Called in `<folder>/events.ts` alone. */
export const event = <const Declaration extends EventDeclaration>(declaration: Declaration) =>
  declaration as Declaration & DeclaredEvent; // the brand exists for the compiler alone
