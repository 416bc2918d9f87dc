import { queryOptions } from '@tanstack/react-query';
import type { ProbityClient } from '@/clients/typescript/src/calls';
import type { paths } from '@/clients/typescript/src/schema';
import { api } from './client';

type Answered<Body> = { responses: { 200: { content: { 'application/json': Body } } } };

type ReadOf<Path extends keyof paths> = paths[Path] extends { get: infer Read } ? Read : never;
type BodyOf<Path extends keyof paths> = ReadOf<Path> extends Answered<infer Body> ? Body : never;
type ParametersOf<Path extends keyof paths> =
  ReadOf<Path> extends { parameters: infer Parameters } ? Parameters : never;

/** Paths whose `GET` returns a resource or a list. */
export type ReadPath = {
  [Path in keyof paths]: [BodyOf<Path>] extends [{ data: unknown; meta: unknown }]
    ? [BodyOf<Path>] extends [never]
      ? never
      : Path
    : never;
}[keyof paths];

/** For a list, with its `meta`; for a resource, the resource itself. */
type Shown<Body> = Body extends { data: readonly unknown[] }
  ? Body
  : Body extends { data: infer Data }
    ? Data
    : never;

const shown = <Body>(body: Body & { data: unknown }) =>
  (Array.isArray(body.data) ? body : body.data) as Shown<Body>; // distinguished as in the type

/** Reads any path. The client's own types only work for one path at a time. */
type Read = (
  path: ReadPath,
  init: { params: unknown; signal: AbortSignal },
) => Promise<{ data: { data: unknown } }>;

export function readQuery<Path extends ReadPath>(
  path: Path,
  params: ParametersOf<Path>,
  client: ProbityClient = api,
) {
  const read = client.GET as unknown as Read; // covers all its overloads; error responses throw
  return queryOptions({
    queryKey: [path, params],
    queryFn: async ({ signal }) => {
      const { data: body } = await read(path, { params, signal });
      return shown(body as BodyOf<Path> & { data: unknown }); // what the path returns
    },
  });
}

interface ListPage<Item> {
  data: Item[];
  meta: { page: { cursor: string | null } };
}

export const pageSize = 100;
const maxPages = 5;
export const maxFirstItems = maxPages * pageSize;

/** Whether the list may have more items than `firstItemsQuery` reads. Whatever shows or counts them must say so. */
export const isCut = (items: readonly unknown[]): boolean => items.length >= maxFirstItems;

/**
 * The first items of a list that rarely has more than a page, and at most `maxFirstItems`. Its key starts with the path,
 * so that events make it stale like plain reads.
 */
export function firstItemsQuery<Path extends string, Params, Item>(
  path: Path,
  params: Params,
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Item>>,
) {
  return queryOptions({
    queryKey: [path, params, 'first'],
    queryFn: async ({ signal }) => {
      const items: Item[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < maxPages; page += 1) {
        const { data, meta } = await readPage(cursor, signal);
        items.push(...data);
        if (meta.page.cursor === null) break;
        cursor = meta.page.cursor;
      }
      return items;
    },
  });
}
