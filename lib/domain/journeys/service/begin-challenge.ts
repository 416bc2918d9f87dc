import { randomInt } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { dropDocuments } from '@/lib/domain/documents/service/drop';
import type { ChallengeAction } from '@/lib/domain/documents/schema';
import { newToken } from '@/lib/platform/ids';
import { presentJourney } from '../present';
import type { Challenge, Journey } from '../schema';
import { readState } from '../state';
import { updateJourney } from '../store';
import { takeStep } from '../take-step';
import type { Visitor } from '../visitor';

const minutes = 3;
const length = 3;

/** The sequence must be unpredictable, so it uses the system's random number generator. */
function randomActions(): ChallengeAction[] {
  const left: ChallengeAction[] = ['turn_left', 'turn_right', 'smile', 'come_closer'];
  const drawn = Array.from({ length }, () => left.splice(randomInt(left.length), 1)).flat();
  return ['look_ahead', ...drawn];
}

/** Frames of the previous challenge are dropped. Throws `InvalidState` (409). */
export function beginChallenge(visitor: Visitor): Promise<Journey> {
  const { ctx } = visitor;
  return takeStep(visitor, 'selfie', async (tx, { token, captures, holder }) => {
    const frames = captures.filter(({ purpose }) => purpose === 'selfie');
    await dropDocuments(tx, ctx, frames);
    const challenge: Challenge = {
      challenge_token: newToken('clg'),
      actions: randomActions(),
      issued_at: ctx.now().toISOString(),
      expires_at: addMinutes(ctx.now(), minutes).toISOString(),
    };
    await updateJourney(tx, ctx, token, { challenge });
    return presentJourney(visitor, await readState(holder));
  });
}
