import type { z } from 'zod';
import type { ListAnswer, Reply } from '@/lib/domain/answer';
import type { Operation } from '@/lib/domain/operation';

/** An error answer (API §9.1). */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly requestId: string | null,
    readonly details: { field: string; message: string; code: string }[] = [],
  ) {
    super(message);
    this.name = 'ApiProblem';
  }
}

export interface ListMeta {
  request_id: string;
  page: { cursor: string | null; has_more: boolean };
  total: number;
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

type QueryOf<Op extends Operation> = Op['query'] extends z.ZodType ? z.input<Op['query']> : object;

interface PageQuery {
  cursor?: string;
  limit?: number;
  sort?: string;
}

export interface CallInput<Op extends Operation> {
  params?: InputOf<Op['params']>;
  query?: QueryOf<Op> & (Op['answer'] extends ListAnswer ? PageQuery : object);
  body?: InputOf<Op['body']>;
  signal?: AbortSignal;
}

export type Called<Op extends Operation> =
  Op['answer'] extends ListAnswer<infer Schema>
    ? { data: z.output<Schema>[]; meta: ListMeta }
    : Reply<Op['answer']>;

function addressOf(path: string, params: Record<string, unknown> = {}, query: object = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const requestId = response.headers.get('x-request-id');
  const body = await response.json().catch(() => null);
  const error = typeof body?.error === 'object' ? body.error : { code: body?.error, message: body?.message };
  const message = error?.message ?? 'The server could not be reached.';
  return new ApiProblem(response.status, error?.code ?? 'INTERNAL_ERROR', message, requestId, error?.details);
}

/** Calls a `/v1` operation of the same origin with the console's session. Throws `ApiProblem`. */
export async function call<Op extends Operation>(op: Op, input: CallInput<Op> = {}): Promise<Called<Op>> {
  const response = await fetch(addressOf(op.path, input.params, input.query), {
    method: op.method,
    headers: input.body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
    signal: input.signal,
  });
  if (!response.ok) throw await problemOf(response);
  if (op.answer.shape === 'empty') return undefined as Called<Op>; // what Reply<EmptyAnswer> is
  if (response.status === 204) return null as Called<Op>; // what Reply<OptionalAnswer> is then
  const answer = await response.json();
  return op.answer.shape === 'list' ? answer : answer.data;
}
