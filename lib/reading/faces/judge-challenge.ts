import type { ChallengeAction, FaceReading, FacesInput } from '../face-reading.ts';
import type { FoundFace } from './find-faces.ts';

// Whether the frames show the requested actions, compared with the first frame. This does not prove that a live
// person is present.

/** Limits relative to the first frame. A turn of twenty degrees is measured as ten to fifteen. */
const least = { turnDegrees: 8, smile: 1.12, closer: 1.2 };
const mostAhead = 14;

export function followsAction(action: ChallengeAction, face: FoundFace, ahead: FoundFace): boolean {
  const turn = face.yawDegrees - ahead.yawDegrees;
  const checks: Record<ChallengeAction, boolean> = {
    look_ahead: Math.abs(face.yawDegrees) < mostAhead,
    turn_left: turn < -least.turnDegrees,
    turn_right: turn > least.turnDegrees,
    smile: face.smile > ahead.smile * least.smile,
    come_closer: face.size > ahead.size * least.closer,
  };
  return checks[action];
}

interface JudgedFrame {
  action: ChallengeAction;
  at: number;
  follows: boolean | null;
}

export function judgeChallenge(
  frames: JudgedFrame[],
  { actions, began_at, expires_at }: FacesInput['challenge'],
): FaceReading['challenge'] {
  const missed = actions.filter(
    (action) => !frames.some((frame) => frame.action === action && frame.follows),
  );
  const came = frames.toSorted((a, b) => a.at - b.at).map(({ action }) => action);
  // Several consecutive frames may show the same action.
  const order = came.filter((action, at) => action !== came[at - 1]);
  const asked =
    order[0] === 'look_ahead' && actions[0] !== 'look_ahead' ? ['look_ahead', ...actions] : actions;
  return {
    followed: missed.length === 0,
    in_order: order.length === asked.length && order.every((action, at) => action === asked[at]),
    in_time: frames.length > 0 && frames.every(({ at }) => at >= began_at && at <= expires_at),
    missed,
  };
}
