import type { ReportHead, ReportListName } from '../schema.ts';
import { nameOf } from '../../entity-name.ts';
import type { Entity } from '../../entities/schema.ts';
import { type Fields, isFields } from './fields.ts';

/** Names by token of the people, companies and keys in the document. */
export type Names = ReadonlyMap<string, string>;

interface Named {
  head: Pick<ReportHead, 'generated_by'>;
  itemsOf(list: ReportListName): Iterable<Fields>;
}

export const nameOfEntity = (entity: Fields): string => nameOf(entity as Entity); // as written by Pack.add

export function namesIn({ head, itemsOf }: Named): Names {
  const names = new Map([[head.generated_by.id, head.generated_by.name]]);
  for (const { actor } of itemsOf('audit_records'))
    if (isFields(actor)) names.set(String(actor.id), String(actor.name));
  for (const entity of itemsOf('entities')) names.set(String(entity.token), nameOfEntity(entity));
  for (const { token, name } of itemsOf('people')) names.set(String(token), String(name));
  return names;
}

/** Those of the same name are told apart by their tokens, so that nobody passes for a second person. */
export function toldApart(names: Names): Names {
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    [...names].map(([token, name]) => [token, counts.get(name) === 1 ? name : `${token} · ${name}`]),
  );
}

/** The name of a token; another token unchanged. */
export const named = (token: unknown, names: Names): string => names.get(String(token)) ?? String(token);

/** The value with a name in place of each text that is a token, except the token of an item itself. */
export function withNames(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => withNames(each, names));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'token' ? each : withNames(each, names)]),
  );
}
