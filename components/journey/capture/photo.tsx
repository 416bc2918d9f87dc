import { useCallback, useState } from 'react';

interface PhotoProps {
  photo: Blob;
  label: string;
  className: string;
}

/** Shown from the browser's memory for as long as the image is there. */
function showPhoto(image: HTMLImageElement | null, photo: Blob): (() => void) | undefined {
  if (!image) return undefined;
  const address = URL.createObjectURL(photo);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}

/** Nothing where a browser cannot show it: not every one knows HEIC, and none a PDF in the place of an image. */
export function Photo({ photo, label, className }: PhotoProps) {
  const show = useCallback((image: HTMLImageElement | null) => showPhoto(image, photo), [photo]);
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return <img ref={show} alt={label} onError={() => setHidden(true)} className={className} />;
}
