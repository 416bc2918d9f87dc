import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ChallengeAction } from '@/lib/domain/documents/schema';
import { WideButton } from '../frame/blocks';
import { fill } from '../words/fill';
import { useWords } from '../words/use-words';
import { type CameraFailure, takePhoto, useCamera } from './use-camera';

export interface Frame {
  action: ChallengeAction;
  image: Blob;
}

interface ChallengeCameraProps {
  secondsForEach: number;
  /** Requests the actions; resolves to null if that fails. */
  onBegin: () => Promise<readonly ChallengeAction[] | null>;
  onFrames: (frames: readonly Frame[]) => void;
  onClose: () => void;
  onFailure: (failure: CameraFailure) => void;
}

const second = 1_000;
const sleep = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms));

/** The current action, and how long until its photo. */
interface Turn {
  place: number;
  actions: readonly ChallengeAction[];
  secondsLeft: number;
}

/** Asks for the actions one by one, and takes a photo at the end of each one's seconds. */
export function ChallengeCamera(props: ChallengeCameraProps) {
  const { secondsForEach, onBegin, onFrames, onClose, onFailure } = props;
  const { selfie, actions: actionWords, capture, frame } = useWords();
  const { video, state } = useCamera('user');
  const begin = useRef<HTMLButtonElement>(null);
  const instruction = useRef<HTMLParagraphElement>(null);
  const [turn, setTurn] = useState<Turn | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  useEffect(() => {
    if (state !== 'on' && state !== 'starting') onFailure(state);
  }, [state, onFailure]);

  useEffect(() => {
    if (state === 'on') begin.current?.focus();
  }, [state]);

  async function run() {
    setBeginning(true);
    const asked = await onBegin();
    setBeginning(false);
    // The pressed button disappears.
    if (asked) instruction.current?.focus();
    const frames: Frame[] = [];
    for (const [place, action] of (asked ?? []).entries()) {
      for (let secondsLeft = secondsForEach; secondsLeft > 0; secondsLeft -= 1) {
        if (!isThere.current) return;
        setTurn({ place, actions: asked ?? [], secondsLeft });
        await sleep(second);
      }
      const image = video.current && (await takePhoto(video.current));
      if (!image) return onFailure('busy');
      navigator.vibrate?.(80);
      frames.push({ action, image });
    }
    if (isThere.current && frames.length > 0) onFrames(frames);
  }

  const action = turn?.actions[turn.place];
  return (
    <section aria-label={capture.camera} className="mt-4 flex flex-col gap-4">
      <p
        ref={instruction}
        role="status"
        tabIndex={-1}
        className="min-h-16 rounded-md bg-sunken px-4 py-3 text-center text-xl font-semibold outline-none"
      >
        {action ? actionWords[action] : state === 'starting' ? capture.starting : selfie.position}
      </p>
      <div className="relative mx-auto aspect-3/4 max-h-[60dvh] w-full max-w-sm overflow-hidden rounded-lg bg-[#000]">
        {/* Mirrored, as people expect of a camera that faces them. */}
        <video ref={video} autoPlay muted playsInline className="size-full -scale-x-100 object-cover" />
        <svg
          aria-hidden
          viewBox="0 0 300 400"
          className="pointer-events-none absolute inset-0 size-full fill-none stroke-[#fff] stroke-3"
        >
          <ellipse cx="150" cy="190" rx="98" ry="132" />
        </svg>
        {turn && (
          <p
            aria-hidden
            className="absolute inset-x-0 bottom-3 mx-auto grid size-14 place-items-center rounded-full bg-[#000]/70 text-2xl font-semibold text-[#fff]"
          >
            {turn.secondsLeft}
          </p>
        )}
      </div>
      {turn ? (
        <p className="text-center text-lg">
          {fill(selfie.photo, { n: turn.place + 1, count: turn.actions.length })}
        </p>
      ) : (
        <WideButton
          ref={begin}
          look="primary"
          aria-disabled={state !== 'on' || isBeginning}
          onClick={() => void run()}
        >
          {isBeginning ? frame.working : selfie.begin}
        </WideButton>
      )}
      <WideButton onClick={onClose}>
        <X aria-hidden />
        {capture.closeCamera}
      </WideButton>
    </section>
  );
}
