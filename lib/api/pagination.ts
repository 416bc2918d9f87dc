import { z } from 'zod';
import { keyedHash } from '@/lib/platform/crypto';
import { ValidationFailed } from '@/lib/platform/errors';
import type { ListAnswer, Page, PageRequest } from '@/lib/domain/answer';

type ListPaging = Pick<ListAnswer, 'sorts' | 'defaultSort' | 'defaultLimit' | 'maxLimit'>;

const Cursor = z.tuple([z.union([z.string(), z.number(), z.null()]), z.string(), z.string()]);

/** API §1.5. Signed, so that a client cannot forge a value that the database would not understand. */
function signatureOf(row: PageRequest['after'], sort: string, filters: object): string {
  const entries = Object.entries(filters)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const signed = JSON.stringify(['cursor', row?.value, row?.token, sort, entries]);
  return keyedHash(signed).toString('base64url').slice(0, 22);
}

const invalid = (field: string, message: string) =>
  new ValidationFailed([{ field, message, code: 'invalid' }]);

function parseLimit(raw: string | undefined, shape: ListPaging): number {
  if (raw === undefined) return shape.defaultLimit;
  const limit = /^\d{1,9}$/.test(raw) ? Number(raw) : 0;
  if (limit < 1 || limit > shape.maxLimit)
    throw invalid('limit', `must be a whole number from 1 to ${shape.maxLimit}`);
  return limit;
}

function parseSort(raw: string | undefined, shape: ListPaging): PageRequest['sort'] {
  if (raw === undefined) return parseSort(shape.defaultSort ?? `-${shape.sorts[0]}`, shape);
  const field = raw.replace(/^-/, '');
  if (!shape.sorts.includes(field)) {
    throw invalid(
      'sort',
      `must be one of ${shape.sorts.join(', ')}, with a leading minus for descending order`,
    );
  }
  return { field, descending: raw.startsWith('-') };
}

function parseCursor(raw: string | undefined, sort: string, filters: object): PageRequest['after'] {
  if (raw === undefined) return null;
  const [value, token, signature] = Cursor.safeParse(decode(raw)).data ?? [null, '', ''];
  if (signature !== signatureOf({ value, token }, sort, filters)) {
    throw invalid('cursor', 'is not a cursor of this list with this sort and these filters');
  }
  return { value, token };
}

function decode(raw: string): unknown {
  try {
    return JSON.parse(Buffer.from(raw, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

export interface RawPageQuery {
  cursor?: string;
  limit?: string;
  sort?: string;
}

/** Reads `cursor`, `limit` and `sort`. Throws `ValidationFailed` (400) for each that is not of this list. */
export function readPage(raw: RawPageQuery, shape: ListPaging, filters: object): PageRequest {
  const limit = parseLimit(raw.limit, shape);
  const sort = parseSort(raw.sort, shape);
  return { limit, sort, after: parseCursor(raw.cursor, sortName(sort), filters) };
}

const sortName = (sort: PageRequest['sort']) => `${sort.descending ? '-' : ''}${sort.field}`;

export function nextCursor(page: Page<unknown>, request: PageRequest, filters: object): string | null {
  if (!page.next) return null;
  const { value, token } = page.next;
  const cursor = [value, token, signatureOf(page.next, sortName(request.sort), filters)];
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}
