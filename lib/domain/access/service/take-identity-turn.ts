import { RateLimited } from '@/lib/platform/errors';
import { addressLaneOf } from '../sign-in-lanes';
import { returnTurn, takeTurn } from '../store/sign-ins';

/**
 * Takes a turn of the address for an answer of the identity provider, as a password takes one (docs/adr/0028): each is judged
 * with requests to it. Returns how to give it back, for one that was no guess. Throws `RateLimited` (429).
 */
export async function takeIdentityTurn(address: string | null): Promise<() => Promise<void>> {
  const lanes = [addressLaneOf(address)];
  const { waitSeconds } = await takeTurn({ familiarKey: null, familiar: [], unfamiliar: lanes });
  if (waitSeconds) throw new RateLimited(waitSeconds);
  return () => returnTurn(lanes);
}
