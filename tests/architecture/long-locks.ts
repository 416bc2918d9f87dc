import { withoutComments } from './contractions';

/** Leaves out function bodies, which run later. The bodies of `do` blocks run in the migration and stay. */
const runAtOnce = (script: string) =>
  withoutComments(script)
    .replace(/\bas\s+(\$\w*\$)[\s\S]*?\1/gi, ' ')
    .replace(/["\s]+/g, ' ');

const created = /\bcreate (?:temp |temporary )?table (?:if not exists )?([^\s(;]+)/gi;

/** Statements that lock readers out. Validating a constraint does not. */
const locks = [/\balter table (?:if exists )?(?:only )?([^\s(;]+)(?! validate\b)(?=\s)/gi];

/** Statements that take longer the more rows a table has. */
const readings = [
  /\bcreate (?:unique )?index (?:if not exists )?(?:\S+ )?on (?:only )?([^\s(;]+)/gi,
  /\bupdate (?:only )?([^\s(;]+) (?:as )?(?:\w+ )?set\b/gi,
  /\bdelete from (?:only )?([^\s(;]+)/gi,
  /\balter table (?:if exists )?(?:only )?([^\s(;]+) validate\b/gi,
];

const tablesOf = (pattern: RegExp, script: string) =>
  [...script.matchAll(pattern)].map(([, table = '']) => table.toLowerCase());

/**
 * The existing tables that a script reads in full after it has locked readers out of a table. Tables that the script
 * creates do not count.
 */
export function readUnderLock(script: string): string[] {
  const statements = runAtOnce(script);
  const own = tablesOf(created, statements);
  const existing = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => tablesOf(pattern, statements)).filter((table) => !own.includes(table));
  return existing(locks).length === 0 ? [] : existing(readings);
}
