import { RateLimited } from '@/lib/platform/errors/errors';
import { addressLaneOf } from '../sign-in-lanes';
import { returnTurn, takeSignInTurn } from '../store/sign-ins';

/**
 * Takes a turn of the address for an answer from the identity provider, as for a password (docs/adr/0028),
 * because checking one sends requests to the provider. Returns a function that gives the turn back if the
 * answer was genuine. Throws `RateLimited` (429).
 */
export async function takeIdentityTurn(address: string | null): Promise<() => Promise<void>> {
  const lanes = [addressLaneOf(address)];
  const { waitSeconds } = await takeSignInTurn({ familiarKey: null, familiar: [], unfamiliar: lanes });
  if (waitSeconds) throw new RateLimited(waitSeconds);
  return () => returnTurn(lanes);
}
