/** An event as an Inngest function sees it; `ts` is in milliseconds since the epoch. */
export interface InngestEvent {
  id: string;
  name: string;
  data: Record<string, unknown>;
  ts: number;
}

/** `event` started the run, `async` has just arrived. */
type Root = 'event' | 'async';
type Scope = Partial<Record<Root, InngestEvent>>;

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
 * literals, joined by `&&`. Throws on anything else.
 */
export function parseExpression(text: string): Expression {
  const term = new RegExp(String.raw`\s*(${operandPattern})\s*(==|!=)\s*(${operandPattern})\s*(&&|$)`, 'y');
  const terms: Term[] = [];
  for (let conjunction: string | undefined = '&&'; conjunction === '&&';) {
    const [, left, operator, right, next] = term.exec(text) ?? [];
    if (!left || !operator || !right) throw new Error(`unsupported expression: ${text}`);
    terms.push({ left: parseOperand(left), operator, right: parseOperand(right) });
    conjunction = next;
  }
  return terms;
}

function parseOperand(text: string): Operand {
  if (/^['"]/.test(text)) return { literal: text.slice(1, -1) };
  const [root, ...keys] = text.split('.');
  return root === 'event' || root === 'async' ? { root, keys } : { literal: JSON.parse(text) };
}

function valueAt(subject: unknown, keys: readonly string[]): unknown {
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
