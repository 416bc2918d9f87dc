'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Document } from '@/lib/domain/documents/schema';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/components/ui/format';
import { inWords, type Mark } from './evidence';

/** With what turns and enlarges it, once somebody looks. */
const ImageView = dynamic(() => import('./image-view').then((module) => module.ImageView), { ssr: false });

const nameOf = ({ purpose, action }: Document): string => {
  if (purpose !== 'selfie') return `${inWords(purpose)} of the document`;
  return action && action !== 'look_ahead' ? `Selfie: ${inWords(action).toLowerCase()}` : 'Selfie';
};

/** They come in the place of the pressed button, and take its focus. */
const focus = (images: HTMLElement | null) => images?.focus({ preventScroll: true });

interface ImageSetProps {
  documents: readonly Document[];
  marks: readonly Mark[];
}

/** Shown when asked for: whoever looks at a person's images leaves a record. */
export function ImageSet({ documents, marks }: ImageSetProps) {
  const [isShown, setShown] = useState(false);
  const images = documents.filter(({ erased_at }) => erased_at === null);
  const erasedAt = documents.map(({ erased_at }) => erased_at).find(Boolean);
  if (images.length === 0)
    return (
      erasedAt && (
        <p className="border-t px-4 py-3 text-sm text-muted">
          The images were erased on {formatDateTime(erasedAt)}: their retention was over.
        </p>
      )
    );
  if (!isShown)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-4 py-3">
        <Button onClick={() => setShown(true)}>
          {images.length === 1 ? 'Show the image' : `Show ${images.length} images`}
        </Button>
        <p className="text-xs text-muted">That you looked at them is recorded in the audit log.</p>
      </div>
    );
  return (
    <div
      ref={focus}
      tabIndex={-1}
      role="group"
      aria-label="Images"
      className="grid gap-4 border-t p-4 outline-none @min-[30rem]/images:grid-cols-2 @min-[50rem]/images:grid-cols-3"
    >
      {images.map((image) => (
        <ImageView
          key={image.token}
          token={image.token}
          label={nameOf(image)}
          marks={marks.filter(({ side }) => side === image.purpose)}
        />
      ))}
    </div>
  );
}
