import type { Page, PageRequest } from '@/lib/domain/answer';
import { inNameOrder, type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context, Role } from '@/lib/platform/context';
import { env } from '@/lib/platform/env';
import { rowsOf } from '@/lib/platform/statements';
import type { Transaction } from '@/lib/platform/transaction';

export interface UserRow {
  token: string;
  name: string;
  email: string;
  role: Role;
  disabled_at: Date | null;
  email_notifications: boolean;
}

/** Without the hash of the password. */
const shown = {
  token: true,
  name: true,
  email: true,
  role: true,
  disabled_at: true,
  email_notifications: true,
} as const;

const columns = 'token, email, role, disabled_at, email_notifications';
const users: ListSource = {
  table: `(select project_id, ${inNameOrder('name')} as name, ${columns} from users) users`,
  columns: `name, ${columns}`,
};

export const listUserRows = (ctx: Context, filters: ListFilters, page: PageRequest): Promise<Page<UserRow>> =>
  listPage(ctx, users, filters, page);

const idOf = (ctx: Context, token: string) => ({ project_id_token: { project_id: ctx.project.id, token } });

/** Only roles from lib/platform/context are written. */
const asRow = (row: Omit<UserRow, 'role'> & { role: string }): UserRow => ({
  ...row,
  role: row.role as Role,
});

export async function findUser(tx: Transaction, ctx: Context, token: string): Promise<UserRow | null> {
  const row = await tx.user.findUnique({ where: idOf(ctx, token), select: shown });
  return row && asRow(row);
}

/** Locked, so that a change is compared with the row that it replaces. */
export async function lockUser(tx: Transaction, ctx: Context, token: string): Promise<UserRow | null> {
  await tx.$queryRaw`
    select token from users where project_id = ${ctx.project.id} and token = ${token} for no key update`;
  return findUser(tx, ctx, token);
}

/** By an email in lower case. */
export async function findUserByEmail(tx: Transaction, ctx: Context, email: string): Promise<UserRow | null> {
  const row = await tx.user.findFirst({ where: { project_id: ctx.project.id, email }, select: shown });
  return row && asRow(row);
}

/** Null for an unknown or disabled person. */
export async function findRole(tx: Transaction, ctx: Context, token: string): Promise<Role | null> {
  // Only these columns, because the worker may not read others of people.
  const user = await tx.user.findUnique({
    where: { ...idOf(ctx, token), disabled_at: null },
    select: { role: true },
  });
  return user ? (user.role as Role) : null; // only roles of lib/platform/context are written
}

export interface NewPerson {
  name: string;
  email: string;
  role: Role;
  /** Empty for a person who cannot sign in. */
  password_hash: string;
}

/** By default, staging has sample data for the tour. */
const isTourDue = () => env.PROBITY_ENVIRONMENT === 'staging' && !env.PROBITY_EMPTY && !env.PROBITY_NO_TOUR;

const newRow = (ctx: Context, token: string, person: NewPerson) => ({
  ...person,
  token,
  project_id: ctx.project.id,
  tour_due: isTourDue(),
});

export async function insertUser(tx: Transaction, ctx: Context, token: string, person: NewPerson) {
  await tx.user.create({ data: newRow(ctx, token, person), select: { token: true } });
}

/** Null if the email is in use, in any project. */
export async function insertMissingUser(
  tx: Transaction,
  ctx: Context,
  token: string,
  person: NewPerson,
): Promise<UserRow | null> {
  const [row] = await tx.user.createManyAndReturn({
    data: [newRow(ctx, token, person)],
    skipDuplicates: true,
    select: shown,
  });
  return row ? asRow(row) : null;
}

export interface UserChange {
  role?: Role;
  disabled_at?: Date | null;
  session_version?: { increment: number };
  password_hash?: string;
  email_notifications?: boolean;
}

export async function updateUser(
  tx: Transaction,
  ctx: Context,
  token: string,
  change: UserChange,
): Promise<UserRow> {
  return asRow(await tx.user.update({ where: idOf(ctx, token), data: change, select: shown }));
}

/** Null if the person was disabled or their password changed since they were authenticated. */
export async function updateProvenPassword(
  tx: Transaction,
  ctx: Context,
  proven: { token: string; password_hash: string },
  password_hash: string,
): Promise<UserRow | null> {
  const [result] = await tx.$queryRaw<[{ done: boolean }]>`
    select replace_proven_password(${proven.token}, ${proven.password_hash}, ${password_hash}) as done`;
  return result.done ? findUser(tx, ctx, proven.token) : null;
}

/** Locked, so that two admins who disable each other do so one after the other. */
export async function lockAdmins(tx: Transaction, ctx: Context): Promise<string[]> {
  const rows = await tx.$queryRaw<{ token: string }[]>`
    select token from users where project_id = ${ctx.project.id} and role = 'admin' and disabled_at is null
    order by token for update`;
  return rows.map(({ token }) => token);
}

export const listUsersOfProject = (tx: Transaction, ctx: Context) =>
  tx.user.findMany({
    where: { project_id: ctx.project.id },
    select: { token: true, name: true, email: true, role: true, disabled_at: true },
  });

/** Null for a person who may not act or does not want mails. */
export async function findMailAddress(tx: Transaction, ctx: Context, token: string): Promise<string | null> {
  const user = await tx.user.findUnique({
    where: { ...idOf(ctx, token), disabled_at: null, email_notifications: true },
    select: { email: true },
  });
  return user?.email ?? null;
}

/** People with one of the roles who may act. */
export async function findPeopleOf(tx: Transaction, ctx: Context, of: readonly Role[]): Promise<string[]> {
  const people = await tx.user.findMany({
    where: { project_id: ctx.project.id, role: { in: [...of] }, disabled_at: null },
    select: { token: true },
    orderBy: { token: 'asc' },
  });
  return people.map(({ token }) => token);
}

/** People among the tokens who may act. */
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

export const findNames = (tx: Transaction, ctx: Context, tokens: readonly string[]) =>
  tx.user.findMany({
    where: { project_id: ctx.project.id, token: { in: [...tokens] } },
    select: { token: true, name: true },
    orderBy: { token: 'asc' },
  });

/** For the signed-in person. */
export async function findTourDue(ctx: Context): Promise<boolean> {
  const [row] = await rowsOf<{ tour_due: boolean }>(ctx, {
    name: 'find-tour-due',
    text: 'select tour_due from users where project_id = $1 and token = $2',
    values: [ctx.project.id, ctx.actor.id],
  });
  return row?.tour_due ?? false;
}

/** For the signed-in person. */
export async function updateTourEnded(tx: Transaction, ctx: Context): Promise<void> {
  await tx.user.updateMany({
    where: { project_id: ctx.project.id, token: ctx.actor.id, tour_due: true },
    data: { tour_due: false },
  });
}
