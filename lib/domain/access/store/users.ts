import type { Page, PageRequest } from '@/lib/domain/answer';
import { inNameOrder, type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import { type Context, type Role, roles } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { rowsOf } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { Condition } from '@/lib/platform/database/conditions';
import { canAct } from '../roles';

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

/** Enabled, with a role that may act. */
export const isAssignable: Condition = {
  sql: 'disabled_at is null and role = any(?)',
  values: [roles.filter(canAct)],
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

/**
 * The person and all active admins, locked: a change is compared with the row that it replaces, and of two admins
 * who disable each other the second one finds the first disabled. In one order, as `holdActivePeople`.
 */
export async function lockUserAndAdmins(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<{ user: UserRow | null; admins: string[] }> {
  const rows = await tx.$queryRaw<{ token: string; is_admin: boolean }[]>`
    select token, role = 'admin' and disabled_at is null as is_admin from users
    where project_id = ${ctx.project.id} and (token = ${token} or (role = 'admin' and disabled_at is null))
    order by token for no key update`;
  const admins = rows.filter(({ is_admin }) => is_admin).map((row) => row.token);
  return { user: await findUser(tx, ctx, token), admins };
}

/** Null if there is no such person. Locked: a change is compared with the row that it replaces. */
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

/** The oldest first, so that the first of a role stays the same. */
export const listUsersOfProject = (tx: Transaction, ctx: Context) =>
  tx.user.findMany({
    where: { project_id: ctx.project.id },
    select: { token: true, name: true, email: true, role: true, disabled_at: true },
    // Tokens begin with the time. The worker may not read `created_at`.
    orderBy: { token: 'asc' },
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

/**
 * The roles of the people among the tokens who may act. Until the transaction ends nobody can disable them or change
 * their roles, so call it before they are given work (docs/adr/0114).
 */
export async function holdActivePeople(
  tx: Transaction,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, Role>> {
  const people = await tx.$queryRaw<{ token: string; role: Role }[]>`
    select token, role from hold_active_people(${tokens}::text[])`;
  return new Map(people.map(({ token, role }) => [token, role]));
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
