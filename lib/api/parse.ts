import { z } from 'zod';
import type { PageRequest } from '@/lib/domain/answer';
import type { Operation } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import { type ErrorDetail, NotFound, ValidationFailed } from '@/lib/platform/errors/errors';
import { detailsOf, onePerField } from '@/lib/platform/errors/fault-details';
import { plainIssues } from '@/lib/platform/errors/plain-issues';
import type { Exchange } from './exchange';
import { refuseBadMembers } from './bodies/json-bounds';
import { readOneOf } from './bodies/open-bodies';
import { faultsOfPaging, type RawPageQuery, readPage } from './pagination';
import { matchPath } from './path';
import { readBytes, readCsv, readJson } from './bodies/read-body';

const pieceLength = 20;
const parsing = { reportInput: true, error: plainIssues };
/**
 * For an operation without a body. Zod compiles a schema when it is first used, so creating one per request
 * would be expensive.
 */
const nothing = z.strictObject({});

/**
 * Lists are validated element by element up to the first errors, because describing many errors is expensive.
 */
function refuseFaultyPiece(schema: z.ZodType, list: readonly unknown[]): void {
  for (let start = 0; start < list.length; start += pieceLength) {
    const piece = schema.safeParse(list.slice(start, start + pieceLength), parsing);
    if (piece.success) continue;
    const inList = (field: string) => field.replace(/^\d+/, (index) => String(start + Number(index)));
    throw new ValidationFailed(
      detailsOf(piece.error).map((detail) => ({ ...detail, field: inList(detail.field) })),
    );
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (Array.isArray(value)) refuseFaultyPiece(schema, value);
  const parsed = schema.safeParse(value, parsing);
  if (!parsed.success) throw new ValidationFailed(detailsOf(parsed.error));
  return parsed.data;
}

/**
 * A path parameter that cannot be a token gets the same answer as an unknown token. Throws `NotFound` (404).
 */
export function parseParams({ op, url }: Exchange): Record<string, unknown> {
  const raw = matchPath(op.path, url.pathname);
  const parsed = (op.params ?? nothing).safeParse(raw);
  if (!raw || !parsed.success) throw new NotFound('resource');
  return parsed.data;
}

function faultsOfRepeated({ search, searchParams }: URL): ErrorDetail[] {
  if (search === '') return [];
  const names = [...new Set(searchParams.keys())];
  return names
    .filter((name) => searchParams.getAll(name).length > 1)
    .map((field) => ({ field, message: 'is given more than once', code: 'repeated' }));
}

interface ParsedQuery {
  query: Record<string, unknown> | undefined;
  /** Only for a list. */
  paging?: RawPageQuery;
}

/** The parameters of a page apart from the filters. */
function readSearch({ op, url: { search, searchParams } }: Exchange) {
  const given = search === '' ? {} : Object.fromEntries(searchParams);
  if (op.answer.shape !== 'list') return { filters: given };
  const { cursor, limit, sort, ...filters } = given;
  return { filters, paging: { cursor, limit, sort } };
}

/**
 * Throws `ValidationFailed` (400) with every bad parameter, also those that the operation does not declare. If only
 * those of the page are bad, `parsePage` throws.
 */
export function parseQuery(exchange: Exchange): ParsedQuery {
  const { op, url } = exchange;
  const { filters, paging } = readSearch(exchange);
  const parsed = (op.query ?? nothing).safeParse(filters, parsing);
  const faults = [...faultsOfRepeated(url), ...(parsed.error ? detailsOf(parsed.error, 'parameter') : [])];
  if (parsed.success && faults.length === 0) return { query: parsed.data, paging };
  const ofPage = op.answer.shape === 'list' && paging ? faultsOfPaging(paging, op.answer) : [];
  throw new ValidationFailed(onePerField([...faults, ...ofPage]));
}

/** What a cursor is bound to. */
export const cursorScope = (project: number, url: URL, filters: object | undefined) => ({
  ...filters,
  path: url.pathname,
  project,
});

export interface ParsedPage {
  page: PageRequest;
  scope: object;
}

/** Undefined if the operation is not a list. Throws `ValidationFailed` (400). */
export function parsePage(
  ctx: Context,
  { op, url }: Exchange,
  { query, paging }: ParsedQuery,
): ParsedPage | undefined {
  if (op.answer.shape !== 'list' || !paging) return undefined;
  const scope = cursorScope(ctx.project.id, url, query);
  return { page: readPage(paging, op.answer, scope), scope };
}

const readers = {
  'application/json': readJson,
  'text/csv': readCsv,
  'application/octet-stream': readBytes,
};

/**
 * The body and the text that it was parsed from. Bodies are counted by `holder`, and their memory by project. Throws as its reader, and
 * `ValidationFailed` (400).
 */
export async function parseBody(
  { project }: Context,
  holder: string,
  { op, request }: Exchange,
): Promise<{ body: unknown; text: string }> {
  if (op.method === 'GET') return { body: undefined, text: '' };
  const readBody = readers[op.bodyType ?? 'application/json'];
  const { text, given } = await readOneOf(holder, () => readBody(request, `project ${project.id}`));
  return { body: judgeBody(op, given), text };
}

/** Throws `ValidationFailed` (400). */
export function judgeBody(op: Operation, given: unknown): unknown {
  if (!(given instanceof Uint8Array)) refuseBadMembers(given);
  return parse(op.body ?? nothing, given);
}
