import type { BoundedQueue } from '@/lib/platform/work/bounded-queue';
import { env } from '@/lib/platform/settings/env';
import { RateLimited } from '@/lib/platform/errors/errors';
import { lineFull, passwordQueues } from '../password-queue';
import { isPassword } from '../passwords';
import { lanesOf } from '../sign-in-lanes';
import {
  findSignIn,
  type Lane,
  type Lanes,
  rememberAddress,
  returnTurn,
  type ProvenUser,
  takeFamiliarTurn,
  takeSignInTurn,
} from '../store/sign-ins';

export interface Proof {
  email: string;
  password: string;
  /** Null if unknown: such attempts share one lane. */
  address: string | null;
}

/** How long an address stays familiar after a correct password. */
const familiarDays = 90;

interface TurnTaken {
  lanes: Lane[];
  queue: BoundedQueue;
}

/** Taken before the password is verified, so that simultaneous guesses cannot exceed the limit. */
async function requireTurn(lanes: Lanes): Promise<TurnTaken> {
  const take = passwordQueues.unfamiliar.isFull ? takeFamiliarTurn : takeSignInTurn;
  const { isFamiliar, waitSeconds } = await take(lanes);
  if (waitSeconds === null) throw lineFull();
  if (waitSeconds > 0) throw new RateLimited(waitSeconds);
  return isFamiliar
    ? { lanes: lanes.familiar, queue: passwordQueues.familiar }
    : { lanes: lanes.unfamiliar, queue: passwordQueues.unfamiliar };
}

/** A person of a project in another environment cannot sign in here, like its keys (API §2.1). */
async function verify(email: string, password: string): Promise<ProvenUser | null> {
  const found = await findSignIn(email);
  const isRight = await isPassword(password, found?.password_hash);
  return found && isRight && found.environment === env.PROBITY_ENVIRONMENT ? found : null;
}

/**
 * The person with this email and password; null if either is wrong, after the same time (API §2.4). Throws
 * `RateLimited` (429) after too many wrong guesses, and `ServiceUnavailable` (503) when the password queue is
 * full.
 */
export async function provePerson({ password, address, ...given }: Proof): Promise<ProvenUser | null> {
  const email = given.email.trim().toLowerCase();
  const lanes = lanesOf(email, address);
  const turn = await requireTurn(lanes);
  let isGuess = false;
  try {
    const user = await turn.queue.run(() => verify(email, password));
    isGuess = user === null;
    if (user && lanes.familiarKey) await rememberAddress(lanes.familiarKey, familiarDays);
    return user;
  } finally {
    if (!isGuess) await returnTurn(turn.lanes);
  }
}
