import { InvalidState } from '@/lib/platform/errors';
import { type JourneyState, readState } from './state';
import type { Visitor } from './visitor';

interface OpenJourney extends JourneyState {
  token: string;
}

/** Throws `InvalidState` (409) for a journey that has not begun or has ended. */
export async function requireOpen(visitor: Visitor): Promise<OpenJourney> {
  const state = await readState(visitor);
  const { token, status } = state;
  if (token === null || status !== 'open') throw new InvalidState('journey', status, 'send an image', []);
  return { ...state, token };
}
