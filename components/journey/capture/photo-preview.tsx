import { useEffect, useRef } from 'react';
import { Actions, WideButton } from '../frame/blocks';
import { fill } from '../words/fill';
import { useWords } from '../words/use-words';
import { Photo } from './photo';

interface PhotoPreviewProps {
  photo: Blob;
  onUse: () => void;
  onAgain: () => void;
}

/** The photo before it is sent. If the browser cannot show it, the file's name is shown. */
export function PhotoPreview({ photo, onUse, onAgain }: PhotoPreviewProps) {
  const { capture } = useWords();
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  const isFile = photo instanceof File;
  return (
    <section aria-label={capture.preview} className="mt-6">
      <Photo
        photo={photo}
        label={capture.preview}
        className="max-h-96 w-full rounded-lg border bg-sunken object-contain"
      />
      {isFile && (
        <p dir="auto" className="mt-3 text-base wrap-anywhere text-muted">
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
