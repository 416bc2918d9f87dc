import { z } from 'zod';
import type { StoredAnswer } from '@/lib/platform/idempotency';

export const apiVersion = '3.0.0';

// The shapes of an answer. A new one (CSV) is an interface here and a renderer in lib/api/envelope; `file`,
// `image` and `events` are answered by lib/api/route itself: docs/adr/0023.

export interface ResourceAnswer<Schema extends z.ZodType = z.ZodType> {
  shape: 'resource';
  schema: Schema;
  status: 200 | 201 | 202;
}

export interface ListAnswer<Schema extends z.ZodType = z.ZodType> {
  shape: 'list';
  /** A single item. */
  schema: Schema;
  /** A leading minus asks for descending order. */
  sorts: readonly [string, ...string[]];
  /** Default: the first sort in descending order. */
  defaultSort?: string;
  defaultLimit: number;
  maxLimit: number;
}

/** 200 with the resource, or 204 without one. */
export interface OptionalAnswer<Schema extends z.ZodType = z.ZodType> {
  shape: 'optional';
  schema: Schema;
}

/** 204 without a body. */
export interface EmptyAnswer {
  shape: 'empty';
}

/** JSON without the envelope, with one of several statuses (the flow endpoints, API §3). */
export interface FlowAnswer<Schema extends z.ZodType = z.ZodType> {
  shape: 'flow';
  schema: Schema;
  statuses: Readonly<Partial<Record<200 | 202 | 204, string>>>;
}

/** A resource sent in parts, in the envelope or, on request, as a download in another media type. */
export interface FileAnswer<Schema extends z.ZodType = z.ZodType> {
  shape: 'file';
  schema: Schema;
  mediaType: `${string}/${string}`;
}

/** An image as a download: a browser must neither run it nor show it as a page. */
export interface ImageAnswer {
  shape: 'image';
  mediaType: `image/${string}`;
}

/** The token endpoint, whose body and errors RFC 6749 defines. */
export interface OauthAnswer<Schema extends z.ZodType = z.ZodType> {
  shape: 'oauth';
  schema: Schema;
}

/** A stream of server-sent events without end (API §8.6). */
export interface EventsAnswer<Schema extends z.ZodType = z.ZodType> {
  shape: 'events';
  /** Schema of the data of one event. */
  schema: Schema;
}

export type Answer =
  | ResourceAnswer
  | OptionalAnswer
  | ListAnswer
  | EmptyAnswer
  | FlowAnswer
  | FileAnswer
  | ImageAnswer
  | OauthAnswer
  | EventsAnswer;

export const resource = <Schema extends z.ZodType>(schema: Schema): ResourceAnswer<Schema> => ({
  shape: 'resource',
  schema,
  status: 200,
});

export const optional = <Schema extends z.ZodType>(schema: Schema): OptionalAnswer<Schema> => ({
  shape: 'optional',
  schema,
});

export const created = <Schema extends z.ZodType>(schema: Schema): ResourceAnswer<Schema> => ({
  shape: 'resource',
  schema,
  status: 201,
});

/** For work that a worker continues; the resource shows its progress. */
export const accepted = <Schema extends z.ZodType>(schema: Schema): ResourceAnswer<Schema> => ({
  shape: 'resource',
  schema,
  status: 202,
});

type Paging = Pick<ListAnswer, 'sorts'> &
  Partial<Pick<ListAnswer, 'defaultSort' | 'defaultLimit' | 'maxLimit'>>;

/** Pages of 25 items, at most 100, unless the list says otherwise (API §1.5). */
export const listOf = <Schema extends z.ZodType>(schema: Schema, paging: Paging): ListAnswer<Schema> => ({
  shape: 'list',
  schema,
  defaultLimit: 25,
  maxLimit: 100,
  ...paging,
});

export const noContent: EmptyAnswer = { shape: 'empty' };

export const flowAnswer = <Schema extends z.ZodType>(
  schema: Schema,
  statuses: FlowAnswer['statuses'],
): FlowAnswer<Schema> => ({ shape: 'flow', schema, statuses });

export const fileAnswer = <Schema extends z.ZodType>(
  schema: Schema,
  mediaType: FileAnswer['mediaType'],
): FileAnswer<Schema> => ({ shape: 'file', schema, mediaType });

export const imageAnswer = (mediaType: ImageAnswer['mediaType']): ImageAnswer => ({
  shape: 'image',
  mediaType,
});

/** `meta.page` of a single resource. */
export const singlePage = { cursor: null, has_more: false };

/** A single resource as the envelope holds it (API §1.3). */
export const enveloped = <Schema extends z.ZodType>(data: Schema) =>
  z.object({
    data,
    meta: z.object({
      request_id: z.string(),
      page: z.object({ cursor: z.null(), has_more: z.literal(false) }),
    }),
  });

export const oauthAnswer = <Schema extends z.ZodType>(schema: Schema): OauthAnswer<Schema> => ({
  shape: 'oauth',
  schema,
});

export const eventStream = <Schema extends z.ZodType>(schema: Schema): EventsAnswer<Schema> => ({
  shape: 'events',
  schema,
});

/** The statuses of a successful answer. */
export function statusesOf(answer: Answer): number[] {
  if (answer.shape === 'resource') return [answer.status];
  if (answer.shape === 'optional') return [200, 204];
  if (answer.shape === 'flow') return Object.keys(answer.statuses).map(Number);
  return [answer.shape === 'empty' ? 204 : 200];
}

export interface PageRequest {
  limit: number;
  sort: { field: string; descending: boolean };
  after: { value: string | number | null; token: string } | null;
}

export interface Page<Item> {
  items: Item[];
  total: number;
  /** More rows match than `total` says (docs/adr/0145). */
  totalIsMinimum?: boolean;
  /** The last row of this page; null on the last page. */
  next: { value: string | number | null; token: string } | null;
}

/** A flow's answer as bytes: an Idempotency-Key replays it byte for byte. */
export type FlowReply = StoredAnswer;

export interface StreamMessage {
  id: string;
  event: string;
  /** JSON. */
  data: string;
}

export interface StreamStep {
  /** Where to resume after it, even if it has no message. */
  id: string;
  messages: readonly StreamMessage[];
}

/** Continues until the signal aborts. */
export type EventsReply = (signal: AbortSignal) => AsyncIterator<StreamStep, void>;
/** Parts of UTF-8 text or of a file, released when the reader stops. */
export type Parts = AsyncGenerator<Uint8Array<ArrayBuffer>, void>;

export interface SentFile {
  kind: 'file';
  name: string;
  length: number;
  parts: Parts;
}

export type FileReply =
  /** The resource as JSON. */
  { kind: 'resource'; parts: Parts } | SentFile;

export type Reply<Shape extends Answer> =
  Shape extends ListAnswer<infer Schema>
    ? Page<z.output<Schema>>
    : Shape extends ResourceAnswer<infer Schema> | OauthAnswer<infer Schema>
      ? z.output<Schema>
      : Shape extends OptionalAnswer<infer Schema>
        ? z.output<Schema> | null
        : Shape extends FlowAnswer
          ? FlowReply
          : Shape extends EventsAnswer
            ? EventsReply
            : Shape extends FileAnswer
              ? FileReply
              : Shape extends ImageAnswer
                ? SentFile
                : void;
