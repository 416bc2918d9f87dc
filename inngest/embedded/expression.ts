/** An event as an Inngest function sees it; `ts` is in milliseconds since the epoch. */
export interface InngestEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
  ts: number;
}

/** `event` started the run, `async` has just arrived. */
export type Root = 'event' | 'async';
export type Scope = Partial<Record<Root, InngestEvent>>;

type Operand = { literal: unknown } | { root: Root; keys: string[] };

interface Term {
  left: Operand;
  operator: string;
  right: Operand;
}

export type Expression = readonly Term[];

const operandPattern = String.raw`'[^'\\]*'|"[^"\\]*"|-?\d+(?:\.\d+)?|(?:true|false|null)\b|(?:event|async)(?:\.\w+)+`;

/**
 * Parses the supported subset of Inngest's expressions: `==` and `!=` comparisons of `event.a.b`, `async.a.b` and
 * literals, joined by `&&`. Throws on anything else, and on a root that is not in `roots`.
 */
export function parseExpression(text: string, roots: readonly Root[]): Expression {
  const term = new RegExp(String.raw`\s*(${operandPattern})\s*(==|!=)\s*(${operandPattern})\s*(&&|$)`, 'y');
  const terms: Term[] = [];
  for (let conjunction: string | undefined = '&&'; conjunction === '&&';) {
    const [, left, operator, right, next] = term.exec(text) ?? [];
    if (!left || !operator || !right) throw new Error(`unsupported expression: ${text}`);
    terms.push({ left: parseOperand(left, roots), operator, right: parseOperand(right, roots) });
    conjunction = next;
  }
  return terms;
}

/** Parses a path such as `event.data.flow_token`, and returns the keys below `event`. */
export function parsePath(text: string): string[] {
  const match = /^\s*event((?:\.\w+)+)\s*$/.exec(text);
  if (!match?.[1]) throw new Error(`unsupported expression: ${text}`);
  return match[1].slice(1).split('.');
}

function parseOperand(text: string, roots: readonly Root[]): Operand {
  if (/^['"]/.test(text)) return { literal: text.slice(1, -1) };
  const [root, ...keys] = text.split('.');
  if (root !== 'event' && root !== 'async') return { literal: JSON.parse(text) };
  if (!roots.includes(root))
    throw new Error(`unsupported expression, ${root} is not available here: ${text}`);
  return { root, keys };
}

export function valueAt(subject: unknown, keys: readonly string[]): unknown {
  const found = keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key] // hasOwn has checked the key
        : null,
    subject,
  );
  return found ?? null;
}

const valueOf = (operand: Operand, scope: Scope) =>
  'literal' in operand ? operand.literal : valueAt(scope[operand.root], operand.keys);

/** Two missing fields are not equal: otherwise an event without a token would cancel every run. */
function holds({ left, operator, right }: Term, scope: Scope): boolean {
  const [a, b] = [valueOf(left, scope), valueOf(right, scope)];
  if (operator === '!=') return a !== b;
  return a === b && (a !== null || 'literal' in left || 'literal' in right);
}

export const matches = (expression: Expression, scope: Scope) =>
  expression.every((term) => holds(term, scope));

/**
 * Objects that the event at `root` must contain (PostgreSQL's `@>`), given the rest of the scope. A necessary condition,
 * not a sufficient one: it prefilters rows.
 */
export function requirements(expression: Expression, root: Root, scope: Scope): object[] {
  return expression.flatMap(({ left, operator, right }) => {
    const [own, other] = 'root' in left && left.root === root ? [left, right] : [right, left];
    if (operator !== '==' || !('root' in own) || own.root !== root) return [];
    if ('root' in other && other.root === root) return [];
    const value = valueOf(other, scope);
    return isScalar(value) ? [nest(own.keys, value)] : [];
  });
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const nest = (keys: readonly string[], value: unknown) =>
  keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object; // a path has at least one key
