'use client';

import { useQuery } from '@tanstack/react-query';
import { Expand, RotateCw, Shrink, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useState } from 'react';
import { problemOf } from '@/clients/typescript/src/problem';
import { Button } from '@/components/ui/button';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Skeleton } from '@/components/ui/skeleton';
import type { Mark } from './evidence';
import { type Area, surroundingsOf } from './portrait';
import { type Size, turned } from './turn';

interface ShownImage extends Size {
  image: Blob;
}

/** Throws a `ProbityError` with 404 if the image is erased. */
async function fetchImage(token: string, signal: AbortSignal): Promise<ShownImage> {
  const response = await fetch(`/v1/documents/${token}/content`, { signal });
  if (!response.ok) throw await problemOf(response);
  const image = await response.blob();
  const { width, height } = await createImageBitmap(image);
  return { image, width, height };
}

/** Loads the image once while it is shown, because each read is recorded in the audit log. */
const useImage = (token: string) =>
  useQuery({
    queryKey: ['document image', token],
    queryFn: ({ signal }) => fetchImage(token, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
  });

const largestZoom = 4;

interface ImageViewProps {
  token: string;
  /** What the image shows. */
  label: string;
  marks: readonly Mark[];
  /** The face that is shown instead of the whole image until the viewer asks for it. */
  face: Area | null;
}

export function ImageView({ token, label, marks, face }: ImageViewProps) {
  const found = useImage(token);
  if (found.isError)
    return (
      <ProblemNotice
        title={`${label} cannot be shown`}
        problem={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <Skeleton className="aspect-3/2 w-full" />;
  return <Picture shown={found.data} label={label} marks={marks} face={face} />;
}

interface PictureProps {
  shown: ShownImage;
  label: string;
  marks: readonly Mark[];
  face: Area | null;
}

function Picture({ shown, label, marks, face }: PictureProps) {
  const [zoom, setZoom] = useState(1);
  const [quarters, setQuarters] = useState(0);
  const [wantsWhole, setWantsWhole] = useState(false);
  const { image, width, height } = shown;
  const area = face === null || wantsWhole ? { x: 0, y: 0, width, height } : surroundingsOf(face, shown);
  const { viewBox, transform } = turned(area, quarters);
  const show = useCallback(
    (element: SVGImageElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(image);
      element.setAttribute('href', address);
      return () => URL.revokeObjectURL(address);
    },
    [image],
  );
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 flex items-center gap-1 text-sm font-medium">
        <span className="min-w-0 flex-1">{label}</span>
        {face !== null && (
          <Button
            look="quiet"
            size="icon"
            aria-label={wantsWhole ? `Show only the face of ${label}` : `Show the whole document of ${label}`}
            onClick={() => setWantsWhole(!wantsWhole)}
          >
            {wantsWhole ? <Shrink aria-hidden /> : <Expand aria-hidden />}
          </Button>
        )}
        <Button
          look="quiet"
          size="icon"
          aria-label={`Make ${label} smaller`}
          aria-disabled={zoom === 1}
          onClick={() => setZoom((before) => Math.max(1, before - 1))}
        >
          <ZoomOut aria-hidden />
        </Button>
        <Button
          look="quiet"
          size="icon"
          aria-label={`Make ${label} larger`}
          aria-disabled={zoom === largestZoom}
          onClick={() => setZoom((before) => Math.min(largestZoom, before + 1))}
        >
          <ZoomIn aria-hidden />
        </Button>
        <Button
          look="quiet"
          size="icon"
          aria-label={`Turn ${label}`}
          onClick={() => setQuarters((before) => (before + 1) % 4)}
        >
          <RotateCw aria-hidden />
        </Button>
      </figcaption>
      <ScrollRegion label={label} className="max-h-128 overflow-auto rounded-md border bg-sunken">
        <svg role="img" aria-label={label} viewBox={viewBox} width={`${zoom * 100}%`} className="block">
          <g transform={`${transform} translate(${-area.x} ${-area.y})`}>
            <image ref={show} width={width} height={height} />
            {marks.map((mark, place) => (
              <polygon
                key={place}
                points={mark.corners.map((corner) => corner.join(',')).join(' ')}
                vectorEffect="non-scaling-stroke"
                className="fill-caution/15 stroke-caution stroke-2"
              >
                <title>{mark.label}</title>
              </polygon>
            ))}
          </g>
        </svg>
      </ScrollRegion>
      {marks.length > 0 && (
        <ul className="mt-1.5 text-xs text-muted">
          {[...new Set(marks.map((mark) => mark.label))].map((label) => (
            <li key={label}>Marked: {label}</li>
          ))}
        </ul>
      )}
    </figure>
  );
}
