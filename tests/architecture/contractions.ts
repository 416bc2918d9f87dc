// Finds what a migration takes away from processes of the previous version, which run on until they are replaced.

export const withoutComments = (script: string) =>
  script.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/--[^\n]*/g, ' ');

/** Also splits the bodies of functions and `do` blocks, because their statements can take away as much. */
const statementsOf = (script: string) =>
  withoutComments(script)
    .split(';')
    .map((statement) => statement.replace(/["\s]+/g, ' ').trim());

/** Splits at the commas outside parentheses. */
function clausesOf(list: string): string[] {
  const clauses = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) clauses.push('');
    else clauses[clauses.length - 1] += character;
  }
  return clauses.map((clause) => clause.trim());
}

const constraint = '(?:constraint|primary key|unique|foreign key|check|exclude)\\b';

/**
 * Clauses of `alter table` that contract. A new column with a default is not one: the previous version need not know
 * it.
 */
const contractingClauses = [
  new RegExp(`^drop (?!constraint\\b)`, 'i'),
  /^rename (?!constraint\b)/i,
  /^alter (?:column )?\w+ (?:set data )?type\b/i,
  new RegExp(`^add (?!${constraint})(?!.*\\b(?:default|generated)\\b).*\\bnot null\\b`, 'i'),
];

const contractingStatements = [
  /\bdrop (?:table|view|materialized view|type)\b/i,
  /\balter (?:view|materialized view|function|sequence|type)\b.* rename\b/i,
];

interface Alteration {
  table: string;
  clauses: string[];
}

function alterationOf(statement: string): Alteration | null {
  const found = /\balter table (?:if exists )?(?:only )?(\S+) (.*)$/i.exec(statement);
  return found?.[1] && found[2] ? { table: found[1], clauses: clausesOf(found[2]) } : null;
}

const columnIn = (pattern: RegExp, clause: string) => pattern.exec(clause)?.[1];
const newlyRequired = (clause: string) => columnIn(/^alter (?:column )?(\w+) set not null$/i, clause);
const givenDefault = (clause: string) => columnIn(/^alter (?:column )?(\w+) set default\b/i, clause);

interface Routine {
  name: string;
  /** Null if none are given, which is possible if only one routine has the name. */
  parameters: string[] | null;
}

function routineOf(signature: string): Routine {
  const [, name = '', list] = /^([^\s(]+) ?(?:\((.*)\))?$/.exec(signature) ?? [];
  const parameters = list === undefined ? null : clausesOf(list).filter((each) => each !== '');
  return { name, parameters };
}

function droppedRoutines(statement: string): string[] {
  const dropped = /\bdrop (?:function|procedure|routine) (?:if exists )?(.*?)(?: cascade| restrict)?$/i;
  return clausesOf(dropped.exec(statement)?.[1] ?? '').filter((each) => each !== '');
}

const withoutDefault = (parameter: string) => parameter.replace(/ ?(?:\bdefault\b|=).*$/i, '');

function createdRoutine(statement: string): Routine | null {
  const created = /\bcreate (?:or replace )?(?:function|procedure) (\S+? ?\((?:[^()]|\([^()]*\))*\))/i;
  const signature = created.exec(statement)?.[1];
  if (!signature) return null;
  const { name, parameters } = routineOf(signature);
  return { name, parameters: (parameters ?? []).map(withoutDefault) };
}

/** A `drop` may name the parameters by their types only. */
function isSame(dropped: Routine, created: Routine): boolean {
  if (dropped.name !== created.name) return false;
  const [given, own] = [dropped.parameters, created.parameters ?? []];
  if (!given) return true;
  return given.length === own.length && given.every((each, at) => ` ${own[at]}`.endsWith(` ${each}`));
}

/** The functions and procedures that a script drops, except those that it creates again. */
function lostRoutines(statements: readonly string[]): string[] {
  const created = statements.map(createdRoutine).filter((each) => each !== null);
  return statements
    .flatMap(droppedRoutines)
    .filter((signature) => !created.some((each) => isSame(routineOf(signature), each)))
    .map((signature) => `drop ${signature}`);
}

/** The clauses and statements of a script that take something away, except from tables that the script creates. */
export function contractionsIn(script: string): string[] {
  const statements = statementsOf(script);
  const created = statements.map((each) =>
    columnIn(/\bcreate (?:temp |temporary )?table (?:if not exists )?(\S+)/i, each),
  );
  const alterations = statements
    .map(alterationOf)
    .filter((each) => each !== null)
    .filter(({ table }) => !created.includes(table));
  const defaults = alterations.flatMap(({ table, clauses }) =>
    clauses.map((clause) => `${table}.${givenDefault(clause)}`),
  );
  const isContracting = (table: string, clause: string) => {
    const column = newlyRequired(clause);
    if (column) return !defaults.includes(`${table}.${column}`);
    return contractingClauses.some((pattern) => pattern.test(clause));
  };
  return [
    ...statements.filter((each) => contractingStatements.some((pattern) => pattern.test(each))),
    ...lostRoutines(statements),
    ...alterations.flatMap(({ table, clauses }) =>
      clauses.filter((clause) => isContracting(table, clause)).map((clause) => `${table}: ${clause}`),
    ),
  ];
}

/** The earlier migration named in the first line, since which nothing uses what is taken away. */
export const contracts = (script: string): string | undefined => /^-- contracts: (\w+)\n/.exec(script)?.[1];
