import { useState } from 'react';
import type { CaptureProblem, ChallengeAction } from '@/lib/domain/documents/schema';
import type { Journey } from '@/lib/domain/journeys/schema';
import { ChallengeCamera, type Frame } from '../capture/challenge-camera';
import { ProblemList } from '../capture/problem-list';
import { type CameraFailure, cameraWords, hasCameras } from '../capture/use-camera';
import { Actions, Notice, StepHeading, WideButton } from '../frame/blocks';
import type { ScreenProps } from '../screen';
import { SendingProgress } from '../sending/sending-progress';
import { useSending } from '../sending/use-sending';
import { useWords } from '../words/use-words';
import { PhoneCode } from './phone-code';

/** Each once, of the frames that were refused. */
const problemsOf = ({ captures }: Journey): CaptureProblem[] => [
  ...new Set(
    captures
      .filter(({ purpose, status }) => purpose === 'selfie' && status === 'refused')
      .flatMap(({ problems }) => problems),
  ),
];

export function SelfieStep({ journey, state, revisit, goTo }: ScreenProps) {
  const words = useWords();
  const { selfie, frame, camera } = words;
  const { progress, sendAll } = useSending(state);
  const [needsTime, setNeedsTime] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<CameraFailure | null>(hasCameras() ? null : 'missing');
  const [isExpired, setExpired] = useState(false);
  const problems = problemsOf(journey);

  async function begin(): Promise<readonly ChallengeAction[] | null> {
    setExpired(false);
    let actions: readonly ChallengeAction[] | null = null;
    await state.act(async () => {
      const begun = await state.api.beginChallenge();
      actions = begun.challenge?.actions ?? null;
      return begun;
    });
    return actions;
  }

  async function finish(frames: readonly Frame[]) {
    setOpen(false);
    const ends = journey.challenge && Date.parse(journey.challenge.expires_at);
    if (ends !== null && Date.now() > ends) return setExpired(true);
    const isSent = await sendAll(frames.map((each) => ({ ...each, purpose: 'selfie' as const })));
    if (isSent && revisit) goTo(null);
  }

  if (isOpen)
    return (
      <>
        <StepHeading>{selfie.title}</StepHeading>
        <ChallengeCamera
          secondsForEach={needsTime ? 10 : 4}
          onBegin={begin}
          onFrames={(frames) => void finish(frames)}
          onFailure={(found) => {
            setFailure(found);
            setOpen(false);
          }}
        />
      </>
    );

  return (
    <>
      <title>{selfie.title}</title>
      <StepHeading>{selfie.title}</StepHeading>
      <div className="mt-4 flex flex-col gap-4 text-lg">
        {problems.length > 0 && !progress && <ProblemList title={selfie.failed} problems={problems} />}
        {isExpired && (
          <Notice tone="danger" role="alert">
            {selfie.expired}
          </Notice>
        )}
        {failure && (
          <Notice tone="danger" role="alert">
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
