import { Agent, request } from 'undici';
import type { z } from 'zod';
import { invalidAnswer, statusFailure, transportFailure } from './http-failure';
import { policyFailure, policyOf, type PolicyOptions } from './http-policy';
import { untilAborted } from '../work/until-aborted';

export interface SourceOptions extends Partial<PolicyOptions> {
  name: string;
  /** Includes the path, without a trailing slash: `https://api.gleif.org/api/v1`. */
  baseUrl: string;
  headers?: Record<string, string>;
  /** Headers for one attempt of a POST, derived from its body. */
  sign?: (body: string) => Record<string, string>;
  maxBytes?: number;
  maxConnections?: number;
}

const defaults = {
  headers: {},
  sign: () => ({}),
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
  /** Null when the source answers 404. Rejects with `HttpFailed`, or with the signal's own reason. */
  find<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.infer<Schema> | null>;

  /** Uses POST, which keeps the query out of URLs. It must change nothing, because it may be retried. */
  ask<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    body: unknown,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.infer<Schema> | null>;
}

interface Question {
  path: string;
  query: Record<string, string>;
  /** Sent as JSON in a POST. Absent: a GET. */
  body?: unknown;
}

/**
 * One outside service with its own connections, retries and circuit breaker: create one per source, and keep
 * it.
 */
export function jsonSource(options: SourceOptions): JsonSource {
  const settings: Settings = { ...defaults, ...options };
  const dispatcher = new Agent({ connections: settings.maxConnections, maxResponseSize: settings.maxBytes });
  const policy = policyOf(settings);

  async function answerTo<Schema extends z.ZodType>(question: Question, schema: Schema, signal: AbortSignal) {
    // The policy does not get the caller's signal, because it would count an abort as a timeout of the
    // source.
    const answer = await untilAborted(signal, () =>
      policy.execute(async ({ signal: timedOut }) => {
        signal.throwIfAborted();
        return attempt(settings, dispatcher, question, AbortSignal.any([signal, timedOut])).catch(
          (error: unknown) => {
            signal.throwIfAborted();
            throw transportFailure(settings.name, settings.maxBytes, error);
          },
        );
      }),
    ).catch((error: unknown) => {
      signal.throwIfAborted();
      throw policyFailure(settings.name, settings, error);
    });
    if (answer === null) return null;
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw invalidAnswer(settings.name, 'the answer does not match its schema');
    return parsed.data;
  }

  return {
    find: (path, query, schema, signal) => answerTo({ path, query }, schema, signal),
    ask: (path, query, body, schema, signal) => answerTo({ path, query, body }, schema, signal),
  };
}

async function attempt(
  settings: Settings,
  dispatcher: Agent,
  { path, query, body }: Question,
  signal: AbortSignal,
): Promise<unknown> {
  const url = new URL(settings.baseUrl + path);
  url.search = new URLSearchParams(query).toString();
  const posted = body === undefined ? null : JSON.stringify(body);
  const answer = await request(url, {
    dispatcher,
    method: posted === null ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(posted !== null && { 'content-type': 'application/json', ...settings.sign(posted) }),
      ...settings.headers,
    },
    body: posted,
    signal,
  });
  const { statusCode, headers } = answer;
  if (statusCode >= 200 && statusCode < 300) return parseJson(settings.name, await answer.body.text());
  await answer.body.dump();
  if (statusCode === 404) return null;
  throw statusFailure(settings.name, statusCode, headers['retry-after']);
}

function parseJson(source: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Without the parser's error as its cause, because that quotes the text.
    throw invalidAnswer(source, 'the answer is not JSON');
  }
}
