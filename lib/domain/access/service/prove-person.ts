import type { BoundedQueue } from '@/lib/platform/bounded-queue';
import { env } from '@/lib/platform/env';
import { RateLimited } from '@/lib/platform/errors';
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
  takeTurn,
} from '../store/sign-ins';

export interface Proof {
  email: string;
  password: string;
  /** Null when it is not known: such attempts share one lane. */
  address: string | null;
}

/** How long an address stays familiar after a right password from it. */
const familiarDays = 90;

interface TurnTaken {
  lanes: Lane[];
  queue: BoundedQueue;
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
async function verify(email: string, password: string): Promise<ProvenUser | null> {
  const found = await findSignIn(email);
  const isRight = await isPassword(password, found?.password_hash);
  return found && isRight && found.environment === env.PROBITY_ENVIRONMENT ? found : null;
}

/**
 * The person with this e-mail and password; null when either is wrong, in the same time (API §2.4). Throws `RateLimited`
 * (429) after too many wrong guesses, and `ServiceUnavailable` (503) when too many passwords wait to be verified.
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
