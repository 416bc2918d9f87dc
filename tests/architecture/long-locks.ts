import { withoutComments } from './contractions';

/** A function's body runs later; that of a `do` block runs in the migration. */
const runAtOnce = (script: string) =>
  withoutComments(script)
    .replace(/\bas\s+(\$\w*\$)[\s\S]*?\1/gi, ' ')
    .replace(/["\s]+/g, ' ');

const created = /\bcreate (?:temp |temporary )?table (?:if not exists )?([^\s(;]+)/gi;

/** What readers wait for. Validating a constraint lets them read. */
const locks = [/\balter table (?:if exists )?(?:only )?([^\s(;]+)(?! validate\b)(?=\s)/gi];

/** What takes the longer, the more rows a table has. */
const readings = [
  /\bcreate (?:unique )?index (?:if not exists )?(?:\S+ )?on (?:only )?([^\s(;]+)/gi,
  /\bupdate (?:only )?([^\s(;]+) (?:as )?(?:\w+ )?set\b/gi,
  /\bdelete from (?:only )?([^\s(;]+)/gi,
  /\balter table (?:if exists )?(?:only )?([^\s(;]+) validate\b/gi,
];

const tablesOf = (pattern: RegExp, script: string) =>
  [...script.matchAll(pattern)].map(([, table = '']) => table.toLowerCase());

/** Of a script that locks readers out of a table: the tables that it reads whole meanwhile. Not of those that it creates itself. */
export function readUnderLock(script: string): string[] {
  const statements = runAtOnce(script);
  const own = tablesOf(created, statements);
  const existing = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => tablesOf(pattern, statements)).filter((table) => !own.includes(table));
  return existing(locks).length === 0 ? [] : existing(readings);
}
