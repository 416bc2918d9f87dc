import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { Agent, errors, request } from 'undici';
import type { z } from 'zod';
import { untilAborted } from './until-aborted';

export type HttpFailureReason = 'timeout' | 'unavailable' | 'refused' | 'invalid_answer';

/**
 * A source could not be asked. The message holds the source's name and a status at most: addresses may name a
 * person, and answers may hold anything.
 */
export class HttpFailed extends Error {
  constructor(
    readonly source: string,
    readonly reason: HttpFailureReason,
    readonly detail: string,
    /** Null when no answer came at all. */
    readonly status: number | null = null,
    /** How long the source asks to be left alone; null when it says nothing. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`${source}: ${detail}`, options);
    this.name = 'HttpFailed';
  }

  /** Whether trying again later may help. */
  get retryable(): boolean {
    return this.reason === 'timeout' || this.reason === 'unavailable';
  }
}

export interface SourceOptions {
  /** Shown in errors. */
  name: string;
  /** With its path, without a slash at the end: `https://api.gleif.org/api/v1`. */
  baseUrl: string;
  headers?: Record<string, string>;
  /** For one attempt, from connecting to the last byte. */
  attemptTimeoutMs?: number;
  maxAttempts?: number;
  maxBytes?: number;
  /** The wait before the second attempt; it doubles from there, with jitter. */
  firstRetryMs?: number;
  /** A `Retry-After` beyond this is not waited for: the call fails at once. */
  maxRetryAfterMs?: number;
  /** So many failures in a row and the source is left alone for `breakMs`. */
  breakAfter?: number;
  breakMs?: number;
  maxConnections?: number;
}

const defaults = {
  headers: {},
  attemptTimeoutMs: 5_000,
  maxAttempts: 3,
  maxBytes: 4 * 1024 * 1024,
  firstRetryMs: 200,
  maxRetryAfterMs: 5_000,
  breakAfter: 5,
  breakMs: 30_000,
  maxConnections: 8,
};

type Settings = Required<SourceOptions>;

export interface JsonSource {
  /**
   * The answer to a GET, as `schema` reads it; null when the source answers 404.
   *
   * Rejects with `HttpFailed`, or with the signal's own reason when the caller aborts.
   */
  find<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.infer<Schema> | null>;

  /**
   * The answer to a POST that asks and changes nothing, so that it may be sent again: what it asks about is then in
   * the body, and in no address that is logged on the way. In all else as `find`.
   */
  ask<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    body: unknown,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.infer<Schema> | null>;
}

/** One question to a source, as every attempt puts it. */
interface Question {
  path: string;
  query: Record<string, string>;
  /** As JSON in a POST. Absent: a GET. */
  body?: unknown;
}

/** One outside service with its own connections, retries and circuit breaker: make one a source, and keep it. */
export function jsonSource(options: SourceOptions): JsonSource {
  const settings: Settings = { ...defaults, ...options };
  const dispatcher = new Agent({ connections: settings.maxConnections, maxResponseSize: settings.maxBytes });
  const policy = policyOf(settings);

  async function attempt({ path, query, body }: Question, attemptSignal: AbortSignal): Promise<unknown> {
    const url = new URL(settings.baseUrl + path);
    url.search = new URLSearchParams(query).toString();
    const posted = body === undefined ? null : JSON.stringify(body);
    const answer = await request(url, {
      dispatcher,
      method: posted === null ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(posted !== null && { 'content-type': 'application/json' }),
        ...settings.headers,
      },
      body: posted,
      signal: attemptSignal,
    });
    const { statusCode, headers } = answer;
    if (statusCode >= 200 && statusCode < 300) return readJson(settings, await answer.body.text());
    await answer.body.dump();
    if (statusCode === 404) return null;
    throw statusFailure(settings, statusCode, headers['retry-after']);
  }

  async function put<Schema extends z.ZodType>(question: Question, schema: Schema, signal: AbortSignal) {
    // The caller's signal is kept from the policy, which would take an abort for a timeout of the source.
    const answer = await untilAborted(signal, () =>
      policy.execute(async ({ signal: timedOut }) => {
        signal.throwIfAborted();
        return attempt(question, AbortSignal.any([signal, timedOut])).catch((error: unknown) => {
          signal.throwIfAborted();
          throw transportFailure(settings, error);
        });
      }),
    ).catch((error: unknown) => {
      signal.throwIfAborted();
      throw policyFailure(settings, error);
    });
    if (answer === null) return null;
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw invalidAnswer(settings, 'the answer has not the agreed shape');
    return parsed.data;
  }

  return {
    find: (path, query, schema, signal) => put({ path, query }, schema, signal),
    ask: (path, query, body, schema, signal) => put({ path, query, body }, schema, signal),
  };
}

function policyOf(settings: Settings) {
  const retries = retry(handleWhen(isWorthRetrying(settings)), {
    maxAttempts: settings.maxAttempts - 1,
    backoff: new DelegateBackoff(({ attempt, result }) => {
      const error = 'error' in result ? result.error : null;
      const asked = error instanceof HttpFailed ? error.retryAfterMs : null;
      return asked ?? jittered(settings.firstRetryMs * 2 ** (attempt - 1));
    }),
  });
  const breaker = circuitBreaker(handleWhen(isUnhealthy), {
    halfOpenAfter: settings.breakMs,
    breaker: new ConsecutiveBreaker(settings.breakAfter),
  });
  // Aggressive: a source that keeps sending bytes slowly is given up as well.
  return wrap(retries, breaker, timeout(settings.attemptTimeoutMs, TimeoutStrategy.Aggressive));
}

/** Between half and all of it, so that many callers do not come back at one moment. */
function jittered(delayMs: number): number {
  return delayMs * (0.5 + Math.random() / 2);
}

function isWorthRetrying(settings: Settings) {
  return (error: unknown) =>
    error instanceof TaskCancelledError ||
    (error instanceof HttpFailed && error.retryable && (error.retryAfterMs ?? 0) <= settings.maxRetryAfterMs);
}

/** What speaks against the source itself. One that is alive and asks for patience (429) is not broken. */
function isUnhealthy(error: unknown): boolean {
  return (
    error instanceof TaskCancelledError ||
    (error instanceof HttpFailed && error.retryable && error.status !== 429)
  );
}

function readJson(settings: Settings, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's error quotes the text, so it is not passed on.
    throw invalidAnswer(settings, 'the answer is not JSON');
  }
}

function invalidAnswer(settings: Settings, detail: string, status: number | null = null): HttpFailed {
  return new HttpFailed(settings.name, 'invalid_answer', detail, status);
}

const retryableStatuses = new Set([408, 429]);

function statusFailure(
  settings: Settings,
  status: number,
  retryAfter: string | string[] | undefined,
): HttpFailed {
  const detail = `answered ${status}`;
  if (status >= 500 || retryableStatuses.has(status)) {
    return new HttpFailed(settings.name, 'unavailable', detail, status, retryAfterMs([retryAfter].flat()[0]));
  }
  if (status >= 400) return new HttpFailed(settings.name, 'refused', detail, status);
  return invalidAnswer(settings, detail, status);
}

/** RFC 9110, 10.2.3: whole seconds, or a date. Null when absent or neither. */
function retryAfterMs(header: string | undefined): number | null {
  if (header === undefined) return null;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

function transportFailure(settings: Settings, error: unknown): unknown {
  if (error instanceof HttpFailed) return error;
  if (error instanceof errors.ResponseExceededMaxSizeError) {
    return invalidAnswer(settings, `the answer is larger than ${settings.maxBytes} bytes`);
  }
  return new HttpFailed(settings.name, 'unavailable', 'out of reach', null, null, { cause: error });
}

function policyFailure(settings: Settings, error: unknown): unknown {
  if (error instanceof TaskCancelledError) {
    return new HttpFailed(settings.name, 'timeout', `no answer in ${settings.attemptTimeoutMs} ms`);
  }
  if (error instanceof BrokenCircuitError) {
    return new HttpFailed(settings.name, 'unavailable', 'left alone after repeated failures');
  }
  return error;
}
