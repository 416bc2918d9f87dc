import { useRef, useState } from 'react';
import type { CaptureProblem, ChallengeAction } from '@/lib/domain/documents/schema';
import type { Capture, Challenge } from '@/lib/domain/journeys/schema';
import { ChallengeCamera, type Frame } from '../capture/challenge-camera';
import { ProblemList } from '../capture/problem-list';
import { type CameraFailure, cameraWords, hasCameras } from '../capture/use-camera';
import { Actions, Notice, StepHeading, WideButton } from '../frame/blocks';
import type { ScreenProps } from '../screen';
import { SendingProgress } from '../sending/sending-progress';
import { useSending } from '../sending/use-sending';
import { useWords } from '../words/use-words';
import { PhoneCode } from './phone-code';

/** The distinct problems of the refused frames. */
const problemsOf = (captures: readonly Capture[]): CaptureProblem[] => [
  ...new Set(
    captures
      .filter(({ purpose, status }) => purpose === 'selfie' && status === 'refused')
      .flatMap(({ problems }) => problems),
  ),
];

const lastsMs = ({ issued_at, expires_at }: Challenge) => Date.parse(expires_at) - Date.parse(issued_at);

export function SelfieStep({ journey, state, revisit, goTo }: ScreenProps) {
  const words = useWords();
  const { selfie, frame, camera } = words;
  const { progress, send } = useSending(state);
  const endsAt = useRef(0);
  const [problems, setProblems] = useState(() => problemsOf(journey.captures));
  const [needsTime, setNeedsTime] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<CameraFailure | null>(hasCameras() ? null : 'missing');
  const [isExpired, setExpired] = useState(false);

  async function begin(): Promise<readonly ChallengeAction[] | null> {
    setExpired(false);
    let actions: readonly ChallengeAction[] | null = null;
    await state.act(async () => {
      const begun = await state.api.beginChallenge();
      const { challenge } = begun;
      actions = challenge?.actions ?? null;
      // Measured with this device's clock, which may be wrong but runs as fast as the server's.
      if (challenge) endsAt.current = performance.now() + lastsMs(challenge);
      return begun;
    });
    return actions;
  }

  async function finish(frames: readonly Frame[]) {
    setOpen(false);
    if (performance.now() > endsAt.current) return setExpired(true);
    const judged = await send(frames.map((each) => ({ ...each, purpose: 'selfie' as const })));
    const found = problemsOf(judged ?? []);
    setProblems(found);
    if (judged && found.length === 0 && revisit) goTo(null);
  }

  if (isOpen)
    return (
      <>
        <StepHeading key="camera">{selfie.title}</StepHeading>
        <ChallengeCamera
          secondsForEach={needsTime ? 10 : 4}
          onBegin={begin}
          onFrames={(frames) => void finish(frames)}
          onClose={() => setOpen(false)}
          onFailure={(found) => {
            setFailure(found);
            setOpen(false);
          }}
        />
      </>
    );

  return (
    <>
      {/* The key remounts the heading, which gets the focus when the focused button is replaced. */}
      <StepHeading key={progress ? 'sending' : 'intro'}>{selfie.title}</StepHeading>
      <div className="mt-4 flex flex-col gap-4 text-lg">
        {problems.length > 0 && !progress && <ProblemList title={selfie.failed} problems={problems} />}
        {isExpired && (
          <Notice tone="warning" role="alert">
            {selfie.expired}
          </Notice>
        )}
        {failure && (
          <Notice tone="warning" role="alert">
            {failure === 'missing' ? camera.missingForSelfie : cameraWords(failure, words)}
          </Notice>
        )}
        <p>{selfie.intro}</p>
        <p>{selfie.challenge}</p>
        <p>{selfie.tips}</p>
      </div>
      {progress ? (
        <SendingProgress {...progress} />
      ) : (
        <>
          <label className="mt-6 flex min-h-12 items-center gap-3 text-lg">
            <input
              type="checkbox"
              checked={needsTime}
              onChange={({ target }) => setNeedsTime(target.checked)}
              className="size-6 shrink-0 accent-accent"
            />
            {selfie.moreTime}
          </label>
          <Actions>
            {failure !== 'missing' && (
              <WideButton
                look="primary"
                onClick={() => {
                  setFailure(null);
                  setOpen(true);
                }}
              >
                {problems.length > 0 ? selfie.repeat : selfie.start}
              </WideButton>
            )}
            <PhoneCode state={state} />
            {revisit && <WideButton onClick={() => goTo(null)}>{frame.back}</WideButton>}
          </Actions>
        </>
      )}
    </>
  );
}
