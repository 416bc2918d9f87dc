import { Aperture, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { WideButton } from '../frame/blocks';
import { useWords } from '../words/use-words';
import { type CameraFailure, takePhoto, useCamera } from './use-camera';
import { guideIn, useGuidance } from './use-guidance';

interface DocumentCameraProps {
  /** The width divided by the height. */
  ratio: number;
  onPhoto: (photo: Blob) => void;
  onClose: () => void;
  onFailure: (failure: CameraFailure) => void;
}

/** Assumes a 4:3 picture, as from nearly every camera; for other shapes the guide is slightly off. */
const picture = { width: 400, height: 300 };

function GuideFrame({ ratio, isReady }: { ratio: number; isReady: boolean }) {
  const { left, top, width, height } = guideIn(picture.width, picture.height, ratio);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx="10"
        fill="none"
        strokeWidth="3"
        strokeDasharray={isReady ? undefined : '10 7'}
        className={isReady ? 'stroke-[#5ee08f]' : 'stroke-[#fff]'}
      />
    </svg>
  );
}

/** Shows what would improve the photo. It can be taken at any time. */
export function DocumentCamera({ ratio, onPhoto, onClose, onFailure }: DocumentCameraProps) {
  const words = useWords();
  const { video, state } = useCamera('environment');
  const hint = useGuidance(video, state === 'on', ratio);
  const shutter = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state !== 'on' && state !== 'starting') onFailure(state);
  }, [state, onFailure]);
  useEffect(() => {
    if (state === 'on') shutter.current?.focus();
  }, [state]);

  async function take() {
    const photo = video.current && (await takePhoto(video.current));
    if (photo) onPhoto(photo);
  }

  return (
    <section aria-label={words.capture.camera} className="flex flex-col gap-3">
      <div className="relative aspect-4/3 overflow-hidden rounded-lg bg-[#000]">
        <video ref={video} autoPlay muted playsInline className="size-full object-cover" />
        <GuideFrame ratio={ratio} isReady={hint === 'ready'} />
      </div>
      <p
        role="status"
        className={classNames(
          'min-h-12 rounded-md px-4 py-2.5 text-center text-lg font-medium',
          hint === 'ready' ? 'tone-good bg-tone-soft text-tone' : 'bg-sunken',
        )}
      >
        {state === 'starting' ? words.capture.starting : words.guidance[hint ?? 'no_document']}
      </p>
      <WideButton ref={shutter} look="primary" aria-disabled={state !== 'on'} onClick={() => void take()}>
        <Aperture aria-hidden />
        {words.capture.takePhoto}
      </WideButton>
      <WideButton onClick={onClose}>
        <X aria-hidden />
        {words.capture.closeCamera}
      </WideButton>
    </section>
  );
}
