import { useCallback, useState } from 'react';

interface PhotoProps {
  photo: Blob;
  label: string;
  className: string;
}

/** Shows the photo from memory while the image is mounted. */
function showPhoto(image: HTMLImageElement | null, photo: Blob): (() => void) | undefined {
  if (!image) return undefined;
  const address = URL.createObjectURL(photo);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}

/** Shows nothing if the browser cannot: not every browser supports HEIC, and none shows a PDF as an image. */
export function Photo({ photo, label, className }: PhotoProps) {
  const show = useCallback((image: HTMLImageElement | null) => showPhoto(image, photo), [photo]);
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return <img ref={show} alt={label} onError={() => setHidden(true)} className={className} />;
}
