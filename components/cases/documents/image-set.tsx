'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { Document } from '@/lib/domain/documents/schema';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/components/ui/format';
import { Skeleton } from '@/components/ui/skeleton';
import type { Mark } from './evidence';
import { actionName } from './face-facts';
import type { Area } from './portrait';

/** Loaded with the code for turning and enlarging when somebody looks. */
const ImageView = dynamic(() => import('./image-view').then((module) => module.ImageView), { ssr: false });

const sideNames = { front: 'Front of the document', back: 'Back of the document' };

/** The front of a document is called a portrait beside a selfie. */
const nameOf = ({ purpose, action }: Document, others: readonly Document[]): string => {
  const isBesideSelfie = others.some((each) => each.purpose === 'selfie');
  if (purpose !== 'selfie') return isBesideSelfie ? 'Portrait' : sideNames[purpose];
  return action && action !== 'look_ahead' ? `Selfie: ${actionName(action).toLowerCase()}` : 'Selfie';
};

/** Focuses the images, which replace the pressed button. */
const focus = (images: HTMLElement | null) => images?.focus({ preventScroll: true });

/** Long enough that stepping through a list of alerts does not count as viewing each. */
const dwellMs = 400;

interface ImageSetProps {
  documents: readonly Document[];
  marks?: readonly Mark[];
  /** In the document's image; beside a selfie, it alone is shown at first. */
  face?: Area | null;
  /** What the button shows, if not "the image". */
  what?: string;
  /** A note beside each name, such as "replaced". */
  note?: string;
}

/** Images shown on request, because each view of a person's images is recorded. */
export function ImageSet({ documents, marks = [], face = null, what, note }: ImageSetProps) {
  const [isShown, setShown] = useState(false);
  const images = documents.filter(({ erased_at }) => erased_at === null);
  if (images.length === 0) return <Erased documents={documents} />;
  if (!isShown)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-4 py-3">
        <Button onClick={() => setShown(true)}>
          Show {what ?? (images.length === 1 ? 'the image' : `${images.length} images`)}
        </Button>
        <p className="text-xs text-muted">That you looked at them is recorded in the audit log.</p>
      </div>
    );
  return (
    <div ref={focus} tabIndex={-1} role="group" aria-label="Images" className="outline-none">
      <Images images={images} marks={marks} face={face} note={note} />
    </div>
  );
}

/** Images shown at once, to a user with an open alert that is decided by them. */
export function ImagesAtOnce({ documents, marks = [], face = null }: ImageSetProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setDue(true), dwellMs);
    return () => window.clearTimeout(timer);
  }, []);
  const images = documents.filter(({ erased_at }) => erased_at === null);
  if (images.length === 0) return <Erased documents={documents} />;
  return (
    <div role="group" aria-label="Images">
      {isDue ? (
        <Images images={images} marks={marks} face={face} />
      ) : (
        <div className={gridStyle(images.length)}>
          {images.map(({ token }) => (
            <Skeleton key={token} className="aspect-3/2 w-full" />
          ))}
        </div>
      )}
      <p className="px-4 pb-3 text-xs text-muted">That you looked at them is recorded in the audit log.</p>
    </div>
  );
}

const gridStyle = (count: number): string =>
  count === 1
    ? 'border-t p-4 [&>*]:max-w-2xl'
    : 'grid items-start gap-4 border-t p-4 @min-[20rem]/images:grid-cols-2 @min-[50rem]/images:grid-cols-3';

interface ImagesProps {
  images: readonly Document[];
  marks: readonly Mark[];
  face: Area | null;
  note?: string;
}

const Images = ({ images, marks, face, note }: ImagesProps) => (
  <div className={gridStyle(images.length)}>
    {images.map((image) => (
      <ImageView
        key={image.token}
        token={image.token}
        label={[nameOf(image, images), note].filter(Boolean).join(', ')}
        marks={marks.filter(({ side }) => side === image.purpose)}
        face={image.purpose === 'selfie' ? null : face}
      />
    ))}
  </div>
);

function Erased({ documents }: Pick<ImageSetProps, 'documents'>) {
  const erasedAt = documents.map(({ erased_at }) => erased_at).find(Boolean);
  if (!erasedAt) return null;
  return (
    <p className="border-t px-4 py-3 text-sm text-muted">
      The images were erased on {formatDateTime(erasedAt)}: their retention period had ended.
    </p>
  );
}
