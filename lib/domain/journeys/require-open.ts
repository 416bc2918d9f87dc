import { InvalidState } from '@/lib/platform/errors';
import { read } from '@/lib/platform/transaction';
import { readState } from './state';
import type { Visitor } from './visitor';

/** The token of the journey. Throws `InvalidState` (409) for one that nobody has begun, or that has ended. */
export function requireOpen(visitor: Visitor): Promise<string> {
  return read(visitor.ctx, async (tx) => {
    const { token, status } = await readState(tx, visitor);
    if (token === null || status !== 'open') throw new InvalidState('journey', status, 'send an image', []);
    return token;
  });
}
