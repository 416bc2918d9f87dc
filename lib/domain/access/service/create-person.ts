import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/database/transaction';
import { insertUser, type NewPerson } from '../store/users';

/** Adds a person to the project, for the first start. Returns their `usr_` token. */
export async function createPerson(ctx: Context, person: NewPerson): Promise<string> {
  const token = newToken('usr');
  const lowerCase = { ...person, email: person.email.toLowerCase() };
  await transaction(ctx, (tx) => insertUser(tx, ctx, token, lowerCase));
  return token;
}
