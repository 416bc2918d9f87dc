import { useCallback, useEffect, useRef, useState } from 'react';
import { Actions, WideButton } from '../frame/blocks';
import { fill } from '../words/fill';
import { useWords } from '../words/use-words';

interface PhotoPreviewProps {
  photo: Blob;
  onUse: () => void;
  onAgain: () => void;
}

/** Shown from the browser's memory for as long as the image is there. */
function showPhoto(image: HTMLImageElement | null, photo: Blob): (() => void) | undefined {
  if (!image) return undefined;
  const address = URL.createObjectURL(photo);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}

/** Before it is sent. Not every browser can show HEIC, and none a PDF in the place of an image: then the file's name stands there. */
export function PhotoPreview({ photo, onUse, onAgain }: PhotoPreviewProps) {
  const { capture } = useWords();
  const show = useCallback((image: HTMLImageElement | null) => showPhoto(image, photo), [photo]);
  const [isHidden, setHidden] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  const isFile = photo instanceof File;
  return (
    <section aria-label={capture.preview} className="mt-6">
      {!isHidden && (
        <img
          ref={show}
          alt={capture.preview}
          onError={() => setHidden(true)}
          className="max-h-96 w-full rounded-lg border bg-sunken object-contain"
        />
      )}
      {isFile && (
        <p dir="auto" className="mt-3 text-base break-all text-muted">
          {fill(capture.chosen, { name: photo.name })}
        </p>
      )}
      <h2 ref={question} tabIndex={-1} className="mt-3 text-lg font-semibold outline-none">
        {capture.isReadable}
      </h2>
      <Actions>
        <WideButton look="primary" onClick={onUse}>
          {capture.use}
        </WideButton>
        <WideButton onClick={onAgain}>{isFile ? capture.anotherFile : capture.again}</WideButton>
      </Actions>
    </section>
  );
}
