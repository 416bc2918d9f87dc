import { Camera, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Actions, Notice, WideButton } from '../frame/blocks';
import { fill } from '../words/fill';
import { megabytesIn } from '../words/in-language';
import { useSpoken } from '../words/use-words';
import { acceptedFiles, faultOfFile, largestFile } from './chosen-file';

interface PhotoSourcesProps {
  /** False on a device without a camera. */
  hasCamera: boolean;
  onCamera: () => void;
  onFile: (file: File) => void;
}

/** The camera, if there may be one, and a file field. */
export function PhotoSources({ hasCamera, onCamera, onFile }: PhotoSourcesProps) {
  const { code, words } = useSpoken();
  const { capture } = words;
  const [fault, setFault] = useState<'wrongType' | 'tooLarge' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const size = megabytesIn(code, largestFile);

  function choose(file: File | undefined) {
    if (!file) return;
    const found = faultOfFile(file);
    setFault(found);
    if (!found) onFile(file);
  }

  return (
    <Actions>
      {fault && (
        <Notice tone="warning" role="alert">
          {fill(capture[fault], { size })}
        </Notice>
      )}
      {hasCamera && (
        <WideButton look="primary" onClick={onCamera}>
          <Camera aria-hidden />
          {capture.openCamera}
        </WideButton>
      )}
      <input
        ref={field}
        type="file"
        accept={acceptedFiles}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <WideButton aria-describedby={id} onClick={() => field.current?.click()}>
        <Upload aria-hidden />
        {capture.chooseFile}
      </WideButton>
      <p id={id} className="text-center text-base text-balance text-muted">
        {fill(capture.fileHint, { size })}
      </p>
    </Actions>
  );
}
