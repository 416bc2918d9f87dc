import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context, Environment, ProjectRef, Role } from '@/lib/platform/context';
import { db } from '@/lib/platform/db';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/transaction';
import type { User } from './schema';

export interface ApiKeyHolder {
  project_id: number;
  project_hash: string;
  project_name: string;
  token: string;
  environment: Environment;
  rate_plan: string;
}

export async function findKeyHolder(keyHash: Buffer): Promise<ApiKeyHolder | null> {
  const { rows } = await db().statements.query<ApiKeyHolder>({
    name: 'find-api-key',
    text: 'select * from find_api_key($1)',
    values: [keyHash],
  });
  return rows[0] ?? null;
}

const users: ListSource = { table: 'users', columns: 'token, name, email, role', keptColumns: [] };

export const listUserRows = (ctx: Context, filters: ListFilters, page: PageRequest): Promise<Page<User>> =>
  listPage(ctx, users, filters, page);

/** Null for an unknown or disabled person. */
export async function findRole(tx: Transaction, ctx: Context, token: string): Promise<Role | null> {
  const user = await tx.user.findUnique({
    where: { project_id_token: { project_id: ctx.project.id, token }, disabled_at: null },
    select: { role: true },
  });
  return user ? (user.role as Role) : null; // only roles of lib/platform/context are written
}

export async function findActivePeople(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
): Promise<ReadonlySet<string>> {
  const people = await tx.user.findMany({
    where: { project_id: ctx.project.id, token: { in: [...tokens] }, disabled_at: null },
    select: { token: true },
  });
  return new Set(people.map(({ token }) => token));
}

export interface NewPerson {
  name: string;
  email: string;
  role: Role;
  /** Empty for a person who cannot sign in. */
  password_hash: string;
}

export async function insertUser(tx: Transaction, ctx: Context, token: string, person: NewPerson) {
  await tx.user.create({ data: { ...person, token, project_id: ctx.project.id }, select: { token: true } });
}

export interface NewNotification {
  user_token: string;
  kind: string;
  target_type: string;
  target_token: string;
  note: string | null;
}

export async function insertNotification(tx: Transaction, ctx: Context, notification: NewNotification) {
  await tx.notification.create({
    data: { ...notification, project_id: ctx.project.id, created_at: ctx.now() },
    select: { id: true },
  });
}

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

export async function findAnyProject(): Promise<boolean> {
  const { rows } = await db().statements.query<{ found: boolean }>('select has_projects() as found');
  return rows[0]?.found ?? false;
}

export async function drawCaseNumber(tx: Transaction, ctx: Context): Promise<number> {
  const [drawn] = await tx.$queryRaw<{ number: number }[]>`
    select take_case_number(${ctx.project.id}::int) as number`;
  if (!drawn) throw new Error('take_case_number answers with exactly one row');
  return drawn.number;
}

export const countApiKeys = (tx: Transaction, ctx: Context): Promise<number> =>
  tx.apiKey.count({ where: { project_id: ctx.project.id } });

export async function insertApiKey(
  tx: Transaction,
  ctx: Context,
  key: { key_hash: Buffer; hint: string; rate_plan: string },
): Promise<void> {
  await tx.apiKey.create({
    data: {
      ...key,
      key_hash: new Uint8Array(key.key_hash),
      project_id: ctx.project.id,
      token: newToken('key'),
      environment: ctx.project.environment,
    },
    select: { token: true },
  });
}

export const listUsersOfProject = (tx: Transaction, ctx: Context) =>
  tx.user.findMany({
    where: { project_id: ctx.project.id },
    select: { token: true, name: true, email: true, role: true },
  });
