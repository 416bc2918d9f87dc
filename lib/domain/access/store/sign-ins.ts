import type { Environment, Role } from '@/lib/platform/context';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';

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

/** A person whose password was verified, with its stored hash. */
export interface ProvenUser extends SignedInUser {
  password_hash: string;
}

export async function findSignIn(email: string): Promise<ProvenUser | null> {
  const rows = await rowsOfAnyProject<ProvenUser>({
    text: 'select * from find_sign_in($1)',
    values: [email],
  });
  return rows[0] ?? null;
}

export interface Lane {
  /** Keyed hash in hex. */
  key: string;
  /** Number of guesses available at once. */
  burst: number;
  /** Seconds per further guess. */
  spacing_seconds: number;
}

export interface Lanes {
  /** Lane of the address and account together; null if the address is unknown. */
  familiarKey: Buffer | null;
  familiar: Lane[];
  unfamiliar: Lane[];
}

export interface Turn {
  isFamiliar: boolean;
  /** 0 for a turn taken; null when none was asked for. */
  waitSeconds: number | null;
}

const takingTurn = `with place as materialized (select is_familiar_address($1) as familiar)
  select familiar as "isFamiliar", take_sign_in_turn(case when familiar then $2::jsonb else $3::jsonb end) as "waitSeconds"
  from place`;

/**
 * Takes a turn in each lane that applies to the address, or in none. One statement, because floods call this.
 */
async function takeTurnIn(
  familiarKey: Buffer | null,
  familiar: Lane[],
  unfamiliar: Lane[] | null,
): Promise<Turn> {
  const values = [familiarKey, JSON.stringify(familiar), unfamiliar && JSON.stringify(unfamiliar)];
  const rows = await rowsOfAnyProject<Turn>({ name: 'take-sign-in-turn', text: takingTurn, values });
  return rows[0] ?? { isFamiliar: false, waitSeconds: null };
}

export const takeSignInTurn = ({ familiarKey, familiar, unfamiliar }: Lanes): Promise<Turn> =>
  takeTurnIn(familiarKey, familiar, unfamiliar);

/** Takes no turn at an unfamiliar address. */
export const takeFamiliarTurn = ({ familiarKey, familiar }: Lanes): Promise<Turn> =>
  takeTurnIn(familiarKey, familiar, null);

export async function returnTurn(lanes: Lane[]): Promise<void> {
  await rowsOfAnyProject({ text: 'select return_sign_in_turn($1)', values: [JSON.stringify(lanes)] });
}

export async function rememberAddress(key: Buffer, days: number): Promise<void> {
  await rowsOfAnyProject({ text: 'select remember_address($1, $2)', values: [key, days] });
}
