import type { Context, Environment, ProjectRef } from '@/lib/platform/context';
import { db } from '@/lib/platform/db';
import type { Part } from '@/lib/platform/parts';

export interface NewProject {
  name: string;
  hash: string;
  environment: Environment;
}

export async function insertProject({ name, hash, environment }: NewProject): Promise<ProjectRef> {
  const { rows } = await db().statements.query<{ id: number }>('select create_project($1, $2, $3) as id', [
    name,
    hash,
    environment,
  ]);
  const [created] = rows;
  if (!created) throw new Error('create_project answers with exactly one row');
  return { id: created.id, hash, environment };
}

export async function findProjectByHash(hash: string): Promise<ProjectRef | null> {
  const { rows } = await db().statements.query<ProjectRef>('select * from find_project_by_hash($1)', [hash]);
  return rows[0] ?? null;
}

export async function findProjectById(id: number): Promise<ProjectRef | null> {
  const { rows } = await db().statements.query<ProjectRef>('select * from find_project_by_id($1)', [id]);
  return rows[0] ?? null;
}

/** From the table of a folder above this one (docs/adr/0087). */
export async function findsReset(id: number): Promise<boolean> {
  const { rows } = await db().statements.query<{ found: boolean }>('select is_being_reset($1) as found', [
    id,
  ]);
  return rows[0]?.found ?? false;
}

export async function findAnyProject(): Promise<boolean> {
  const { rows } = await db().statements.query<{ found: boolean }>('select has_projects() as found');
  return rows[0]?.found ?? false;
}

export const drawnCaseNumber = (ctx: Context): Part<number> => ({
  sql: 'select take_case_number(?)',
  values: [ctx.project.id],
  read: (number) => number,
});

export async function findProjectIds(): Promise<number[]> {
  const { rows } = await db().statements.query<{ project_id: number }>('select * from find_project_ids()');
  return rows.map(({ project_id }) => project_id);
}
