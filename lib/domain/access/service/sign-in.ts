import { systemContext } from '@/lib/platform/context';
import { env } from '@/lib/platform/env';
import { RateLimited } from '@/lib/platform/errors';
import { newToken } from '@/lib/platform/ids';
import { lineFull, type PasswordQueue, passwordQueues } from '../password-queue';
import { isPassword } from '../passwords';
import { lanesOf } from '../sign-in-lanes';
import {
  findSignIn,
  type Lane,
  type Lanes,
  rememberAddress,
  returnTurn,
  type SignedInUser,
  takeFamiliarTurn,
  takeTurn,
} from '../store/sign-ins';
import { openSession } from './open-session';

interface SignInAttempt {
  email: string;
  password: string;
  /** Null when it is not known: such attempts share one lane. */
  address: string | null;
  /** How long the session is to last. */
  sessionSeconds: number;
}

export interface SignedIn extends SignedInUser {
  /** The `ses_` token. */
  session: string;
}

/** How long an address stays familiar after a sign-in from it. */
const familiarDays = 90;

interface TurnTaken {
  lanes: Lane[];
  queue: PasswordQueue;
}

/** Taken before the password is verified, so that no number of simultaneous guesses exceeds the lanes. */
async function requireTurn(lanes: Lanes): Promise<TurnTaken> {
  const take = passwordQueues.unfamiliar.isFull ? takeFamiliarTurn : takeTurn;
  const { isFamiliar, waitSeconds } = await take(lanes);
  if (waitSeconds === null) throw lineFull();
  if (waitSeconds > 0) throw new RateLimited(waitSeconds);
  return isFamiliar
    ? { lanes: lanes.familiar, queue: passwordQueues.familiar }
    : { lanes: lanes.unfamiliar, queue: passwordQueues.unfamiliar };
}

/** A person of another environment's project is nobody here, as its keys are (API §2.1). */
async function verify(email: string, password: string): Promise<SignedInUser | null> {
  const found = await findSignIn(email);
  const isRight = await isPassword(password, found?.password_hash);
  if (!found || !isRight || found.environment !== env.PROBITY_ENVIRONMENT) return null;
  const { password_hash: _, ...user } = found;
  return user;
}

function openSessionOf(user: SignedInUser, seconds: number): Promise<string> {
  const project = { id: user.project_id, hash: user.project_hash, environment: user.environment };
  return openSession(systemContext(project, newToken('req')), user.token, seconds);
}

/**
 * The person with this e-mail and password, and their new session; null when either is wrong, in the same time
 * (API §2.4). Throws `RateLimited` (429) after too many wrong guesses, and `ServiceUnavailable` (503) when too many
 * sign-ins wait.
 */
export async function signIn(attempt: SignInAttempt): Promise<SignedIn | null> {
  const email = attempt.email.trim().toLowerCase();
  const lanes = lanesOf(email, attempt.address);
  const turn = await requireTurn(lanes);
  let isGuess = false;
  try {
    const user = await turn.queue.run(() => verify(email, attempt.password));
    isGuess = user === null;
    if (!user) return null;
    if (lanes.familiarKey) await rememberAddress(lanes.familiarKey, familiarDays);
    return { ...user, session: await openSessionOf(user, attempt.sessionSeconds) };
  } finally {
    if (!isGuess) await returnTurn(turn.lanes);
  }
}
