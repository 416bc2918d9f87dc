import { keyedHash } from '@/lib/platform/crypto';
import { InvalidState } from '@/lib/platform/errors/errors';
import type { Sender } from '@/lib/domain/documents/sender';
import { type JourneyState, readState } from './state';
import { keepsStartToken } from './store';
import type { Visitor } from './visitor';

interface OpenJourney extends JourneyState {
  token: string;
  /** For images, which are written without the lock of the journey. */
  sender: Sender;
}

/**
 * Throws `InvalidState` (409) for a journey that has not begun or has ended, and `StartTokenRefused` (401) if the
 * visitor's link was replaced.
 */
export async function requireOpen(visitor: Visitor): Promise<OpenJourney> {
  const state = await readState(visitor);
  const { token, status } = state;
  if (token === null || status !== 'open') throw new InvalidState('journey', status, 'send an image', []);
  const maySend = keepsStartToken(visitor.ctx, token, keyedHash(visitor.start_token));
  return { ...state, token, sender: { journey_token: token, maySend } };
}
