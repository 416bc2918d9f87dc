import type { Context, Environment, ProjectRef } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';

export interface NewProject {
  name: string;
  hash: string;
  environment: Environment;
}

export async function insertProject({ name, hash, environment }: NewProject): Promise<ProjectRef> {
  const rows = await rowsOfAnyProject<{ id: number }>({
    text: 'select create_project($1, $2, $3) as id',
    values: [name, hash, environment],
  });
  const [created] = rows;
  if (!created) throw new Error('create_project answers with exactly one row');
  return { id: created.id, hash, environment };
}

export async function findProjectByHash(hash: string): Promise<ProjectRef | null> {
  const rows = await rowsOfAnyProject<ProjectRef>({
    text: 'select * from find_project_by_hash($1)',
    values: [hash],
  });
  return rows[0] ?? null;
}

export async function findProjectById(id: number): Promise<ProjectRef | null> {
  const rows = await rowsOfAnyProject<ProjectRef>({
    text: 'select * from find_project_by_id($1)',
    values: [id],
  });
  return rows[0] ?? null;
}

/** Reads a table of a folder above this one (docs/adr/0087). */
export async function findsReset(id: number): Promise<boolean> {
  const rows = await rowsOfAnyProject<{ found: boolean }>({
    text: 'select is_being_reset($1) as found',
    values: [id],
  });
  return rows[0]?.found ?? false;
}

export async function findAnyProject(): Promise<boolean> {
  const rows = await rowsOfAnyProject<{ found: boolean }>({
    text: 'select has_projects() as found',
    values: [],
  });
  return rows[0]?.found ?? false;
}

export async function findEnvironments(): Promise<Environment[]> {
  const rows = await rowsOfAnyProject<{ environment: Environment }>({
    text: 'select environment from project_environments() as environment',
    values: [],
  });
  return rows.map(({ environment }) => environment);
}

export const drawnCaseNumber = (ctx: Context): Subquery<number> => ({
  sql: 'select take_case_number(?)',
  values: [ctx.project.id],
  read: (number) => number,
});

export async function findProjectIds(): Promise<number[]> {
  const rows = await rowsOfAnyProject<{ project_id: number }>({
    text: 'select * from find_project_ids()',
    values: [],
  });
  return rows.map(({ project_id }) => project_id);
}

export const findProject = (tx: Transaction, ctx: Context) =>
  tx.project.findUniqueOrThrow({
    where: { id: ctx.project.id },
    select: { name: true, environment: true },
  });
