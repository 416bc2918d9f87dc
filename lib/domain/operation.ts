import type { z } from 'zod';
import type { Scope } from '@/lib/platform/context';
import type { KeyUse } from '@/lib/platform/idempotency';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** How a list is sorted and paged: section 4.13. */
export interface ListShape {
  /** A leading minus asks for descending order. */
  sorts: readonly [string, ...string[]];
  /** The first sort, newest or highest first, unless told. */
  defaultSort?: string;
  defaultLimit: number;
  maxLimit: number;
}

interface Declaration {
  /** `alerts.resolve`: the resource, a dot, the verb. */
  id: string;
  method: Method;
  /** With parameters as `{alert_token}`. */
  path: `/${string}`;
  scope: Scope;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What `data` holds; of a list, one of its items. */
  response: z.ZodType;
  /** 201 for creates, 204 for deletes; 200 unless told. */
  status?: 200 | 201 | 204;
}

/**
 * A single resource in the envelope, a list of them, or a bare body that the operation itself shapes (flow
 * endpoints, section 4.1).
 */
export type Answer = 'resource' | 'list' | 'bare';

export type Operation = Declaration & { answer: Answer; list?: ListShape };

/** Declares a public operation once: routes, clients, the contract tests and the OpenAPI document all read it. */
export function operation<const D extends Declaration>(declaration: D): D & { answer: 'resource' } {
  return { ...declaration, answer: 'resource' };
}

export function listOperation<const D extends Declaration & { list: ListShape }>(
  declaration: D,
): D & { answer: 'list' } {
  return { ...declaration, answer: 'list' };
}

export function bareOperation<const D extends Declaration>(declaration: D): D & { answer: 'bare' } {
  return { ...declaration, answer: 'bare' };
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler is given: every part parsed by the operation's own schemas. */
export interface Input<Op extends Operation> {
  params: Parsed<Op['params']>;
  query: Parsed<Op['query']>;
  body: Parsed<Op['body']>;
  /** Of a list: where to begin, how many, in which order. */
  page: Op extends { answer: 'list' } ? PageRequest : undefined;
  /** The request's Idempotency-Key. Flow handlers read it; for every other the route sees to it. */
  keyUse: KeyUse | null;
  headers: Headers;
}

export interface PageRequest {
  limit: number;
  sort: { field: string; descending: boolean };
  /** The last row of the page before: its sort value and its token. */
  after: { value: string | number | null; token: string } | null;
}

export interface Page<Item> {
  items: Item[];
  /** How many records match, exactly. */
  total: number;
  /** Where the next page begins; null on the last. */
  next: { value: string | number | null; token: string } | null;
}

/** A bare answer: what goes out, byte for byte. */
export interface BareReply {
  status: number;
  body: string | null;
  headers?: Record<string, string>;
}

export type Reply<Op extends Operation> = Op extends { answer: 'list' }
  ? Page<z.output<Op['response']>>
  : Op extends { answer: 'bare' }
    ? BareReply
    : Op extends { status: 204 }
      ? void
      : z.output<Op['response']>;
