import type { Environment, Role } from '@/lib/platform/context';
import { db } from '@/lib/platform/db';

export interface SignedInUser {
  project_id: number;
  project_hash: string;
  project_name: string;
  environment: Environment;
  token: string;
  email: string;
  name: string;
  role: Role;
  session_version: number;
}

export async function findSignIn(email: string): Promise<(SignedInUser & { password_hash: string }) | null> {
  const { rows } = await db().readers.query<SignedInUser & { password_hash: string }>(
    'select * from find_sign_in($1)',
    [email],
  );
  return rows[0] ?? null;
}

export interface Lane {
  /** In hex, of a keyed hash. */
  key: string;
  /** Wrong guesses at once. */
  burst: number;
  /** Then one every so many seconds. */
  spacing_seconds: number;
}

export async function isFamiliarAddress(key: Buffer): Promise<boolean> {
  const { rows } = await db().readers.query<{ familiar: boolean }>(
    'select is_familiar_address($1) as familiar',
    [key],
  );
  return rows[0]?.familiar ?? false;
}

/** Takes a turn in each lane, or in none. Returns the seconds to wait; 0 for a turn taken. */
export async function takeTurn(lanes: Lane[]): Promise<number> {
  const { rows } = await db().readers.query<{ wait: number }>('select take_sign_in_turn($1) as wait', [
    JSON.stringify(lanes),
  ]);
  return rows[0]?.wait ?? 0;
}

export async function returnTurn(lanes: Lane[]): Promise<void> {
  await db().readers.query('select return_sign_in_turn($1)', [JSON.stringify(lanes)]);
}

export async function rememberAddress(key: Buffer, days: number): Promise<void> {
  await db().readers.query('select remember_address($1, $2)', [key, days]);
}
