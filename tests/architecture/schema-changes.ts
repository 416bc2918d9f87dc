import { isSchema, type JsonSchema } from '@/lib/api/openapi/json-schema';

export type Direction = 'request' | 'answer';
export type Schemas = Readonly<Record<string, JsonSchema>>;
export type Report = (place: string, change: string) => void;

const schemasIn = (list: unknown): JsonSchema[] => (Array.isArray(list) ? list.filter(isSchema) : []);

const strings = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

interface Variant {
  type: string;
  /** The name of the component that the schema is, if it is one. */
  name?: string;
  schema: JsonSchema;
}

function variantsOf(schema: JsonSchema, schemas: Schemas, name?: string): Variant[] {
  const { $ref, allOf, anyOf, type } = schema;
  if (typeof $ref === 'string') {
    const component = $ref.split('/').at(-1) ?? '';
    return variantsOf(schemas[component] ?? {}, schemas, component);
  }
  if (anyOf ?? allOf) return schemasIn(anyOf ?? allOf).flatMap((member) => variantsOf(member, schemas));
  const types = Array.isArray(type) ? strings(type) : [String(type ?? 'any')];
  // `["object", "null"]`: only the object has fields.
  return types.map((of) => ({ type: of, name, schema: of === 'null' ? { type: of } : schema }));
}

const accepts = (variants: readonly Variant[], { type }: Variant) =>
  variants.some(
    (variant) => [type, 'any'].includes(variant.type) || (type === 'integer' && variant.type === 'number'),
  );

const ceilings = ['maximum', 'maxLength', 'maxItems'];
const floors = ['minimum', 'minLength', 'minItems'];

/** Whether the limit refuses more than before: without a limit the maximum is infinite. */
function isTighter(keyword: string, before: JsonSchema, after: JsonSchema): boolean {
  const none = ceilings.includes(keyword) ? Infinity : -Infinity;
  const [old, now] = [Number(before[keyword] ?? none), Number(after[keyword] ?? none)];
  return ceilings.includes(keyword) ? now < old : now > old;
}

const blanks = ['', ' ', '\t \n'];
const anyButBlank = '\\S';

/**
 * Whether the pattern may refuse more than before. Replacing a pattern that refuses blanks by "any text but blanks"
 * never does.
 */
function isOtherPattern(before: unknown, after: unknown): boolean {
  if (after === undefined || after === before) return false;
  if (after !== anyButBlank || typeof before !== 'string') return true;
  const narrower = new RegExp(before, 'u');
  return blanks.some((text) => narrower.test(text));
}

/** Compares two versions of a schema and reports what would break a client. */
export class SchemaComparison {
  private readonly seen = new Set<string>();

  constructor(
    private readonly before: Schemas,
    private readonly after: Schemas,
    private readonly report: Report,
  ) {}

  compare(before: JsonSchema, after: JsonSchema, place: string, direction: Direction): void {
    const [old, now] = [variantsOf(before, this.before), variantsOf(after, this.after)];
    const [given, taken] = direction === 'request' ? [old, now] : [now, old];
    for (const variant of given) {
      if (accepts(taken, variant)) continue;
      this.report(
        place,
        direction === 'request' ? `no longer takes ${variant.type}` : `may be ${variant.type}`,
      );
    }
    for (const variant of old) {
      const among = now.filter(({ type }) => type === variant.type);
      const position = old.filter(({ type }) => type === variant.type).indexOf(variant);
      const next = among.find(({ name }) => name && name === variant.name) ?? among[position];
      if (next) this.compareVariants(variant, next, place, direction);
    }
  }

  private compareVariants(before: Variant, after: Variant, place: string, direction: Direction): void {
    const key = `${before.name} ${direction}`;
    if (before.name && this.seen.has(key)) return;
    if (before.name) this.seen.add(key);
    const at = before.name ?? place;
    this.compareValues(before.schema, after.schema, at, direction);
    this.compareFields(before.schema, after.schema, at, direction);
    const [old, now] = [before.schema.items, after.schema.items];
    if (isSchema(old) && isSchema(now)) this.compare(old, now, `${at}[]`, direction);
  }

  private compareValues(before: JsonSchema, after: JsonSchema, place: string, direction: Direction): void {
    const [old, now] = [strings(before.enum), strings(after.enum)];
    const removed = 'enum' in after ? old.filter((value) => !now.includes(value)) : [];
    for (const value of removed) this.report(place, `no longer has the value ${value}`);
    if (direction === 'answer') return;
    if ('enum' in after && !('enum' in before)) this.report(place, 'takes certain values alone');
    const tighter = [...ceilings, ...floors].filter((keyword) => isTighter(keyword, before, after));
    for (const keyword of tighter) this.report(place, `has the tighter ${keyword} ${String(after[keyword])}`);
    if (isOtherPattern(before.pattern, after.pattern)) this.report(place, 'has another pattern');
  }

  private compareFields(before: JsonSchema, after: JsonSchema, place: string, direction: Direction): void {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}] as [Schemas, Schemas]; // the properties of schemas
    const [needed, needs] = [strings(before.required), strings(after.required)];
    for (const [name, schema] of Object.entries(old)) {
      const next = now[name];
      if (next) this.compare(schema, next, `${place}.${name}`, direction);
      else this.report(`${place}.${name}`, 'is removed');
    }
    const [held, holds] = direction === 'request' ? [needs, needed] : [needed, needs];
    for (const name of held.filter((field) => !holds.includes(field) && field in now)) {
      this.report(`${place}.${name}`, direction === 'request' ? 'is required' : 'may be absent');
    }
  }
}
