import { z } from 'zod';
import { keyedHash } from '@/lib/platform/crypto';
import { type ErrorDetail, ValidationFailed } from '@/lib/platform/errors/errors';
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

const limitOf = (raw: string): number => (/^\d{1,9}$/.test(raw) ? Number(raw) : 0);

const sortOf = (raw: string): PageRequest['sort'] => ({
  field: raw.replace(/^-/, ''),
  descending: raw.startsWith('-'),
});

const parseCursor = (raw: string) => Cursor.safeParse(decode(raw)).data;

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

interface Rule {
  accepts: (raw: string, shape: ListPaging) => boolean;
  message: (shape: ListPaging) => string;
}

/** `readPage` also verifies the cursor, for which it needs valid filters. */
const rules: Record<keyof RawPageQuery, Rule> = {
  limit: {
    accepts: (raw, { maxLimit }) => limitOf(raw) >= 1 && limitOf(raw) <= maxLimit,
    message: ({ maxLimit }) => `must be a whole number from 1 to ${maxLimit}`,
  },
  sort: {
    accepts: (raw, { sorts }) => sorts.includes(sortOf(raw).field),
    message: ({ sorts }) => `must be one of ${sorts.join(', ')}, with a leading minus for descending order`,
  },
  cursor: {
    accepts: (raw) => parseCursor(raw) !== undefined,
    message: () => 'is not a cursor of this list with this sort and these filters',
  },
};

const parameters = ['limit', 'sort', 'cursor'] as const;

/** A detail for each that no request for this list may have. */
export const faultsOfPaging = (given: RawPageQuery, shape: ListPaging): ErrorDetail[] =>
  parameters
    .filter((name) => given[name] !== undefined && !rules[name].accepts(given[name], shape))
    .map((name) => faultOf(name, shape));

const faultOf = (name: keyof RawPageQuery, shape: ListPaging): ErrorDetail => ({
  field: name,
  message: rules[name].message(shape),
  code: 'invalid',
});

/** Reads `cursor`, `limit` and `sort`. Throws `ValidationFailed` (400) with each that is not of this list. */
export function readPage(given: RawPageQuery, shape: ListPaging, filters: object): PageRequest {
  const faults = faultsOfPaging(given, shape);
  if (faults.length > 0) throw new ValidationFailed(faults);
  const sort = sortOf(given.sort ?? shape.defaultSort ?? `-${shape.sorts[0]}`);
  const limit = given.limit === undefined ? shape.defaultLimit : limitOf(given.limit);
  if (given.cursor === undefined) return { limit, sort, after: null };
  const [value, token, signature] = parseCursor(given.cursor) ?? [null, '', ''];
  if (signature !== signatureOf({ value, token }, sortName(sort), filters)) {
    throw new ValidationFailed([faultOf('cursor', shape)]);
  }
  return { limit, sort, after: { value, token } };
}

const sortName = (sort: PageRequest['sort']) => `${sort.descending ? '-' : ''}${sort.field}`;

export function nextCursor(page: Page<unknown>, request: PageRequest, filters: object): string | null {
  if (!page.next) return null;
  const { value, token } = page.next;
  const cursor = [value, token, signatureOf(page.next, sortName(request.sort), filters)];
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}
